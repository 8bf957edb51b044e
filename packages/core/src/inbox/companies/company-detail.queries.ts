import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { CompanyFields } from '../../search/engine/company-document.ts'

/** The fields of the page beyond those of every company row. */
export type CompanyDetailRow = Omit<CompanyFields, 'new_positions'> & {
  atecoTitle: string | null
  rea: string | null
  chamber: string | null
  shareCapital: number | null
  turnoverYear: number | null
  address: string | null
  agencyQuote: string | null
  saved: boolean
  isWatched: boolean
  host: string | null
  knownBy: 'import' | 'vat_on_page' | 'pec_domain'
  knownByQuote: string | null
  lastRead: Date | null
}

/**
 * Whether we see the positions a company opens: true for a site held for a second visit, false for one that may be
 * another company's.
 */
export const isWatched = (companyNo: RawBuilder<unknown>) => sql<boolean>`EXISTS (
  SELECT FROM site WHERE site.company_no = ${companyNo} AND status IN ('active', 'held') AND contradicting_vat IS NULL)`

export async function selectCompanyDetail(
  db: Db,
  userId: string,
  companyId: string,
): Promise<CompanyDetailRow | undefined> {
  const { rows } = await sql<CompanyDetailRow>`
    SELECT c.company_no, c.company_id, c.vat, c.name, c.legal_form, c.ateco_2007, c.ateco_2025, c.sector, c.employees,
      c.turnover, c.foundation_year, c.municipality, c.is_agency, c.agency_reason,
      (SELECT count(*)::int FROM position p WHERE p.company_no = c.company_no AND p.closed_at IS NULL) AS open_positions,
      a.title_it AS "atecoTitle", c.rea, c.chamber, c.share_capital AS "shareCapital", c.turnover_year AS "turnoverYear",
      c.address, c.agency_quote AS "agencyQuote",
      saved.company_no IS NOT NULL AS saved, ${isWatched(sql`c.company_no`)} AS "isWatched",
      shown.host, shown.known_by AS "knownBy", shown.known_by_quote AS "knownByQuote", (
        SELECT max(k.last_complete_read) FROM site_source l JOIN source_schedule k USING (source_no)
        WHERE l.site_no = shown.site_no
      ) AS "lastRead"
    FROM company c
    LEFT JOIN saved_company saved ON saved.company_no = c.company_no AND saved.user_id = ${userId}
    LEFT JOIN ateco a ON a.code = coalesce(c.ateco_2025, c.ateco_2007)
      AND a.edition = CASE WHEN c.ateco_2025 IS NULL THEN '2007' ELSE '2025' END
    LEFT JOIN LATERAL (
      SELECT site_no, host, known_by, known_by_quote FROM site
      WHERE site.company_no = c.company_no AND contradicting_vat IS NULL
      ORDER BY status IN ('active', 'held') DESC, site_no LIMIT 1
    ) AS shown ON true
    WHERE c.company_id = ${companyId}`.execute(db)
  return rows[0]
}

export type TownRow = { istat: string; openPositions: number }

/** The town of the legal office first, if it has any; then those with most positions. */
export async function selectTownsOfOpen(
  db: Db,
  { companyNo, office }: { companyNo: number; office: string | null },
  limit: number,
): Promise<TownRow[]> {
  const { rows } = await sql<TownRow>`
    SELECT istat, count(*)::int AS "openPositions" FROM position CROSS JOIN unnest(municipalities) AS town (istat)
    WHERE company_no = ${companyNo} AND closed_at IS NULL
    GROUP BY istat ORDER BY istat IS NOT DISTINCT FROM ${office} DESC, count(*) DESC, istat LIMIT ${limit}`.execute(db)
  return rows
}
