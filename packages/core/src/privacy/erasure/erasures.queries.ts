import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { selectFirms } from '../masking/people-of-companies.queries.ts'
import { isEmail, type Person } from '../masking/person.ts'

export type Erasure = Person & { erasureNo: number; requestedAt: Date }

/**
 * Who erases, in this order: the opt-out itself, from the contacts, and then two processes; what the watch learns of a
 * person from the pages, the worker needs.
 */
export type Eraser = 'opt_out' | 'watch' | 'worker'

/** One erasure of contacts after the other: two of people who share a name would each wait for rows that the other holds. */
export async function lockContactErasures(tx: Transaction<DB>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('erasures of contacts', 0))`.execute(tx)
}

export async function insertErasure(db: Kysely<DB>, address: string, person: Person, now: Date): Promise<void> {
  await sql`
    INSERT INTO contact_erasure (address, names, numbers, company_nos, requested_at)
    VALUES (${address}, ${[...person.names]}::text[], ${[...person.numbers]}::text[], ${[...person.companyNos]}::int[], ${now})`.execute(
    db,
  )
}

/** The oldest that waits for this process; locked until the transaction ends, and skipped by others meanwhile. */
export async function lockErasure(tx: Transaction<DB>, by: Eraser): Promise<Erasure | undefined> {
  const { rows } = await sql<Omit<Erasure, 'addresses' | 'firms'> & { address: string }>`
    SELECT erasure_no AS "erasureNo", address, names, numbers, company_nos AS "companyNos", requested_at AS "requestedAt"
    FROM contact_erasure WHERE waits_for[1] = ${by}
    ORDER BY erasure_no LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx)
  const [found] = rows
  if (found === undefined) return undefined
  const { address, ...row } = found
  return { ...row, addresses: isEmail(address) ? [address] : [], firms: await selectFirms(tx, row.companyNos) }
}

/** Passes the erasure to the next process, with what was learned, or deletes it after the last. */
export async function finishErasure(tx: Transaction<DB>, erasure: Erasure, by: Eraser): Promise<void> {
  await sql`
    UPDATE contact_erasure SET waits_for = array_remove(waits_for, ${by}), names = ${[...erasure.names]}::text[],
      numbers = ${[...erasure.numbers]}::text[] WHERE erasure_no = ${erasure.erasureNo}`.execute(tx)
  await sql`
    DELETE FROM contact_erasure WHERE erasure_no = ${erasure.erasureNo} AND cardinality(waits_for) = 0`.execute(tx)
}

export async function countErasures(db: Kysely<DB>, address: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM contact_erasure WHERE address = lower(btrim(${address}))`.execute(db)
  return rows[0]?.count ?? 0
}
