import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCompany, getCompanyNews } from '@vedetta/contracts/companies/company-detail'
import { findCachedCompany, syncCompanies, syncViewedCompany } from '../../domain/query-cache-sync.ts'
import { fetchFromApi } from '../../lib/api-query.ts'

/** Fetching a company marks it as viewed: lists show no new positions any more, but the open company still shows theirs. */
export function companyQuery(companyID: string) {
  return queryOptions({
    queryKey: ['company', companyID] as const,
    queryFn: async ({ signal, client }) => {
      const company = await fetchFromApi(getCompany, { companyID }, signal)
      const newPositions = findCachedCompany(client, companyID)?.newPositions ?? company.newPositions
      syncCompanies(client, [company])
      syncViewedCompany(client, companyID)
      return { ...company, newPositions }
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
