import type { CountedField, Facets } from '@vedetta/contracts/search/facets'
import { withTitleWords } from './analyse-titles.ts'
import type { Search } from './client.ts'
import { msearch } from './msearch.ts'
import { type CountedAnswer, facetBody, facetParts, readFacets } from './position-facets.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'

/** The counts of the choices of some fields, in one request. */
export async function findFacets(
  search: Search,
  asked: PositionQuerySpec,
  fields: readonly CountedField[],
  signal?: AbortSignal,
): Promise<Facets> {
  const spec = await withTitleWords(search, asked, signal)
  const parts = facetParts(spec.criteria, fields)
  const bodies = parts.map((part) => facetBody(spec, part))
  return readFacets(parts, await msearch<CountedAnswer>(search, 'position', bodies, facetAnswerFields, signal))
}

export const facetAnswerFields = ['hits.total.value', 'aggregations.*.buckets', 'aggregations.*.doc_count']
