import { getPublicStatus } from '@vedetta/contracts/operations/public-status'
import { fetchFromApi } from '../../../lib/api-query.ts'

export function fetchStatus(signal: AbortSignal) {
  return fetchFromApi(getPublicStatus, {}, signal)
}
