import { queryOptions } from '@tanstack/react-query'
import { getSubscription, listInvoices } from '@vedetta/contracts/customers/billing'
import { fetchFromApi } from '../../lib/api-query.ts'

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
