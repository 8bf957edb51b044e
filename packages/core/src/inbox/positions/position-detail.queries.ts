import type { AgencyReasonCode } from '@vedetta/contracts/facts/agency-reasons'
import type { DiscardReason } from '@vedetta/contracts/inbox/discarded-positions'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { OpenFields, RowFields } from './position-row.ts'

/** The facts of a position and of its company, in addition to those of every row. */
export type FactRow = RowFields & {
  positionNo: number
  companyNo: number
  noAgencies: boolean | null
  closedAt: Date | null
  lastVerified: Date | null
  status: PositionStatus
  markedAt: Date | null
  discardedAt: Date | null
  discardReason: DiscardReason | null
  saved: boolean
  vat: string
  legalForm: string | null
  ateco: string | null
  atecoTitle: string | null
  turnoverYear: number | null
  foundationYear: number | null
  address: string | null
  seat: string | null
  isAgency: boolean
  agencyReason: AgencyReasonCode | null
  site: string | null
  openPositions: number
}

/** The fields of a position's detail: its facts and its texts. */
export type DetailRow = FactRow & { description: string; firstUrl: string; quotes: unknown }

/** The host of a company's own site, of `company c`. */
export const companySite = sql<string | null>`
  (SELECT host FROM site WHERE site.company_no = c.company_no ORDER BY status = 'active' DESC, site_no LIMIT 1)`

/** The columns of `FactRow`, of the tables below. */
export const factColumns = sql`
  p.position_id, p.title, p.municipalities, p.provinces, p.regions, p.contract, p.schedule, p.collar,
  p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills, p.certifications, p.benefits,
  p.protected_categories, p.pay_from, p.pay_to, p.pay_period, p.confidence, p.reasons, p.first_seen, c.company_id, c.name AS company_name,
  c.employees AS company_employees, c.turnover AS company_turnover, c.sector,
  p.position_no AS "positionNo", p.company_no AS "companyNo", p.no_agencies AS "noAgencies", p.closed_at AS "closedAt",
  s.last_complete_read AS "lastVerified",
  coalesce(m.status, 'notSeen') AS status, m.marked_at AS "markedAt",
  discarded.discarded_at AS "discardedAt", discarded.reason AS "discardReason", saved.position_no IS NOT NULL AS saved,
  c.vat, c.legal_form AS "legalForm", coalesce(c.ateco_2025, c.ateco_2007) AS ateco, a.title_it AS "atecoTitle",
  c.turnover_year AS "turnoverYear", c.foundation_year AS "foundationYear", c.address, c.municipality AS seat,
  c.is_agency AS "isAgency", c.agency_reason AS "agencyReason",
  ${companySite} AS site,
  (SELECT count(*)::int FROM position o WHERE o.company_no = c.company_no AND o.closed_at IS NULL) AS "openPositions"`

export const factTables = (userId: string) => sql`
  position p
  JOIN company c USING (company_no)
  LEFT JOIN source_schedule s USING (source_no)
  LEFT JOIN position_mark m ON m.position_no = p.position_no AND m.user_id = ${userId}
  LEFT JOIN saved_position saved ON saved.position_no = p.position_no AND saved.user_id = ${userId}
  LEFT JOIN discarded_position discarded ON discarded.position_no = p.position_no AND discarded.user_id = ${userId}
  LEFT JOIN ateco a ON a.code = coalesce(c.ateco_2025, c.ateco_2007)
    AND a.edition = CASE WHEN c.ateco_2025 IS NULL THEN '2007' ELSE '2025' END`

/** The existing positions, in any order. */
export async function selectDetails(db: Db, userId: string, positionIds: readonly string[]): Promise<DetailRow[]> {
  const { rows } = await sql<DetailRow>`
    SELECT ${factColumns}, p.description, p.source_urls[1] AS "firstUrl", e.quotes
    FROM ${factTables(userId)}
    LEFT JOIN position_evidence e ON e.position_no = p.position_no
    WHERE p.position_id = ANY(${positionIds}::uuid[])`.execute(db)
  return rows
}

export type SourceRow = {
  positionNo: number
  url: string
  kind: 'page' | 'feed' | 'board'
  firstSeen: Date
  lastSeen: Date | null
}

/** The pages of each position and of those merged into it. */
export async function selectSources(db: Db, positionNos: readonly number[]): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT wanted.no AS "positionNo", found.* FROM unnest(${positionNos}::int[]) AS wanted (no)
    CROSS JOIN LATERAL (
      SELECT page.url, s.kind, min(p.first_seen) AS "firstSeen",
        max(coalesce(p.closed_at, k.last_complete_read)) AS "lastSeen"
      FROM position p
      JOIN source s USING (source_no)
      LEFT JOIN source_schedule k USING (source_no)
      CROSS JOIN unnest(p.source_urls) AS page (url)
      WHERE p.position_no = wanted.no OR p.merged_into = wanted.no
      GROUP BY page.url, s.kind ORDER BY "firstSeen", page.url LIMIT 20
    ) AS found
    ORDER BY wanted.no, found."firstSeen", found.url`.execute(db)
  return rows
}

type ToldRow = { inApp: Date; byMail: Date | null }

/** When a person was last told of a position, or of one merged into it. */
export async function selectTold(db: Db, userId: string, positionNo: number): Promise<ToldRow | undefined> {
  const { rows } = await sql<ToldRow>`
    SELECT alert.matched_at AS "inApp", mail.sent_at AS "byMail"
    FROM alert LEFT JOIN mail USING (mail_id)
    WHERE alert.user_id = ${userId} AND alert.position_no IN (
      SELECT ${positionNo}::int UNION ALL SELECT position_no FROM position WHERE merged_into = ${positionNo}
    )
    ORDER BY alert.alert_no DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** The newest open positions of a company, except the given one. */
export async function selectOpen(
  db: Db,
  { companyNo, except = null }: { companyNo: number; except?: number | null },
  limit: number,
): Promise<OpenFields[]> {
  const { rows } = await sql<OpenFields>`
    SELECT position_id, title, municipalities, provinces, regions, first_seen FROM position
    WHERE company_no = ${companyNo} AND position_no IS DISTINCT FROM ${except} AND closed_at IS NULL
    ORDER BY first_seen DESC, position_no DESC LIMIT ${limit}`.execute(db)
  return rows
}
