import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { JournalledErasure } from './erasure-journal.ts'

type Entry = JournalledErasure & { entryNo: number }

/** Locked until the transaction ends, and skipped by others meanwhile. */
export async function lockEntries(tx: Transaction<DB>, limit: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    SELECT entry_no AS "entryNo", kind, subject, made_at AS "madeAt" FROM erasure_entry
    ORDER BY entry_no LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(tx)
  return rows
}

export async function deleteEntries(tx: Transaction<DB>, entryNos: readonly number[]): Promise<void> {
  await sql`DELETE FROM erasure_entry WHERE entry_no = ANY(${[...entryNos]}::bigint[])`.execute(tx)
}

/** Whether the restored database has the opt-out, and with it all that followed in its transaction. */
export async function isContactOptedOut(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM contact_opt_out WHERE hash = contact_opt_out_hash(${address})`.execute(db)
  return rows.length > 0
}

export async function isHostOptedOut(db: Db, host: string): Promise<boolean> {
  return (await db.selectFrom('opt_out').select('host').where('host', '=', host).executeTakeFirst()) !== undefined
}

export async function isRegisterOptedOut(db: Db, vat: string): Promise<boolean> {
  return (await db.selectFrom('register_opt_out').select('vat').where('vat', '=', vat).executeTakeFirst()) !== undefined
}

export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}
