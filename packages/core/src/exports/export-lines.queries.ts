import type { SectorId } from '@vedetta/contracts/sectors'
import type {
  Collar,
  Contract,
  PositionStatus,
  Schedule,
  SmartWorking,
  TargetPersona,
} from '@vedetta/contracts/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** A position as the file tells it, to one user. */
export type ExportLine = {
  title: string
  status: PositionStatus
  company_name: string
  vat: string
  employees: number | null
  turnover: number | null
  sector: SectorId
  ateco: string | null
  municipalities: string[]
  provinces: string[]
  regions: string[]
  contract: Contract | null
  schedule: Schedule | null
  collar: Collar | null
  smart_working: SmartWorking | null
  experience_years: number | null
  target_persona: TargetPersona | null
  languages: string[]
  skills: string[]
  certifications: string[]
  benefits: string[]
  protected_categories: boolean | null
  source_urls: string[]
  first_seen: Date
  last_verified: Date | null
  closed_at: Date | null
}

/** In the order of the numbers. */
export async function selectExportLines(db: Db, userId: string, numbers: readonly number[]): Promise<ExportLine[]> {
  const { rows } = await sql<ExportLine>`
    SELECT p.title, coalesce(m.status, 'notSeen') AS status, c.name AS company_name, c.vat, c.employees, c.turnover,
      c.sector, coalesce(c.ateco_2025, c.ateco_2007) AS ateco, p.municipalities, p.provinces, p.regions, p.contract,
      p.schedule, p.collar, p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills,
      p.certifications, p.benefits, p.protected_categories, p.source_urls, p.first_seen,
      s.last_complete_read AS last_verified, p.closed_at
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS asked (no, place)
    JOIN position p ON p.position_no = asked.no
    JOIN company c USING (company_no)
    LEFT JOIN source_schedule s USING (source_no)
    LEFT JOIN position_mark m ON m.position_no = p.position_no AND m.user_id = ${userId}
    ORDER BY place`.execute(db)
  return rows
}
