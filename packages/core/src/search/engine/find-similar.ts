import { maxSimilar, similarKm } from '@vedetta/contracts/inbox/position-detail'
import type { Search } from './client.ts'
import { msearch } from './msearch.ts'
import type { PositionFields } from './position-document.ts'
import { positionQuery } from './position-query.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'

type Like = {
  readonly trade: string
  readonly companyNo: number
  readonly near: { readonly lat: number; readonly lon: number }
}

/** The nearest open positions that name the same trade, of other companies. */
export async function findSimilar(
  search: Search,
  spec: PositionQuerySpec,
  { trade, companyNo, near: { lat, lon } }: Like,
): Promise<PositionFields[]> {
  const point = `${lat},${lon}`
  const body = {
    query: {
      bool: {
        filter: [
          positionQuery(spec),
          { term: { occupations: trade } },
          { geo_distance: { distance: `${similarKm}km`, points: point } },
        ],
        must_not: [{ term: { company_no: companyNo } }],
      },
    },
    sort: [
      { _geo_distance: { points: point, order: 'asc', mode: 'min' } },
      { first_seen: 'desc' },
      { position_no: 'desc' },
    ],
    size: maxSimilar,
    track_total_hits: false,
  }
  const [answer] = await msearch<{ hits?: { hits?: { _source: PositionFields }[] } }>(
    search,
    'position',
    [body],
    ['hits.hits._source'],
  )
  return (answer?.hits?.hits ?? []).map(({ _source }) => _source)
}
