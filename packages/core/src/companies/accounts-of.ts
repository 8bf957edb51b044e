import type { CompanyAccounts, YearOfAccounts } from '@vedetta/contracts/company-detail'

/** What is told of the accounts of a company to a licence that has bought them this year, or has not. */
export function accountsOf(years: YearOfAccounts[], isBought: boolean): CompanyAccounts {
  const filed = years.map(({ year }) => year)
  if (filed.length === 0) return { state: 'none', filed, years: [] }
  return isBought ? { state: 'unlocked', filed, years } : { state: 'locked', filed, years: [] }
}
