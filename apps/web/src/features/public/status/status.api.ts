import { getPublicStatus } from '@vedetta/contracts/public-status'
import { fetchFromApi } from '../../../lib/api-query.ts'

export function fetchStatus(signal: AbortSignal) {
  return fetchFromApi(getPublicStatus, {}, signal)
}
