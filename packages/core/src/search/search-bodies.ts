import { searchPageSize } from '@vedetta/contracts/position-search'
import { type PositionSort, sortOf } from '@vedetta/contracts/position-sort'
import { matchEnd, matchStart } from './match-ranges.ts'
import { facetBodies, foundAggregations } from './position-facets.ts'
import { positionOrder } from './position-order.ts'
import { positionQuery } from './position-query.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { anyOf, asWrittenClauses, type Clause, companyNameFields, textClause, titleFields } from './text-clauses.ts'

export type Paging = { readonly page: number; readonly sort: PositionSort; readonly facets: boolean }

/** The first body is for the page, the totals and the counts over the result; the others only count. */
export function searchBodies(spec: PositionQuerySpec, { page, sort, facets }: Paging): object[] {
  const companies = { cardinality: { field: 'company_no', precision_threshold: 3_000 } }
  return [
    {
      ...ordered(spec, sort),
      from: (page - 1) * searchPageSize,
      size: searchPageSize,
      track_total_hits: true,
      aggs: { companies, ...(facets && foundAggregations(spec)) },
      ...highlight(spec),
    },
    ...(facets ? facetBodies(spec) : []),
  ]
}

/** Only the sort values: the last one is the number of the position. */
export function numbersBody(spec: PositionQuerySpec, sort: PositionSort, from: number, size: number): object {
  return { ...ordered(spec, sort), from, size, track_total_hits: false, _source: false, stored_fields: '_none_' }
}

function ordered(spec: PositionQuerySpec, wanted: PositionSort): { query: Clause; sort: object[] } {
  const { position } = spec.criteria
  const sort = sortOf(wanted, position)
  const query = positionQuery(spec)
  const order = positionOrder(sort, position)
  if (sort !== 'relevance') return { query, sort: order }
  const names = position.name ?? []
  return {
    query: {
      bool: {
        filter: query,
        must: anyOf(names.map((text) => textClause(titleFields, text))),
        should: names.flatMap((text) => asWrittenClauses(titleFields, text)),
      },
    },
    sort: order,
  }
}

/** Highlights the searched names; empty where none was given. */
function highlight({ criteria }: PositionQuerySpec): object {
  const { name = [], companyName = [] } = { ...criteria.position, ...criteria.company }
  if (name.length + companyName.length === 0) return {}
  const clauses = [
    ...name.map((text) => textClause(titleFields, text)),
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
