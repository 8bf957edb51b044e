import { createHash, randomUUID } from 'node:crypto'
import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { claimKey, releaseKey, selectKey, storeResult } from './idempotency-key.queries.ts'

/** Longer than any write takes: one that has no result by then was cut off by a crash. */
const cutOffMs = minuteMs

export type NamedWrite = {
  readonly keyId: string
  /** Undefined if the client sent none. */
  readonly idempotencyKey: string | undefined
  /** The operation and its input: the same key may not name another one. */
  readonly request: unknown
}

export type Written<Result> = { readonly result: Result; readonly isReplayed: boolean }

/**
 * Makes a write once per idempotency key, and gives repetitions its stored result, which may hold no person's data: it is
 * kept as it was. A refused write is not kept, since it changed nothing. One that failed otherwise may have been made, so
 * that only a write with the same ID takes its place, after `cutOffMs`.
 */
export async function writeOnce<Result extends object>(
  db: Db,
  { keyId, idempotencyKey, request }: NamedWrite,
  now: Date,
  write: (requestId: string) => Promise<Result>,
): Promise<Written<Result>> {
  if (idempotencyKey === undefined) return { result: await write(randomUUID()), isReplayed: false }
  const name = { keyId, keyHash: hashOf(idempotencyKey) }
  const requestHash = hashOf(JSON.stringify(request))
  const requestId = await claimKey(
    db,
    { ...name, requestHash, now },
    {
      usedBefore: new Date(now.getTime() - retention.idempotencyKeyDays * dayMs),
      cutOffBefore: new Date(now.getTime() - cutOffMs),
    },
  )
  if (requestId === undefined) {
    const known = await selectKey(db, name)
    if (known && !known.requestHash.equals(requestHash)) throw new AppError('idempotency_key_reused')
    if (!known?.result) throw new AppError('idempotency_in_progress', { retryAfter: 1 })
    return { result: known.result as Result, isReplayed: true }
  }
  try {
    const result = await write(requestId)
    await storeResult(db, requestId, name, result)
    return { result, isReplayed: false }
  } catch (error) {
    if (error instanceof AppError) await releaseKey(db, requestId, name)
    throw error
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
