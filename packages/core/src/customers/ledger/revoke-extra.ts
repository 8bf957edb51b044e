import type { Unit } from '@vedetta/contracts/facts/plans'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { spendFromExtras } from './ledger.queries.ts'
import { lockSettled } from './lock-settled.ts'

type RevokedExtra = {
  readonly licenceNo: number
  readonly unit: Unit
  readonly amount: number
  /** Unique per revocation: the ledger refuses a repeated key. */
  readonly key: string
}

/** Takes back a bought extra whose payment was refunded, as far as it is not spent yet. */
export function revokeExtra(db: Db, { licenceNo, unit, amount, key }: RevokedExtra, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSettled(tx, { licenceNo, unit }, now)
    const entry = { licenceNo, unit, key: `taken:${key}`, userId: null, reason: 'extra_refunded' }
    await spendFromExtras(tx, entry, amount, now)
  })
}
