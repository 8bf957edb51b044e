import type { SavedCompany } from '@vedetta/contracts/companies/saved-companies'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { companyRow } from '../companies/company-row.ts'
import { countNewPositions } from '../companies/count-new-positions.ts'
import { selectSavedCompanies } from './saved-companies.queries.ts'

/** All saved companies, the last saved first. */
export async function listSavedCompanies(
  context: Pick<ContextWithSearch, 'db' | 'search' | 'gate'>,
  viewer: SeatedViewer,
  now: Date,
): Promise<{ companies: SavedCompany[] }> {
  const [rows, { excludedCompanies: excludedNames }] = await Promise.all([
    selectSavedCompanies(context.db, viewer.userId),
    readSettings(context.db, viewer.userId),
  ])
  const companyNos = rows.map(({ company_no }) => company_no)
  const newOf = await countNewPositions(context, viewer, { companyNos, excludedNames }, now)
  return {
    companies: rows.map(({ saved_at, ...fields }) => ({
      ...companyRow(fields, newOf(fields.company_no)),
      savedAt: saved_at.toISOString(),
    })),
  }
}
