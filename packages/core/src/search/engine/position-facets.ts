import { facetFieldNames, filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import type { Facets, PositionCriteria } from '@vedetta/contracts/search/position-search'
import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { choiceFields, filterFieldOf, readFacetTerm } from './facet-terms.ts'
import { type ExcludedField, positionQuery } from './position-query.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { inBitmap } from './status-clauses.ts'

/** The engine's answer to any of the bodies. */
export type CountedAnswer = {
  readonly hits: { readonly total: { readonly value: number } }
  readonly aggregations?: Readonly<
    Record<string, { readonly buckets?: readonly Bucket[]; readonly doc_count?: number }>
  >
}

type Bucket = { readonly key: string; readonly doc_count: number }

const maxListed = 1_000
const maxOpen = 300
const maxTop = 20

/** The counts over the result of a search, for the fields it does not filter by. */
export function foundAggregations(spec: PositionQuerySpec): Record<string, object> {
  return {
    listed: { terms: { field: 'listed_choices', size: maxListed } },
    open: { terms: { field: 'open_choices', size: maxOpen } },
    ...(spec.criteria.statuses ? {} : markCounts(spec)),
  }
}

/** A choice counts as if it were added to its field, so it is counted over the search without the field's own values. */
export function facetBodies(spec: PositionQuerySpec): object[] {
  return [
    ...fieldsApart(spec.criteria).map((leftOut) => ({
      query: positionQuery(spec, leftOut),
      size: 0,
      track_total_hits: false,
      aggs: choicesOf(leftOut),
    })),
    ...(spec.criteria.statuses ? [statusBody(spec)] : []),
  ]
}

/** The counts of every field, the most frequent choices first. */
export function readFacets(spec: PositionQuerySpec, found: CountedAnswer, others: readonly CountedAnswer[]): Facets {
  const facets = Object.fromEntries([...facetFieldNames, 'statuses'].map((field) => [field, []])) as unknown as Facets
  const apart = fieldsApart(spec.criteria)
  const add = (field: (typeof facetFieldNames)[number], value: string, count: number) => {
    const max = filterFields[field].facet === 'all' ? maxListed : maxTop
    if (facets[field].length < max) facets[field].push({ value, count })
  }
  for (const name of ['listed', 'open']) {
    for (const { key, doc_count } of found.aggregations?.[name]?.buckets ?? []) {
      const { field, choice } = readFacetTerm(key)
      if (!apart.flat().includes(field)) add(field, choice, doc_count)
    }
  }
  for (const { aggregations = {} } of others.slice(0, apart.length)) {
    for (const [field, { buckets = [] }] of Object.entries(aggregations))
      for (const { key, doc_count } of buckets) add(filterFieldOf(field, key), key, doc_count)
  }
  return { ...facets, statuses: readStatuses(others[apart.length] ?? found) }
}

const placeFields = filterFieldNames.filter((field) => filterFields[field].place)

/** The fields that have values; those of place, which form one union, together. */
function fieldsApart({ position, company }: PositionCriteria): ExcludedField[] {
  const chosen = Object.entries({ ...position, ...company }).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  )
  const apart: ExcludedField[] = facetFieldNames
    .filter((field) => chosen.includes(field) && !filterFields[field].place)
    .map((field) => [field])
  return placeFields.some((field) => chosen.includes(field)) ? [placeFields, ...apart] : apart
}

function choicesOf(fields: ExcludedField): Record<string, object> {
  const counted = facetFieldNames.filter((field) => fields.includes(field)).map((field) => choiceFields[field])
  return Object.fromEntries(counted.map((field) => [field, { terms: { field, size: maxOpen } }]))
}

function statusBody(spec: PositionQuerySpec): object {
  return { query: positionQuery(spec, ['statuses']), size: 0, track_total_hits: true, aggs: markCounts(spec) }
}

/** Marks are counted over the result: a search per status would cost twice as much. */
function markCounts({ marks: { seen, contacted } }: PositionQuerySpec): Record<string, object> {
  return Object.fromEntries(
    Object.entries({ seen, contacted }).flatMap(([mark, bitmap]) =>
      bitmap === null ? [] : [[mark, { filter: inBitmap(bitmap) }]],
    ),
  )
}

function readStatuses({ hits: { total }, aggregations = {} }: CountedAnswer): Facets['statuses'] {
  const [seen, contacted] = [aggregations.seen?.doc_count ?? 0, aggregations.contacted?.doc_count ?? 0]
  const counts: Record<PositionStatus, number> = { notSeen: total.value - seen - contacted, seen, contacted }
  return keysOf(positionStatuses).map((value) => ({ value, count: counts[value] }))
}
