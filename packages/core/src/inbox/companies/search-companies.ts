import type { CompanySearchInput, CompanySearchResult } from '@vedetta/contracts/companies/company-search'
import { searchDepth, searchPageSize } from '@vedetta/contracts/search/position-search'
import { searchWeight } from '@vedetta/contracts/search/search-weight'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findCompanies } from '../../search/engine/find-companies.ts'
import { checkPlaces } from '../positions/check-places.ts'
import { companyRow } from './company-row.ts'
import { countNewPositions } from './count-new-positions.ts'

type SearchContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'limits'>

/** A page of companies. It is free and stores no row; see docs/decisions/0020-company-search.md. */
export async function searchCompanies(
  { db, search, gate, limits }: SearchContext,
  { userId, seat }: SeatedViewer,
  { page, sort, ...criteria }: CompanySearchInput,
  now: Date,
  signal?: AbortSignal,
): Promise<CompanySearchResult> {
  if (page * searchPageSize > searchDepth) throw new AppError('page_out_of_reach')
  checkPlaces(criteria.company, criteria.notCompany)
  await limits.consume('searchesOfPerson', userId)
  const { hideAgencies, excludedCompanies: excludedNames } = await readSettings(db, userId)
  const find = () => findCompanies(search, { criteria, hideAgencies }, { page, sort }, signal)
  const { total, companies } = await gate({ userId, licenceNo: seat.licenceNo }, searchWeight(criteria), find, signal)
  const companyNos = companies.map(({ company_no }) => company_no)
  const newOf = await countNewPositions({ db, search, gate }, { userId, seat }, { companyNos, excludedNames }, now)
  return {
    companies: companies.map(({ matches, ...fields }) => ({
      ...companyRow(fields, newOf(fields.company_no)),
      matches,
    })),
    total,
    page,
    pages: Math.ceil(Math.min(total, searchDepth) / searchPageSize),
  }
}
