import { queryOptions } from '@tanstack/react-query'
import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { mapCallPath } from '@vedetta/contracts/inbox/market-map'
import { minuteMs } from '@vedetta/contracts/text/durations'

type MapPart = { province?: string | undefined; sector?: SectorId | undefined }

/** A server-rendered page comes with the data, so the fetching code is loaded only when needed. */
export function mapQuery({ province, sector }: MapPart) {
  const input = { ...(province && { province }), ...(sector && { sector }) }
  return queryOptions({
    queryKey: [mapCallPath, input],
    queryFn: async ({ signal }) => (await import('./map.api.ts')).fetchMap(input, signal),
    staleTime: 5 * minuteMs,
  })
}
