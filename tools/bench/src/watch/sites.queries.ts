import type { Site } from '@vedetta/simweb/model'
import type { Scratch } from '../harness/scratch.ts'

/** Inserts the companies of the simulated sites; a company's number is its site's number plus one. */
export async function insertCompanies(pool: Scratch['pool'], sites: readonly Site[]): Promise<void> {
  await pool.query(
    `INSERT INTO company (company_no, company_id, vat, name, legal_form, sector, employees, municipality, synthetic)
     SELECT no, id, vat, name, form, sector, employees, municipality, true
     FROM jsonb_to_recordset($1) AS company (no int, id uuid, vat text, name text, form text, sector text, employees int, municipality text)`,
    [
      JSON.stringify(
        sites.map(({ number, company }) => ({
          no: companyNoOf(number),
          id: crypto.randomUUID(),
          vat: company.vat,
          name: company.name,
          form: company.legalForm,
          sector: company.sector,
          employees: company.employees,
          municipality: company.place.municipality.istat,
        })),
      ),
    ],
  )
}

export const companyNoOf = (number: number) => number + 1

export type PositionRow = {
  no: number
  /** The site's number. */
  number: number
  title: string
  urls: string[]
  isOpen: boolean
  mergedInto: number | null
}

export async function selectPositions(pool: Scratch['pool']): Promise<PositionRow[]> {
  const { rows } = await pool.query<PositionRow>(
    `SELECT position_no AS no, company_no - 1 AS number, title, source_urls AS urls, closed_at IS NULL AS "isOpen", merged_into AS "mergedInto"
     FROM position ORDER BY position_no`,
  )
  return rows
}
