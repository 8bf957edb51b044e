import { searchDepth } from '@vedetta/contracts/search/position-search'
import type { Search } from './client.ts'
import { msearch } from './msearch.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import type { PageBody, Paging } from './search-bodies.ts'
import type { Clause } from './text-clauses.ts'

/**
 * Whether a page is better looked for among the oldest positions of all: of a role or a place too few would be among them, and few are
 * sorted fast.
 */
export function isOldestOfMany({ criteria: { position } }: PositionQuerySpec, { sort, groupBy }: Paging): boolean {
  const { name, city, cities, provinces, regions } = position
  return sort === 'dateAsc' && !groupBy && !(name ?? city ?? cities ?? provinces ?? regions)
}

type Found = { readonly hits: { readonly total: { readonly value: number }; readonly hits?: readonly unknown[] } }

/**
 * The answer to the body of an oldest-first search. The index is sorted newest first, so every position that is found would be the
 * oldest so far; the page is looked for among old ones, and only if it is not full among all. A body of its own counts.
 */
export async function askOldestFirst<Answer extends Found>(
  search: Search,
  page: PageBody,
  ask: (bodies: readonly object[]) => Promise<Answer[]>,
): Promise<Answer | undefined> {
  const { aggs, track_total_hits, ...rows } = page
  const before = await search.oldDate(() => selectOldDate(search))
  if (before === null) return (await ask([page]))[0]
  const old: Clause = { bool: { filter: [page.query, { range: { first_seen: { lte: before } } }] } }
  const counting = { query: page.query, size: 0, track_total_hits, aggs }
  const [counted, found] = await ask([counting, { ...rows, query: old, track_total_hits: false }])
  if (!counted) return undefined
  const oldest = hitsOf(found)
  const isWhole = oldest.length === page.size || page.from + oldest.length >= counted.hits.total.value
  const hits = isWhole ? oldest : hitsOf((await ask([{ ...rows, track_total_hits: false }]))[0])
  return { ...counted, hits: { ...counted.hits, hits } }
}

const hitsOf = (answer: unknown): unknown[] => (answer as { hits?: { hits?: unknown[] } }).hits?.hits ?? []

/** A date with enough positions before it for the deepest page of everything; null where there are fewer. */
async function selectOldDate(search: Search): Promise<number | null> {
  const body = {
    query: { exists: { field: 'position_no' } },
    sort: [{ first_seen: 'asc' }],
    from: searchDepth - 1,
    size: 1,
    track_total_hits: false,
    _source: false,
  }
  const [answer] = await msearch<{ hits?: { hits: { sort: number[] }[] } }>(
    search,
    'position',
    [body],
    ['hits.hits.sort'],
  )
  return answer?.hits?.hits[0]?.sort[0] ?? null
}
