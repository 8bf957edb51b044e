import { queryOptions } from '@tanstack/react-query'
import { getBilling } from '@vedetta/contracts/billing'
import { listLicences } from '@vedetta/contracts/licences'
import { fetchFromApi } from '../lib/api-query.ts'

export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: ({ signal }) => fetchFromApi(listLicences, {}, signal),
})

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => fetchFromApi(getBilling, {}, signal),
})
