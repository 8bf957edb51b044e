import type { Db } from '@vedetta/core/platform/db/client'
import { sql } from 'kysely'

export type SyntheticCounts = { companies: number; positions: number; sites: number; contacts: number }

export async function countSynthetic(db: Db): Promise<SyntheticCounts> {
  const { rows } = await sql<SyntheticCounts>`
    SELECT (SELECT count(*) FROM company WHERE synthetic)::int AS companies,
      (SELECT count(*) FROM position JOIN company USING (company_no) WHERE company.synthetic)::int AS positions,
      (SELECT count(*) FROM site JOIN company USING (company_no) WHERE company.synthetic)::int AS sites,
      (SELECT count(*) FROM company_contact JOIN company USING (company_no) WHERE company.synthetic)::int AS contacts`.execute(
    db,
  )
  return rows[0] as SyntheticCounts
}

/** Locked, so that no visit adds a position to them meanwhile. */
export async function lockSyntheticCompanies(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ company_no: number }>`
    SELECT company_no FROM company WHERE synthetic ORDER BY company_no LIMIT ${limit} FOR UPDATE`.execute(db)
  return rows.map(({ company_no }) => company_no)
}

export async function selectSourcesOf(db: Db, companyNos: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ source_no: number }>`
    SELECT source_no FROM site JOIN site_source USING (site_no) WHERE company_no = ANY(${companyNos}::int[])
    UNION SELECT source_no FROM position WHERE company_no = ANY(${companyNos}::int[])`.execute(db)
  return rows.map(({ source_no }) => source_no)
}

/** Foreign keys remove what hangs on them, triggers tell the index; marks and events have no foreign key. */
export async function deleteCompanies(db: Db, companyNos: readonly number[]): Promise<number> {
  const { rows } = await sql<{ position_no: number }>`
    DELETE FROM position WHERE company_no = ANY(${companyNos}::int[]) RETURNING position_no`.execute(db)
  const positionNos = rows.map(({ position_no }) => position_no)
  for (const table of ['position_mark', 'mark_change'])
    await sql`DELETE FROM ${sql.table(table)} WHERE position_no = ANY(${positionNos}::int[])`.execute(db)
  // Events are numbered on from the highest: without that one, followers would miss the next.
  await sql`
    DELETE FROM position_event WHERE position_no = ANY(${positionNos}::int[])
      AND number IS DISTINCT FROM (SELECT max(number) FROM position_event)`.execute(db)
  await sql`DELETE FROM company WHERE company_no = ANY(${companyNos}::int[])`.execute(db)
  return positionNos.length
}

/** Only those that no other company has. */
export async function deleteAbandonedSources(db: Db, sourceNos: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM source s WHERE source_no = ANY(${sourceNos}::int[])
      AND NOT EXISTS (SELECT FROM site_source WHERE source_no = s.source_no)
      AND NOT EXISTS (SELECT FROM position WHERE source_no = s.source_no)`.execute(db)
}

/** Counts that made-up positions are part of, which the worker counts anew within the hour. */
export async function deleteCounts(db: Db): Promise<void> {
  for (const table of ['market_count', 'market_week', 'hiring_pace', 'open_title'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db)
}
