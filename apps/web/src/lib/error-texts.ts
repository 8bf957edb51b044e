import type { ErrorCode, NoticeCode } from '@vedetta/contracts/calls/errors'
import type { Labels } from '@vedetta/contracts/text/labels'

type ErrorTexts = Readonly<Record<ErrorCode | NoticeCode, Labels>>

let texts: ErrorTexts | undefined
const listeners = new Set<() => void>()

/** Loads the table of errors, which a view without errors does not need. */
export async function loadErrors(): Promise<typeof import('@vedetta/contracts/calls/errors')> {
  const contract = await import('@vedetta/contracts/calls/errors')
  if (!texts) {
    texts = { ...contract.errors, ...contract.notices }
    for (const listener of listeners) listener()
  }
  return contract
}

export function errorTexts(): ErrorTexts | undefined {
  return texts
}

export function onErrorTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
