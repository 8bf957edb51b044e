import { type CreditPurchase, creditCosts } from '@vedetta/contracts/facts/plans'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { charge, usedUp } from './charge.ts'
import { lockSettled } from './lock-settled.ts'
import { yearAt } from './period.ts'
import { selectPurchase, upsertPurchases } from './purchase.queries.ts'
import { reasonOfPurchase } from './spend-reasons.ts'

type Purchase = {
  readonly licenceNo: number
  readonly userId: string
  readonly keyId?: string | undefined
  readonly kind: CreditPurchase
  /** The public identifier of what is bought. */
  readonly subject: string
}

/** Charges a purchase once per licence and year, for all the licence's people. */
export function purchaseOnce(
  db: Db,
  { licenceNo, userId, keyId, kind, subject }: Purchase,
  now: Date,
): Promise<{ spent: number; balance: number }> {
  const reason = reasonOfPurchase[kind]
  const amount = creditCosts[kind]
  return inTransaction(db, async (tx) => {
    const account = await lockSettled(tx, { licenceNo, unit: 'credit' }, now)
    if (!account.live) throw new AppError('licence_required')
    const bought = { licenceNo, kind, subject, year: yearAt(account.startsAt, now) }
    const earlier = await selectPurchase(tx, bought)
    if (earlier && !earlier.refunded_at) return { spent: 0, balance: account.balance }
    if (account.balance < amount) throw usedUp(reason)
    // A purchase after a refund is a new charge, so it needs a new key.
    const key = [kind, bought.year, earlier?.entry_no ?? 0, subject].join(':')
    const { balance, entryNo } = await charge(tx, { licenceNo, userId, keyId, reason, key, amount }, now)
    await upsertPurchases(tx, bought, [subject], { entryNo, cost: amount })
    return { spent: amount, balance }
  })
}
