import type { CompanyAccounts, YearOfAccounts } from '@vedetta/contracts/companies/company-detail'

/** The accounts of a company as a licence sees them: in full only if it bought them this year. */
export function accountsOf(years: YearOfAccounts[], isBought: boolean): CompanyAccounts {
  const filed = years.map(({ year }) => year)
  if (filed.length === 0) return { state: 'none', filed, years: [] }
  return isBought ? { state: 'unlocked', filed, years } : { state: 'locked', filed, years: [] }
}
