import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { noteReceivers } from '../../privacy/erasure/note-receivers.queries.ts'

/**
 * Notes in a restored database, which still has the contact, that its receivers were told of its erasure before: repeating the erasure
 * tells nobody again, and programs find it in their list. Returns whether there was anything to note.
 */
export function markTold(db: Db, contactId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('company_contact')
      .select('contact_no')
      .where('contact_id', '=', contactId)
      .executeTakeFirst()
    if (!known) return false
    await noteReceivers(tx, [known.contact_no], 'erased', now)
    const { numAffectedRows } = await sql`
      UPDATE contact_change SET number = nextval('contact_change_number'), told_at = ${now}
      WHERE contact_id = ${contactId} AND kind = 'erased' AND number IS NULL`.execute(tx)
    return numAffectedRows === 1n
  })
}
