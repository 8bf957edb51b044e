import { maxGrouped, type PositionCriteria, searchPageSize } from '@vedetta/contracts/search/position-search'
import { type PositionSort, sortOf } from '@vedetta/contracts/search/position-sort'
import { matchEnd, matchStart } from './match-ranges.ts'
import { positionOrder } from './position-order.ts'
import { ownWordsClause, positionQuery, relatedClause } from './position-query.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { anyOf, asWrittenClauses, type Clause, companyNameFields, textClause, titleFields } from './text-clauses.ts'

export type Paging = {
  readonly page: number
  readonly sort: PositionSort
  readonly groupBy?: 'company' | undefined
}

export type PageBody = {
  readonly query: Clause
  readonly from: number
  readonly size: number
  readonly aggs: object
  readonly track_total_hits: true
}

/** A page and the totals of positions and companies. */
export function pageBody(spec: PositionQuerySpec, { page, sort, groupBy }: Paging): PageBody {
  return {
    ...(groupBy ? grouped(spec, sort) : { ...ordered(spec, sort), ...highlight(spec) }),
    from: (page - 1) * searchPageSize,
    size: searchPageSize,
    track_total_hits: true,
    aggs: { companies: { cardinality: { field: 'company_no', precision_threshold: 3_000 } } },
  }
}

export const openingsOfGroup = 'openings'

/** The first position of each company, with those of the company that follow it. */
function grouped(spec: PositionQuerySpec, wanted: PositionSort): Ordered & { _source: false; collapse: object } {
  const { query, sort } = ordered(spec, wanted)
  const openings = { name: openingsOfGroup, size: maxGrouped, sort, ...highlight(spec) }
  return { query, sort, _source: false, collapse: { field: 'company_no', inner_hits: openings } }
}

/** Only the sort values: the last one is the number of the position. */
export function numbersBody(spec: PositionQuerySpec, sort: PositionSort, from: number, size: number): object {
  return { ...ordered(spec, sort), from, size, track_total_hits: false, _source: false, stored_fields: '_none_' }
}

type Ordered = { query: Clause; sort: object[] }

function ordered(spec: PositionQuerySpec, wanted: PositionSort): Ordered {
  const { position } = spec.criteria
  const sort = sortOf(wanted, position)
  const order = positionOrder(sort, position)
  if (spec.related.length > 0) return ownWordsFirst(spec, sort, order)
  const query = positionQuery(spec)
  if (sort !== 'relevance') return { query, sort: order }
  return {
    query: { bool: { filter: query, must: ownWordsClause(position), should: asWritten(position) } },
    sort: order,
  }
}

/** The name of the clause of the searched words; those of related titles are named by their places. */
export const ownWords = 'own'

/** More than any relevance. */
const ownWordsScore = 1_000

/**
 * Positions with the searched words come first, then those with another title of the same trade, then those of trades near it: in the
 * wanted order each, and by relevance the nearer titles first. The clauses that score are those that find.
 */
function ownWordsFirst(
  spec: PositionQuerySpec,
  sort: PositionSort,
  order: object[],
): { query: Clause; sort: object[] } {
  const { position } = spec.criteria
  const filter = positionQuery(spec, ['name'])
  const own = constant(named(ownWordsClause(position), ownWords), ownWordsScore)
  const titles = spec.related.map((title, place) => ({
    ...title,
    clause: named(relatedClause(title, spec.titleWords), String(place)),
  }))
  if (sort === 'relevance') {
    const found = bestOf([own, ...titles.map(({ clause, weight }) => constant(clause, weight))])
    return {
      query: { bool: { filter, must: found, should: [ownWordsClause(position), ...asWritten(position)] } },
      sort: order,
    }
  }
  const { true: near = [], false: ofTrade = [] } = Object.groupBy(titles, ({ reason }) => `${reason === 'near'}`)
  const tiers = [ofTrade, near].map((tier, place) => constant(anyOf(tier.map(({ clause }) => clause)), 2 - place))
  return { query: { bool: { filter, must: bestOf([own, ...tiers]) } }, sort: [{ _score: 'desc' }, ...order] }
}

const named = (clause: Clause, name: string): Clause => ({ bool: { filter: clause, _name: name } })

const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })

const bestOf = (queries: Clause[]): Clause => ({ dis_max: { queries } })

function asWritten({ name = [] }: PositionCriteria['position']): Clause[] {
  return name.flatMap((text) => asWrittenClauses(titleFields, text))
}

/** Highlights the searched names; empty where none was given. */
function highlight({ criteria, related, titleWords }: PositionQuerySpec): object {
  const { name = [], companyName = [] } = { ...criteria.position, ...criteria.company }
  if (name.length + companyName.length === 0) return {}
  const clauses = [
    ...name.map((text) => textClause(titleFields, text)),
    ...related.map(({ query }) => textClause(titleFields, query, titleWords)),
    ...companyName.map((text) => textClause(companyNameFields, text)),
  ]
  return {
    highlight: {
      highlight_query: anyOf(clauses),
      pre_tags: [matchStart],
      post_tags: [matchEnd],
      number_of_fragments: 0,
      fields: Object.fromEntries(
        [titleFields.words, titleFields.phrases, companyNameFields.words].map((field) => [field, {}]),
      ),
    },
  }
}
