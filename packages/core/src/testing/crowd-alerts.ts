import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import { makeSource } from './factories.ts'
import { makeUser } from './people.ts'

/** Somebody with 4,000 filters, and 12,000 positions of 4,000 companies that were found, told and marked: none fits a small plan. */
export async function crowdAlerts(db: Db, now: Date): Promise<void> {
  const { userId } = await makeUser(db)
  const sourceNo = await makeSource(db)
  await sql`
    INSERT INTO company (name, vat, sector) SELECT 'Prova ' || n, lpad(n::text, 11, '0'), 'metalworking'
    FROM generate_series(1, 4000) n`.execute(db)
  await sql`
    INSERT INTO position (position_no, company_no, source_no, title, description, source_urls, first_seen)
    SELECT nextval('position_no'), company_no, ${sourceNo}, 'Saldatore', repeat('Prova. ', 200), '{https://prova.example}', ${now}
    FROM company, generate_series(1, 3) WHERE name LIKE 'Prova %'`.execute(db)
  await sql`
    INSERT INTO saved_filter (user_id, name, criteria, created_at)
    SELECT ${userId}, 'Filtro ' || n, '{}', ${now} FROM generate_series(1, 4000) n`.execute(db)
  await sql`
    INSERT INTO filter_match (filter_id, position_no, opening, matched_at)
    SELECT filter_id, position_no, 9, ${now} FROM position,
      (SELECT filter_id FROM saved_filter WHERE user_id = ${userId} LIMIT 1) f`.execute(db)
  await sql`
    INSERT INTO alert (user_id, position_no, opening, found_at, matched_at, is_unsure, read_at)
    SELECT ${userId}, position_no, 9, ${now}, ${now}, false, ${now} FROM position`.execute(db)
  await sql`
    INSERT INTO position_mark (user_id, position_no, status, marked_at)
    SELECT ${userId}, position_no, 'seen', ${now} FROM position`.execute(db)
  await sql`ANALYZE company, position, saved_filter, filter_match, alert, position_mark`.execute(db)
}

/** The tables that a piece of work read whole. */
export function tablesReadWhole(db: Db, work: (tx: Db) => Promise<unknown>): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // The connection may not have reported its earlier reads yet.
    const before = await wholeReads(tx)
    await work(tx)
    const after = await wholeReads(tx)
    return [...after].flatMap(([table, times]) => (times > (before.get(table) ?? 0) ? table : []))
  })
}

async function wholeReads(tx: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; times: number }>`
    SELECT relname AS name, seq_scan AS times FROM pg_stat_xact_user_tables`.execute(tx)
  return new Map(rows.map(({ name, times }) => [name, times]))
}
