import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Two are as good as all of them: it is not one. */
type Companies = { companyNos: number[] }

/** The companies whose active site is at a host, by host, with whether one of them publishes what others do. */
export async function selectCompaniesAt(
  db: Db,
  hosts: readonly string[],
): Promise<Map<string, Companies & { isPublisher: boolean }>> {
  const { rows } = await sql<{ host: string; isPublisher: boolean } & Companies>`
    SELECT site.host, bool_or(c.sector = 'media_publishing') AS "isPublisher",
      (array_agg(DISTINCT c.company_no))[1:2] AS "companyNos"
    FROM site JOIN company c USING (company_no)
    WHERE site.host = ANY(${hosts}::text[]) AND site.status = 'active' GROUP BY site.host`.execute(db)
  return new Map(rows.map((row) => [row.host, row]))
}

export type AskedName = {
  /** As it would be registered. */
  name: string
  /** The legal forms that its company then has; null where the name says it. */
  forms: readonly string[] | null
}

/**
 * Which companies are called so, or call themselves so, by the place of the name in the list. A join with the list would be planned as if
 * each name were thousands of companies', and read them all.
 */
export async function selectCompaniesNamed(db: Db, asked: readonly AskedName[]): Promise<Map<number, number[]>> {
  const isAsked = (name: RawBuilder<unknown>) => sql`company_name_key(${name}) = ANY(ARRAY(SELECT key FROM asked))`
  const { rows } = await sql<{ place: number } & Companies>`
    WITH asked AS MATERIALIZED (
      SELECT place, company_name_key(name) AS key, string_to_array(forms, '|') AS forms
      FROM unnest(${asked.map(({ name }) => name)}::text[],
        ${asked.map(({ forms }) => forms?.join('|') ?? null)}::text[]) WITH ORDINALITY a(name, forms, place)
    ), called AS MATERIALIZED (
      SELECT company_name_key(name) AS key, company_no, legal_form FROM company
      WHERE ${isAsked(sql`name`)} AND legal_form IS DISTINCT FROM 'Ditta individuale'
      UNION ALL
      SELECT company_name_key(alias.name), company_no, c.legal_form FROM company_alias alias JOIN company c USING (company_no)
      WHERE ${isAsked(sql`alias.name`)}
    )
    SELECT asked.place::int, (array_agg(DISTINCT called.company_no))[1:2] AS "companyNos"
    FROM asked JOIN called USING (key)
    WHERE asked.forms IS NULL OR called.legal_form IS NULL OR called.legal_form = ANY(asked.forms)
    GROUP BY asked.place`.execute(db)
  return new Map(rows.map(({ place, companyNos }) => [place - 1, companyNos]))
}
