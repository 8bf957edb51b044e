import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCompany, getCompanyNews } from '@vedetta/contracts/companies/company-detail'
import { syncCompanies, syncViewedCompany } from '../../domain/query-cache-sync.ts'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Fetching a company marks it as viewed: neither it nor a list shows new positions of it any more. */
export function companyQuery(companyID: string) {
  return queryOptions({
    queryKey: ['company', companyID] as const,
    queryFn: async ({ signal, client }) => {
      const company = await fetchFromApi(getCompany, { companyID }, signal)
      syncCompanies(client, [company])
      syncViewedCompany(client, companyID)
      return company
    },
  })
}

export function newsKey(companyID: string) {
  return ['company news', companyID] as const
}

export function newsQuery(companyID: string, page: number) {
  return queryOptions({
    queryKey: [...newsKey(companyID), page] as const,
    queryFn: ({ signal }) => fetchFromApi(getCompanyNews, { companyID, page }, signal),
    placeholderData: keepPreviousData,
  })
}
