import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { charge, findCharge, type Spending } from './charge.ts'
import { lockSettled } from './lock-settled.ts'
import { spendReasons } from './spend-reasons.ts'

/** Spends as much of the amount as the balance covers, possibly nothing, in whole multiples of the reason's cost. */
export function spendUpTo(db: Db, spending: Spending, now: Date): Promise<{ spent: number; balance: number }> {
  const { licenceNo, reason, amount } = spending
  const { unit, cost } = spendReasons[reason]
  return inTransaction(db, async (tx) => {
    const account = await lockSettled(tx, { licenceNo, unit }, now)
    const earlier = await findCharge(tx, spending)
    if (earlier) return { spent: earlier.spent, balance: earlier.balance }
    if (!account.live) throw new AppError('licence_required')
    const affordable = Math.min(amount, account.balance - (account.balance % cost))
    if (affordable === 0) return { spent: 0, balance: account.balance }
    const { spent, balance } = await charge(tx, { ...spending, amount: affordable }, now)
    return { spent, balance }
  })
}
