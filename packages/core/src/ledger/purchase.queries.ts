import type { CreditPurchase } from '@vedetta/contracts/plans'
import type { Db } from '../db/client.ts'

export type Bought = {
  readonly licenceNo: number
  readonly kind: CreditPurchase
  readonly subject: string
  readonly year: number
}

export function selectPurchase(db: Db, { licenceNo, kind, subject, year }: Bought) {
  return db
    .selectFrom('purchase')
    .select(['entry_no', 'refunded_at'])
    .where('licence_no', '=', licenceNo)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('year', '=', year)
    .executeTakeFirst()
}

/** In the place of one that was paid back. */
export async function upsertPurchase(
  db: Db,
  { licenceNo, kind, subject, year }: Bought,
  entryNo: number,
): Promise<void> {
  await db
    .insertInto('purchase')
    .values({ licence_no: licenceNo, kind, subject, year, entry_no: entryNo })
    .onConflict((conflict) =>
      conflict.columns(['licence_no', 'kind', 'subject', 'year']).doUpdateSet({ entry_no: entryNo, refunded_at: null }),
    )
    .execute()
}

/** The newest one that was not paid back, whatever its year. */
export function selectPaidPurchase(db: Db, { licenceNo, kind, subject }: Omit<Bought, 'year'>) {
  return db
    .selectFrom('purchase')
    .innerJoin('ledger_entry', 'ledger_entry.entry_no', 'purchase.entry_no')
    .select(['purchase.year', 'ledger_entry.key'])
    .where('purchase.licence_no', '=', licenceNo)
    .where('purchase.kind', '=', kind)
    .where('purchase.subject', '=', subject)
    .where('purchase.refunded_at', 'is', null)
    .orderBy('purchase.year', 'desc')
    .executeTakeFirst()
}

export async function markRefunded(db: Db, { licenceNo, kind, subject, year }: Bought, now: Date): Promise<void> {
  await db
    .updateTable('purchase')
    .set({ refunded_at: now })
    .where('licence_no', '=', licenceNo)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('year', '=', year)
    .execute()
}
