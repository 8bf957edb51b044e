import type { CreditPurchase } from '@vedetta/contracts/facts/plans'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { spendKey } from './charge.ts'
import { lockSettled } from './lock-settled.ts'
import { markRefunded, selectPaidPurchase } from './purchase.queries.ts'
import { refund } from './refund.ts'

/** Refunds a purchase that proved wrong; buying it again is charged again. Does nothing if it was never paid or is refunded already. */
export function refundPurchase(
  db: Db,
  bought: { licenceNo: number; kind: CreditPurchase; subject: string },
  now: Date,
): Promise<{ balance: number; paidBack: number }> {
  const account = { licenceNo: bought.licenceNo, unit: 'credit' } as const
  return inTransaction(db, async (tx) => {
    const { balance } = await lockSettled(tx, account, now)
    const purchase = await selectPaidPurchase(tx, bought)
    if (!purchase) return { balance, paidBack: 0 }
    await markRefunded(tx, { ...bought, year: purchase.year }, now)
    const part = { name: `${bought.kind}:${bought.subject}`, amount: purchase.cost }
    const refunded = await refund(tx, { ...account, key: purchase.key.slice(spendKey('').length), part }, now)
    return { ...refunded, paidBack: purchase.cost }
  })
}
