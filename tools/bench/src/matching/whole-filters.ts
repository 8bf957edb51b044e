import type { Search } from '@vedetta/core/search/engine/client'
import type { FreshIndex } from '@vedetta/core/search/engine/fresh-index'
import type { PositionDocument } from '@vedetta/core/search/engine/position-document'
import type { Clause } from '@vedetta/core/search/engine/text-clauses'

const filtersARequest = 500

/** Equal filters are asked once. */
function inRequests(queries: readonly Clause[]): { json: string; times: number }[][] {
  const times = new Map<string, number>()
  for (const query of queries) {
    const json = JSON.stringify(query)
    times.set(json, (times.get(json) ?? 0) + 1)
  }
  const different = [...times].map(([json, of]) => ({ json, times: of }))
  return Array.from({ length: Math.ceil(different.length / filtersARequest) }, (_, n) =>
    different.slice(n * filtersARequest, (n + 1) * filtersARequest),
  )
}

/** The pairs that match, by one `filters` aggregation for many filters. */
export async function countByAggregation(
  { client, prefix }: Search,
  index: FreshIndex,
  queries: readonly Clause[],
  documents: readonly PositionDocument[],
): Promise<number> {
  await index.put(documents)
  let pairs = 0
  for (const some of inRequests(queries)) {
    const { body } = await client.transport.request({
      method: 'POST',
      path: `/${prefix}fresh-positions/_search`,
      querystring: { request_cache: false, filter_path: 'aggregations.found.buckets.doc_count' },
      body: `{"size":0,"aggs":{"found":{"filters":{"filters":[${some.map(({ json }) => json).join()}]}}}}`,
    })
    const { buckets } = (body as { aggregations: { found: { buckets: { doc_count: number }[] } } }).aggregations.found
    for (const [at, { doc_count }] of buckets.entries()) pairs += doc_count * (some[at]?.times ?? 0)
  }
  await index.empty()
  return pairs
}

/** The pairs that match, by a search for each filter, many to a request. */
export async function countBySearches(
  { client, prefix }: Search,
  index: FreshIndex,
  queries: readonly Clause[],
  documents: readonly PositionDocument[],
): Promise<number> {
  await index.put(documents)
  let pairs = 0
  for (const some of inRequests(queries)) {
    const body = (json: string) =>
      `{}\n{"query":{"constant_score":{"filter":${json}}},"size":${documents.length},"_source":false,"track_total_hits":false,"sort":["_doc"]}\n`
    const { body: answer } = await client.transport.request({
      method: 'POST',
      path: `/${prefix}fresh-positions/_msearch`,
      querystring: { filter_path: 'responses.status,responses.hits.hits._id' },
      bulkBody: some.map(({ json }) => body(json)).join(''),
    })
    const { responses } = answer as { responses: { hits?: { hits: unknown[] } }[] }
    for (const [at, { hits }] of responses.entries()) pairs += (hits?.hits.length ?? 0) * (some[at]?.times ?? 0)
  }
  await index.empty()
  return pairs
}
