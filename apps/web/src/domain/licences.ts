import { queryOptions } from '@tanstack/react-query'
import { listLicences } from '@vedetta/contracts/customers/licences'
import { fetchFromApi } from '../lib/api-query.ts'

export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: ({ signal }) => fetchFromApi(listLicences, {}, signal),
})
