import type { Search } from '@vedetta/core/search/engine/client'
import { recreateFreshIndex } from '@vedetta/core/search/engine/indices'
import type { PositionDocument } from '@vedetta/core/search/engine/position-document'
import type { Clause } from '@vedetta/core/search/engine/text-clauses'

const queriesARequest = 2_000

/** The queries of filters in an index with a percolator field, beside the fields of positions. */
export async function createPercolator(search: Search, queries: readonly Clause[]): Promise<string> {
  const { client, prefix } = search
  const fresh = await recreateFreshIndex(search, 'fresh-positions')
  const { body } = await client.indices.get({ index: fresh })
  const [made] = Object.values(body)
  if (!made) throw new Error('the index of fresh positions is missing')
  const { analysis, similarity } = made.settings?.index ?? {}
  const index = `${prefix}percolator`
  await client.indices.create({
    index,
    body: {
      settings: {
        number_of_shards: 1,
        number_of_replicas: 0,
        max_result_window: 100_000,
        analysis,
        similarity,
      } as never,
      mappings: {
        ...made.mappings,
        properties: { ...made.mappings?.properties, query: { type: 'percolator' } },
      } as never,
    },
  })
  await putQueries(search, index, [...queries.entries()])
  await client.indices.refresh({ index })
  await client.indices.forcemerge({ index, max_num_segments: 1 })
  return index
}

/** Adds queries under their numbers, in place of those that have them. */
export async function putQueries(
  { client }: Search,
  index: string,
  queries: readonly (readonly [number, Clause])[],
): Promise<void> {
  for (let from = 0; from < queries.length; from += queriesARequest) {
    const lines = queries
      .slice(from, from + queriesARequest)
      .map(([number, query]) => `{"index":{"_id":"${number}"}}\n${JSON.stringify({ query })}\n`)
    await client.transport.request({
      method: 'POST',
      path: `/${index}/_bulk`,
      querystring: { filter_path: 'errors' },
      bulkBody: lines.join(''),
    })
  }
}

/** The number of pairs of a filter and a position that match. */
export async function percolate(
  { client }: Search,
  index: string,
  documents: readonly PositionDocument[],
): Promise<number> {
  const { body } = await client.transport.request(
    {
      method: 'POST',
      path: `/${index}/_search`,
      querystring: { filter_path: 'hits.hits.fields' },
      body: {
        size: 100_000,
        _source: false,
        track_total_hits: false,
        sort: ['_doc'],
        query: { constant_score: { filter: { percolate: { field: 'query', documents } } } },
      },
    },
    { requestTimeout: 600_000 },
  )
  const { hits } = body as { hits?: { hits: { fields: { _percolator_document_slot: number[] } }[] } }
  return (hits?.hits ?? []).reduce((sum, { fields }) => sum + fields._percolator_document_slot.length, 0)
}
