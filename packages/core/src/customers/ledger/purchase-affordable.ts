import { type CreditPurchase, creditCosts } from '@vedetta/contracts/facts/plans'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { findCharge } from './charge.ts'
import { lockSettled } from './lock-settled.ts'
import { yearAt } from './period.ts'
import { selectBought, upsertPurchases } from './purchase.queries.ts'
import { reasonOfPurchase } from './spend-reasons.ts'
import { spendUpTo } from './spend-up-to.ts'

type Wanted = {
  readonly licenceNo: number
  readonly userId: string
  readonly keyId?: string | undefined
  readonly kind: CreditPurchase
  /** Public identifiers, in the order in which they are bought. */
  readonly subjects: readonly string[]
  /** The key of the one ledger entry that pays for all of them. */
  readonly key: string
}

/** Buys the subjects not yet bought this year, as far as the credits of a live licence last. Returns those that the licence owns now, in their order. */
export async function purchaseAffordable(
  tx: Transaction<DB>,
  { licenceNo, userId, keyId, kind, subjects, key }: Wanted,
  now: Date,
): Promise<{ owned: string[]; spent: number }> {
  const account = await lockSettled(tx, { licenceNo, unit: 'credit' }, now)
  const bought = { licenceNo, kind, year: yearAt(account.startsAt, now) }
  const cost = creditCosts[kind]
  const earlier = await selectBought(tx, bought, subjects)
  const open = subjects.filter((subject) => !earlier.has(subject))
  const spending = { licenceNo, userId, keyId, reason: reasonOfPurchase[kind], key, amount: open.length * cost }
  const { spent } = await spendUpTo(tx, spending, now)
  const paid = new Set(open.slice(0, spent / cost))
  const charged = await findCharge(tx, spending)
  if (charged) await upsertPurchases(tx, bought, [...paid], { entryNo: charged.entryNo, cost })
  return { owned: subjects.filter((subject) => earlier.has(subject) || paid.has(subject)), spent }
}
