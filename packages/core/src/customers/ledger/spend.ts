import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { charge, findCharge, type Spending, usedUp } from './charge.ts'
import { lockSettled } from './lock-settled.ts'
import { spendReasons } from './spend-reasons.ts'

/** Spends the whole amount or nothing. The same key is charged once and returns the same balance. */
export function spend(db: Db, spending: Spending, now: Date): Promise<{ balance: number }> {
  const { licenceNo, reason, amount, key } = spending
  return inTransaction(db, async (tx) => {
    const account = await lockSettled(tx, { licenceNo, unit: spendReasons[reason].unit }, now)
    const earlier = await findCharge(tx, spending)
    if (earlier) {
      if (earlier.spent !== amount) throw new Error(`the key ${key} was used for another amount`)
      return { balance: earlier.balance }
    }
    if (!account.live) throw new AppError('licence_required')
    if (account.balance < amount) throw usedUp(reason)
    const { balance } = await charge(tx, spending, now)
    return { balance }
  })
}
