import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CompanyCriteria, type CompanySort, searchCompanies } from '@vedetta/contracts/company-search'
import { listSavedCompanies } from '@vedetta/contracts/saved-companies'
import { fetchFromApi } from '../../lib/api-query.ts'
import { companyPagesKey, savedCompaniesKey, shareCompanies } from '../../lib/shared-lists.ts'

export type CompanySearch = { criteria: CompanyCriteria; sort: CompanySort }

export function companiesQuery({ criteria, sort }: CompanySearch, page: number) {
  return queryOptions({
    queryKey: [...companyPagesKey, criteria, sort, page] as const,
    queryFn: async ({ signal, client }) => {
      const found = await fetchFromApi(searchCompanies, { ...criteria, sort, page }, signal)
      shareCompanies(client, found.companies)
      return found
    },
    placeholderData: keepPreviousData,
  })
}

export const savedCompaniesQuery = queryOptions({
  queryKey: savedCompaniesKey,
  queryFn: async ({ signal, client }) => {
    const saved = await fetchFromApi(listSavedCompanies, {}, signal)
    shareCompanies(client, saved.companies)
    return saved
  },
})
