import { getMap } from '@vedetta/contracts/operations/public-figures'
import type { z } from 'zod'
import { fetchFromApi } from '../../../lib/api-query.ts'

export function fetchMap(input: z.input<typeof getMap.input>, signal: AbortSignal) {
  return fetchFromApi(getMap, input, signal)
}
