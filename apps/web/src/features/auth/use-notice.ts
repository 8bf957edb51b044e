import { type NoticeCode, noticeCodes } from '@vedetta/contracts/errors'
import { useLocation } from 'react-router'

/** What the page before has to say: part of what was asked there did not happen. */
export function useNotice(): NoticeCode | undefined {
  const state: unknown = useLocation().state
  const told = typeof state === 'object' && state && 'notice' in state ? state.notice : undefined
  return noticeCodes.find((code) => code === told)
}
