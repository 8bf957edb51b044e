import { queryOptions } from '@tanstack/react-query'
import { listExcludedCompanies } from '@vedetta/contracts/companies/excluded-companies'
import { fetchFromApi } from '../lib/api-query.ts'

export const excludedCompaniesQuery = queryOptions({
  queryKey: ['excluded companies'],
  queryFn: ({ signal }) => fetchFromApi(listExcludedCompanies, {}, signal),
})
