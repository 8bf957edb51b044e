import { listSubProcessors } from '@vedetta/contracts/privacy/sub-processors'
import { fetchFromApi } from '../../../lib/api-query.ts'

export function fetchSubProcessors(signal: AbortSignal) {
  return fetchFromApi(listSubProcessors, {}, signal)
}
