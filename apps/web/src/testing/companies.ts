import {
  type CompanySearchResult,
  type FoundCompany,
  searchCompanies,
} from '@vedetta/contracts/companies/company-search'
import type { SavedCompany } from '@vedetta/contracts/companies/saved-companies'
import { answer } from './api.ts'
import { uuidOf } from './saved.ts'

/** Companies of different numbers differ in ID, name and VAT number. */
export function makeCompany(number: number, change: Partial<FoundCompany> = {}): FoundCompany {
  return {
    companyID: uuidOf(number),
    name: `Officine ${number}`,
    employees: 1186,
    turnover: 41_200_000,
    vat: String(number).padStart(11, '0'),
    legalForm: 'S.p.A.',
    ateco: '25.62',
    sector: 'metalworking',
    foundationYear: 1974,
    city: 'Albino',
    province: 'BG',
    region: '03',
    isAgency: false,
    agencyReason: null,
    openPositions: 4,
    newPositions: 2,
    matches: { name: [] },
    ...change,
  }
}

export function makeSavedCompany(number: number, change: Partial<SavedCompany> = {}): SavedCompany {
  const { matches: _, ...row } = makeCompany(number, { newPositions: 0 })
  return { ...row, savedAt: '2026-11-14T09:00:00Z', ...change }
}

export function answerCompanies(
  companies: FoundCompany[],
  { onSearch, ...more }: Partial<CompanySearchResult> & { onSearch?: (body: unknown) => unknown } = {},
) {
  const total = companies.length
  return answer(searchCompanies, { companies, total, page: 1, pages: total > 0 ? 1 : 0, ...more }, onSearch)
}
