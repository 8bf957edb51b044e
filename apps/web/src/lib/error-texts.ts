import type { ErrorCode, NoticeCode } from '@vedetta/contracts/errors'
import type { Labels } from '@vedetta/contracts/labels'

type ErrorTexts = Readonly<Record<ErrorCode | NoticeCode, Labels>>

let texts: ErrorTexts | undefined
const listeners = new Set<() => void>()

/** Loads the table of errors, which a view without errors does not need. */
export async function loadErrors(): Promise<typeof import('@vedetta/contracts/errors')> {
  const contract = await import('@vedetta/contracts/errors')
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
