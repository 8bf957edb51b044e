import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** Two are enough to know that the match is ambiguous. */
type Companies = { companyNos: number[] }

/** The companies with an active site at each host, and whether one of them is a publisher. */
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

export type RegisteredName = {
  /** The name as it would be registered. */
  name: string
  /** The legal forms its company may have; null where the name includes the form. */
  forms: readonly string[] | null
}

/**
 * The companies with these names or aliases, by the name's place in the list. Not a join with the list: the planner
 * would expect thousands of companies per name and scan the whole table.
 */
export async function selectCompaniesNamed(db: Db, names: readonly RegisteredName[]): Promise<Map<number, number[]>> {
  const isNamed = (name: RawBuilder<unknown>) => sql`company_name_key(${name}) = ANY(ARRAY(SELECT key FROM asked))`
  const { rows } = await sql<{ place: number } & Companies>`
    WITH asked AS MATERIALIZED (
      SELECT place, company_name_key(name) AS key, string_to_array(forms, '|') AS forms
      FROM unnest(${names.map(({ name }) => name)}::text[],
        ${names.map(({ forms }) => forms?.join('|') ?? null)}::text[]) WITH ORDINALITY a(name, forms, place)
    ), called AS MATERIALIZED (
      SELECT company_name_key(name) AS key, company_no, legal_form FROM company
      WHERE ${isNamed(sql`name`)} AND legal_form IS DISTINCT FROM 'Ditta individuale'
      UNION ALL
      SELECT company_name_key(alias.name), company_no, c.legal_form FROM company_alias alias JOIN company c USING (company_no)
      WHERE ${isNamed(sql`alias.name`)}
    )
    SELECT asked.place::int, (array_agg(DISTINCT called.company_no))[1:2] AS "companyNos"
    FROM asked JOIN called USING (key)
    WHERE asked.forms IS NULL OR called.legal_form IS NULL OR called.legal_form = ANY(asked.forms)
    GROUP BY asked.place`.execute(db)
  return new Map(rows.map(({ place, companyNos }) => [place - 1, companyNos]))
}
