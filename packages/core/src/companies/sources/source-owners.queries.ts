import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

/**
 * A table of `source_no` and `company_no`: the company whose site each source is. Where several companies claim a site,
 * the owner is the one whose VAT number its pages state; if several remain, the source has no owner.
 */
function ownersOf(sourceNos: readonly number[]): RawBuilder<unknown> {
  return sql`(
    SELECT source_no, coalesce(min(company_no) FILTER (WHERE known_by = 'vat_on_page'), min(company_no)) AS company_no
    FROM site_source JOIN site USING (site_no)
    WHERE source_no = ANY(${sourceNos}::int[]) AND status = 'active'
    GROUP BY source_no
    HAVING count(DISTINCT company_no) = 1
      OR count(DISTINCT company_no) FILTER (WHERE known_by = 'vat_on_page') = 1
  ) owner`
}

/** The owner of each source. */
export async function selectOwners(
  tx: Transaction<DB>,
  sourceNos: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ sourceNo: number; companyNo: number }>`
    SELECT source_no AS "sourceNo", company_no AS "companyNo" FROM ${ownersOf(sourceNos)}`.execute(tx)
  return new Map(rows.map(({ sourceNo, companyNo }) => [sourceNo, companyNo]))
}
