import { searchDepth } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import type { FilterCount } from '@vedetta/contracts/search/saved-filters'
import type { RelatedTitle } from '@vedetta/meaning/families/related-titles'
import { withTitleWords } from './analyse-titles.ts'
import type { Search } from './client.ts'
import { type MatchRange, matchRanges } from './match-ranges.ts'
import { msearch } from './msearch.ts'
import { askOldestFirst, isOldestOfMany } from './oldest-first.ts'
import type { PositionFields } from './position-document.ts'
import type { CountedAnswer } from './position-facets.ts'
import { positionQuery } from './position-query.ts'
import type { MarkBitmaps, PositionQuerySpec } from './position-query-spec.ts'
import { numbersBody, openingsOfGroup, ownWords, type Paging, pageBody } from './search-bodies.ts'
import { toSeeClause } from './status-clauses.ts'

type PositionHit = PositionFields & {
  /** Where the searched words occur. */
  readonly matches: { name: MatchRange[]; companyName: MatchRange[] }
  /** The related title without which it would not be found. */
  readonly foundBy: RelatedTitle | null
}

type PositionHits = {
  total: number
  companies: number
  positions: PositionHit[]
  /** Of a grouped page: its companies, with the number of positions found of each. */
  groups?: { companyID: string; total: number }[]
}

/** A page of the positions that a search finds, and the totals of positions and companies. */
export async function findPositions(
  search: Search,
  asked: PositionQuerySpec,
  paging: Paging,
  signal?: AbortSignal,
): Promise<PositionHits> {
  const spec = await withTitleWords(search, asked, signal)
  const body = pageBody(spec, paging)
  const ask = (bodies: readonly object[]) => msearch<FoundAnswer>(search, 'position', bodies, pageAnswerFields, signal)
  const found = isOldestOfMany(spec, paging) ? await askOldestFirst(search, body, ask) : (await ask([body]))[0]
  const { hits, aggregations } = found as FoundAnswer
  const openings = paging.groupBy && (hits.hits ?? []).map(({ inner_hits }) => inner_hits?.[openingsOfGroup].hits)
  const rows = openings ? openings.flatMap((group) => group?.hits ?? []) : (hits.hits ?? [])
  return {
    total: hits.total.value,
    companies: aggregations.companies.value,
    positions: rows.map((hit) => foundPosition(hit, spec.related)),
    ...(openings && { groups: openings.flatMap(groupOf) }),
  }
}

export const pageAnswerFields = [
  'hits.total.value',
  'hits.hits._source',
  'hits.hits.highlight',
  'hits.hits.matched_queries',
  ...['total.value', 'hits._source', 'hits.highlight', 'hits.matched_queries'].map(
    (path) => `hits.hits.inner_hits.${openingsOfGroup}.hits.${path}`,
  ),
  'aggregations.companies.value',
]

/** The numbers of the positions that a search finds, in its order. */
export async function findPositionNumbers(
  search: Search,
  spec: PositionQuerySpec,
  sort: PositionSort,
  from: number,
  size: number,
): Promise<number[]> {
  const [answer] = await msearch<{ hits?: { hits: { sort: number[] }[] } }>(
    search,
    'position',
    [numbersBody(await withTitleWords(search, spec), sort, from, Math.min(size, searchDepth - from))],
    ['hits.hits.sort'],
  )
  return (answer?.hits?.hits ?? []).map(({ sort }) => sort.at(-1) as number)
}

/** The numbers of positions that searches find, in their order. */
export async function countEach(
  search: Search,
  specs: readonly PositionQuerySpec[],
  signal?: AbortSignal,
): Promise<number[]> {
  const read = await Promise.all(specs.map((spec) => withTitleWords(search, spec, signal)))
  const bodies = read.map((spec) => ({ query: positionQuery(spec), size: 0, track_total_hits: true }))
  const answers = await msearch<CountedAnswer>(search, 'position', bodies, ['hits.total.value'], signal)
  return answers.map(({ hits }) => hits.total.value)
}

/** What searches of a person find and how much of it is to see, in their order. */
export async function countToSee(
  search: Search,
  marks: MarkBitmaps,
  searches: readonly Omit<PositionQuerySpec, 'marks'>[],
  today: Date,
): Promise<FilterCount[]> {
  const since = { today: { filter: { range: { first_seen: { gte: today.getTime() } } } } }
  const aggs = { toSee: { filter: toSeeClause(marks), aggs: since } }
  const bodies = searches.map((each) => ({
    query: positionQuery({ ...each, marks }),
    size: 0,
    track_total_hits: true,
    aggs,
  }))
  const wanted = ['hits.total.value', 'aggregations.toSee']
  const answers = await msearch<ToSeeAnswer>(search, 'position', bodies, wanted)
  return answers.map(({ hits, aggregations: { toSee } }) => ({
    count: hits.total.value,
    toSee: toSee.doc_count,
    today: toSee.today.doc_count,
  }))
}

type ToSeeAnswer = Pick<CountedAnswer, 'hits'> & {
  readonly aggregations: {
    readonly toSee: { readonly doc_count: number; readonly today: { readonly doc_count: number } }
  }
}

/** The highest `position_no` that a search can find now; 0 where there is none. */
export async function newestPositionNo(search: Search): Promise<number> {
  const [answer] = await msearch<{ aggregations: { newest: { value: number | null } } }>(
    search,
    'position',
    [{ size: 0, track_total_hits: false, aggs: { newest: { max: { field: 'position_no' } } } }],
    ['aggregations.newest.value'],
  )
  return answer?.aggregations.newest.value ?? 0
}

/** `filter_path` omits `hits` when it is empty. */
type FoundAnswer = {
  hits: CountedAnswer['hits'] & { hits?: (Hit & { inner_hits?: Record<typeof openingsOfGroup, { hits: Group }> })[] }
  aggregations: { companies: { value: number } }
}

type Hit = { _source: PositionFields; highlight?: Record<string, string[]>; matched_queries?: string[] }

type Group = { total: { value: number }; hits: Hit[] }

function groupOf(group: Group | undefined): { companyID: string; total: number }[] {
  const [first] = group?.hits ?? []
  return group && first ? [{ companyID: first._source.company_id, total: group.total.value }] : []
}

function foundPosition(
  { _source, highlight = {}, matched_queries: names = [] }: Hit,
  related: readonly RelatedTitle[],
): PositionHit {
  const marked = (fields: readonly string[]) => fields.flatMap((field) => highlight[field] ?? [])
  return {
    ..._source,
    matches: {
      name: matchRanges(_source.title, marked(['title', 'title.exact'])),
      companyName: matchRanges(_source.company_name, marked(['company_name'])),
    },
    foundBy: names.includes(ownWords) ? null : nearestOf(related.filter((_, place) => names.includes(String(place)))),
  }
}

const nearestOf = (titles: readonly RelatedTitle[]): RelatedTitle | null =>
  titles.toSorted((one, other) => other.weight - one.weight)[0] ?? null
