import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CompanyCriteria, type CompanySort, searchCompanies } from '@vedetta/contracts/companies/company-search'
import { companyPagesKey, syncCompanies } from '../../domain/query-cache-sync.ts'
import { fetchSearch } from '../../domain/search-throttle.ts'

export type CompanySearch = { criteria: CompanyCriteria; sort: CompanySort }

export function companiesQuery({ criteria, sort }: CompanySearch, page: number) {
  return queryOptions({
    queryKey: [...companyPagesKey, criteria, sort, page] as const,
    queryFn: async ({ signal, client }) => {
      const found = await fetchSearch(searchCompanies, { ...criteria, sort, page }, signal)
      syncCompanies(client, found.companies)
      return found
    },
    placeholderData: keepPreviousData,
  })
}
