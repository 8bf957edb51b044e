import type { Unit } from '@vedetta/contracts/plans'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { spendFromExtras } from './ledger.queries.ts'
import { lockSettled } from './lock-settled.ts'

type RevokedExtra = {
  readonly licenceNo: number
  readonly unit: Unit
  readonly amount: number
  /** Its own each time: what was taken with it before would be taken again. */
  readonly key: string
}

/** What was bought goes as far as it is not spent yet: its money was paid back. */
export function revokeExtra(db: Db, { licenceNo, unit, amount, key }: RevokedExtra, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSettled(tx, { licenceNo, unit }, now)
    const entry = { licenceNo, unit, key: `taken:${key}`, userId: null, reason: 'extra_refunded' }
    await spendFromExtras(tx, entry, amount, now)
  })
}
