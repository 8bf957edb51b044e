import type { ContactChangeKind } from '@vedetta/contracts/privacy/contact-changes'
import { type Kysely, sql } from 'kysely'
import { italianDay } from '../../platform/db/italian-day.queries.ts'
import type { DB } from '../../platform/db/schema.ts'

/**
 * Notes which licences received the contacts, in the transaction that changes or deletes them on request and before it does: the
 * worker tells them. Those that nobody received leave nothing.
 */
export async function noteReceivers(
  db: Kysely<DB>,
  contactNos: readonly number[],
  kind: ContactChangeKind,
  now: Date,
): Promise<void> {
  if (contactNos.length === 0) return
  await sql`SELECT note_receivers(${[...contactNos]}::int[], ${kind}, ${italianDay(now)})`.execute(db)
}
