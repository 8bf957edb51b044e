import { type NoticeCode, noticeCodes } from '@vedetta/contracts/calls/errors'
import { useLocation } from 'react-router'

/** A notice passed on by the previous page: part of what the form requested did not happen. */
export function useNotice(): NoticeCode | undefined {
  const state: unknown = useLocation().state
  const notice = typeof state === 'object' && state && 'notice' in state ? state.notice : undefined
  return noticeCodes.find((code) => code === notice)
}
