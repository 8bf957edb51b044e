import { randomUUID } from 'node:crypto'
import { type CreditPurchase, creditCosts } from '@vedetta/contracts/facts/plans'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { boughtThisYear } from './bought-this-year.ts'
import { lockSettled } from './lock-settled.ts'
import { purchaseAffordable } from './purchase-affordable.ts'

type Wanted = {
  readonly licenceNo: number
  readonly userId: string
  readonly keyId?: string | undefined
  readonly kind: CreditPurchase
  readonly subjects: readonly string[]
}

/** Buys the subjects not yet bought this year, all or none. Locks nothing where the licence owns them already. */
export async function purchaseAll(db: Db, wanted: Wanted, now: Date): Promise<void> {
  const { subjects } = wanted
  const owned = await boughtThisYear(db, wanted, subjects, now)
  if (subjects.every((subject) => owned.has(subject))) return
  await inTransaction(db, async (tx) => {
    const { balance } = await lockSettled(tx, { licenceNo: wanted.licenceNo, unit: 'credit' }, now)
    const bought = await boughtThisYear(tx, wanted, subjects, now)
    const open = subjects.filter((subject) => !bought.has(subject))
    if (balance < open.length * creditCosts[wanted.kind]) throw new AppError('credits_used_up')
    await purchaseAffordable(tx, { ...wanted, subjects: open, key: randomUUID() }, now)
  })
}
