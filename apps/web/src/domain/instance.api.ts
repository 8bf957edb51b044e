import { getInstance } from '@vedetta/contracts/calls/instance'
import { fetchFromApi } from '../lib/api-query.ts'

export function fetchInstance(signal: AbortSignal) {
  return fetchFromApi(getInstance, {}, signal)
}
