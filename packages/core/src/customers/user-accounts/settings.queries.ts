import type { Settings } from '@vedetta/contracts/customers/settings'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'

/** The person's settings that differ from the defaults. */
export async function selectChangedSettings(db: Db, userId: string): Promise<Partial<Settings>> {
  const { rows } = await sql<{ changes: Partial<Settings> }>`${plannedOnce('changed settings')}
    SELECT changes FROM settings WHERE user_id = ${userId}`.execute(db)
  return rows[0]?.changes ?? {}
}

/** The settings that differ from the defaults, and the companies that the person's searches leave out. */
export async function selectSearchSettings(
  db: Db,
  userId: string,
): Promise<{ changes: Partial<Settings>; excludedCompanyNos: number[] }> {
  const { rows } = await sql<{ changes: Partial<Settings> | null; excludedCompanyNos: number[] }>`
    ${plannedOnce('search settings')}
    SELECT (SELECT changes FROM settings WHERE user_id = ${userId}) AS changes,
      ARRAY(SELECT company_no FROM excluded_company WHERE user_id = ${userId} ORDER BY company_no)
        AS "excludedCompanyNos"`.execute(db)
  return { changes: rows[0]?.changes ?? {}, excludedCompanyNos: rows[0]?.excludedCompanyNos ?? [] }
}

/** One statement, so that concurrent changes do not overwrite each other. */
export async function mergeSettings(
  db: Db,
  userId: string,
  { changed, unset }: { changed: Partial<Settings>; unset: readonly string[] },
): Promise<Partial<Settings>> {
  const { rows } = await sql<{ changes: Partial<Settings> }>`
    INSERT INTO settings (user_id, changes) VALUES (${userId}, ${JSON.stringify(changed)}::jsonb)
    ON CONFLICT (user_id) DO UPDATE SET changes = (settings.changes || excluded.changes) - ${unset}::text[]
    RETURNING changes`.execute(db)
  return rows[0]?.changes ?? {}
}
