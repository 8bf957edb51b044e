import { queryOptions } from '@tanstack/react-query'
import { minuteMs } from '@vedetta/contracts/durations'
import { mapCallPath } from '@vedetta/contracts/market-map'
import type { SectorId } from '@vedetta/contracts/sectors'

type MapPart = { province?: string | undefined; sector?: SectorId | undefined }

/** On a page that came rendered the answer is there already; the code to ask comes only when it is needed. */
export function mapQuery({ province, sector }: MapPart) {
  const input = { ...(province && { province }), ...(sector && { sector }) }
  return queryOptions({
    queryKey: [mapCallPath, input],
    queryFn: async ({ signal }) => (await import('./map.api.ts')).fetchMap(input, signal),
    staleTime: 5 * minuteMs,
  })
}
