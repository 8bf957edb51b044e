import { queryOptions } from '@tanstack/react-query'
import { getBilling, getSubscription, listInvoices } from '@vedetta/contracts/billing'
import { fetchFromApi } from '../../lib/api-query.ts'

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => fetchFromApi(getBilling, {}, signal),
})

export function subscriptionQuery(licenceID: string) {
  return queryOptions({
    queryKey: ['billing', 'subscription', licenceID],
    queryFn: ({ signal }) => fetchFromApi(getSubscription, { licenceID }, signal),
  })
}

export function invoicesQuery(licenceID: string) {
  return queryOptions({
    queryKey: ['billing', 'invoices', licenceID],
    queryFn: ({ signal }) => fetchFromApi(listInvoices, { licenceID }, signal),
  })
}
