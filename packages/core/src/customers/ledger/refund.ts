import type { Unit } from '@vedetta/contracts/facts/plans'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { spendKey } from './charge.ts'
import { balanceAfter, insertGrant, selectEntry } from './ledger.queries.ts'
import { lockSettled } from './lock-settled.ts'

type Refund = {
  readonly licenceNo: number
  readonly unit: Unit
  readonly key: string
  /** One of several purchases that the key paid for; without it, all are refunded. */
  readonly part?: { readonly name: string; readonly amount: number }
}

/** Refunds the charge of a key, once. Refunded credits last as long as the licence. */
export function refund(db: Db, { licenceNo, unit, key, part }: Refund, now: Date): Promise<{ balance: number }> {
  const account = { licenceNo, unit }
  return inTransaction(db, async (tx) => {
    await lockSettled(tx, account, now)
    const refundKey = part ? `refund:${key}:${part.name}` : `refund:${key}`
    const earlier = await selectEntry(tx, account, refundKey)
    if (earlier) return { balance: await balanceAfter(tx, account, earlier.entry_no) }
    const spent = await selectEntry(tx, account, spendKey(key))
    if (!spent) throw new Error(`nothing was spent with the key ${key}`)
    const amount = part?.amount ?? -spent.amount
    const entry = { ...account, key: refundKey, userId: spent.user_id, reason: spent.reason }
    const balance = await insertGrant(tx, entry, { kind: 'refund', amount, expiresAt: null }, now)
    await recordAct(tx, 'refunded', {
      actorId: null,
      subject: `${spent.entry_no}`,
      details: { licenceNo, unit, amount, reason: spent.reason },
    })
    return { balance }
  })
}
