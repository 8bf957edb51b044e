import type { Unit } from '@vedetta/contracts/plans'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { balanceAfter, insertGrant, selectEntry } from './ledger.queries.ts'
import { lockSettled } from './lock-settled.ts'

type Grant = {
  readonly licenceNo: number
  readonly unit: Unit
  readonly amount: number
  /** Of the request it answers: the same key again grants nothing more. */
  readonly key: string
  /** Null: as long as the licence. */
  readonly expiresAt: Date | null
}

/** Beyond the monthly allowance, which comes by itself. */
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
