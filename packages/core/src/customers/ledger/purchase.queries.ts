import type { CreditPurchase } from '@vedetta/contracts/facts/plans'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

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

/** The subjects that are bought and not refunded. */
export async function selectBought(
  db: Db,
  { licenceNo, kind, year }: Omit<Bought, 'subject'>,
  subjects: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('purchase')
    .select('subject')
    .where('licence_no', '=', licenceNo)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('refunded_at', 'is', null)
    .where(sql<boolean>`subject = any(${subjects}::text[])`)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

/** One entry pays for all, each at the same cost. Refunded purchases are overwritten. */
export async function upsertPurchases(
  db: Db,
  { licenceNo, kind, year }: Omit<Bought, 'subject'>,
  subjects: readonly string[],
  { entryNo, cost }: { entryNo: number; cost: number },
): Promise<void> {
  await sql`
    INSERT INTO purchase (licence_no, kind, subject, year, entry_no, cost)
    SELECT ${licenceNo}, ${kind}, subject, ${year}, ${entryNo}, ${cost} FROM unnest(${subjects}::text[]) AS subject
    ON CONFLICT (licence_no, kind, subject, year)
    DO UPDATE SET entry_no = excluded.entry_no, cost = excluded.cost, refunded_at = NULL`.execute(db)
}

/** The newest purchase that was not refunded, of any year. */
export function selectPaidPurchase(db: Db, { licenceNo, kind, subject }: Omit<Bought, 'year'>) {
  return db
    .selectFrom('purchase')
    .innerJoin('ledger_entry', 'ledger_entry.entry_no', 'purchase.entry_no')
    .select(['purchase.year', 'purchase.cost', 'ledger_entry.key'])
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
