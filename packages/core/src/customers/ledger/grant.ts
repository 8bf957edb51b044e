import type { Unit } from '@vedetta/contracts/facts/plans'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { balanceAfter, insertGrant, selectEntry } from './ledger.queries.ts'
import { lockSettled } from './lock-settled.ts'

type Grant = {
  readonly licenceNo: number
  readonly unit: Unit
  readonly amount: number
  /** Idempotency key: granting with the same key again adds nothing. */
  readonly key: string
  /** Null for as long as the licence lasts. */
  readonly expiresAt: Date | null
}

/** Grants an amount in addition to the monthly allowance, which `lockSettled` grants. */
export function grant(
  db: Db,
  { licenceNo, unit, amount, key, expiresAt }: Grant,
  now: Date,
): Promise<{ balance: number }> {
  const account = { licenceNo, unit }
  const entry = { ...account, key: `extra:${key}`, userId: null, reason: 'extra' }
  return inTransaction(db, async (tx) => {
    await lockSettled(tx, account, now)
    const earlier = await selectEntry(tx, account, entry.key)
    if (earlier) return { balance: await balanceAfter(tx, account, earlier.entry_no) }
    return { balance: await insertGrant(tx, entry, { kind: 'extra', amount, expiresAt }, now) }
  })
}
