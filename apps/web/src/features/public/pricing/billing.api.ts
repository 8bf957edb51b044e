import { getBilling } from '@vedetta/contracts/billing'
import { fetchFromApi } from '../../../lib/api-query.ts'

export function fetchBilling(signal: AbortSignal) {
  return fetchFromApi(getBilling, {}, signal)
}
