import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { companySite } from '../positions/position-detail.queries.ts'
import type { RowFields } from '../positions/position-row.ts'

/** A line of the file, with the user's own mark. */
export type ExportLine = Omit<RowFields, 'position_id' | 'company_id' | 'first_seen'> & {
  company_no: number
  status: PositionStatus
  vat: string
  ateco: string | null
  ateco_it: string | null
  ateco_en: string | null
  source_urls: string[]
  first_seen: Date
  last_verified: Date | null
  closed_at: Date | null
  site: string | null
  address: string | null
  seat: string | null
  /** As stored, with masks in place of people’s contacts; null if not asked for. */
  description: string | null
}

/** In the order of the given numbers. */
export async function selectExportLines(
  db: Db,
  userId: string,
  numbers: readonly number[],
  { withDescription }: { withDescription: boolean },
): Promise<ExportLine[]> {
  const { rows } = await sql<ExportLine>`
    SELECT p.title, p.company_no, coalesce(m.status, 'notSeen') AS status, c.name AS company_name, c.vat, c.employees AS company_employees,
      c.turnover AS company_turnover,
      c.sector, coalesce(c.ateco_2025, c.ateco_2007) AS ateco, a.title_it AS ateco_it, a.title_en AS ateco_en, p.municipalities, p.provinces, p.regions, p.contract,
      p.schedule, p.collar, p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills,
      p.certifications, p.benefits, p.protected_categories, p.confidence, p.reasons, p.source_urls, p.first_seen,
      s.last_complete_read AS last_verified, p.closed_at, p.pay_from, p.pay_to, p.pay_period, ${companySite} AS site,
      c.address, c.municipality AS seat, CASE WHEN ${withDescription}::boolean THEN p.description END AS description
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS asked (no, place)
    JOIN position p ON p.position_no = asked.no
    JOIN company c USING (company_no)
    LEFT JOIN ateco a ON a.code = coalesce(c.ateco_2025, c.ateco_2007)
      AND a.edition = CASE WHEN c.ateco_2025 IS NULL THEN '2007' ELSE '2025' END
    LEFT JOIN source_schedule s USING (source_no)
    LEFT JOIN position_mark m ON m.position_no = p.position_no AND m.user_id = ${userId}
    ORDER BY place`.execute(db)
  return rows
}
