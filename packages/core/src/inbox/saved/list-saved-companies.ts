import type { SavedCompany } from '@vedetta/contracts/companies/saved-companies'
import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'
import { companyRow } from '../companies/company-row.ts'
import { countNewSinceViews } from '../companies/company-views.queries.ts'
import { selectSavedCompanies } from './saved-companies.queries.ts'

/** All saved companies, the last saved first. */
export async function listSavedCompanies(db: Db, { userId }: Actor): Promise<{ companies: SavedCompany[] }> {
  const rows = await selectSavedCompanies(db, userId)
  const numbers = rows.map(({ company_no }) => company_no)
  const newToUser = await countNewSinceViews(db, userId, numbers)
  return {
    companies: rows.map(({ saved_at, ...fields }) => ({
      ...companyRow(fields, newToUser.get(fields.company_no) ?? fields.new_positions),
      savedAt: saved_at.toISOString(),
    })),
  }
}
