import type { ChoiceCounts, CountedField, Facets } from '@vedetta/contracts/search/facets'
import { facetFieldNames, filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { choiceCounts, choiceOf } from './facet-terms.ts'
import { type ExcludedField, positionQuery } from './position-query.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { inBitmap } from './status-clauses.ts'

/** The engine's answer to a body. */
export type CountedAnswer = {
  readonly hits: { readonly total: { readonly value: number } }
  readonly aggregations?: Readonly<
    Record<string, { readonly buckets?: readonly Bucket[]; readonly doc_count?: number }>
  >
}

type Bucket = { readonly key: string; readonly doc_count: number }

/** Fields that are counted over the same query. */
export type FacetPart = { readonly fields: readonly CountedField[]; readonly leftOut: ExcludedField }

const maxTop = 20

/** A choice counts as if it were added to its field, so it is counted over the search without the field's own values. */
export function facetParts(criteria: PositionCriteria, asked: readonly CountedField[]): FacetPart[] {
  const apart = fieldsApart(criteria)
  const parts = [
    { leftOut: [], fields: asked.filter((field) => !apart.flat().includes(field)) },
    ...apart.map((leftOut) => ({ leftOut, fields: asked.filter((field) => leftOut.includes(field)) })),
  ]
  return parts.filter(({ fields }) => fields.length > 0)
}

/** Counts the choices of a part's fields. */
export function facetBody(spec: PositionQuerySpec, { fields, leftOut }: FacetPart): object {
  const hasStatuses = fields.includes('statuses')
  return {
    query: positionQuery(spec, leftOut),
    size: 0,
    track_total_hits: hasStatuses,
    aggs: {
      ...choiceCounts(fields.filter((field) => field !== 'statuses')),
      ...(hasStatuses && markCounts(spec)),
    },
  }
}

/** The counts of the fields of all parts, the most frequent choices first. */
export function readFacets(parts: readonly FacetPart[], answers: readonly CountedAnswer[]): Facets {
  const counted = parts.flatMap(({ fields }, at) => {
    const answer = answers[at] as CountedAnswer
    const choices = choicesIn(answer)
    return fields.map((field) => [field, field === 'statuses' ? readStatuses(answer) : (choices.get(field) ?? [])])
  })
  return Object.fromEntries(counted)
}

function choicesIn({ aggregations = {} }: CountedAnswer): Map<CountedField, ChoiceCounts> {
  const choices = new Map<CountedField, ChoiceCounts>()
  for (const [name, { buckets = [] }] of Object.entries(aggregations)) {
    for (const { key, doc_count } of buckets) {
      const { field, choice } = choiceOf(name, key)
      const counts = choices.get(field) ?? []
      if (filterFields[field].facet === 'all' || counts.length < maxTop)
        counts.push({ value: choice, count: doc_count })
      choices.set(field, counts)
    }
  }
  return choices
}

const placeFields = filterFieldNames.filter((field) => filterFields[field].place)

/** The fields that have values; those of place, which form one union, together. */
function fieldsApart({ position, company, statuses }: PositionCriteria): ExcludedField[] {
  const chosen = Object.entries({ ...position, ...company }).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  )
  const fields: ExcludedField[] = facetFieldNames
    .filter((field) => chosen.includes(field) && !filterFields[field].place)
    .map((field) => [field])
  return [
    ...(placeFields.some((field) => chosen.includes(field)) ? [placeFields] : []),
    ...fields,
    ...(statuses ? [['statuses'] as const] : []),
  ]
}

/** Marks are counted over the result: a search per status would cost twice as much. */
function markCounts({ marks: { seen, contacted } }: PositionQuerySpec): Record<string, object> {
  return Object.fromEntries(
    Object.entries({ seen, contacted }).flatMap(([mark, bitmap]) =>
      bitmap === null ? [] : [[mark, { filter: inBitmap(bitmap) }]],
    ),
  )
}

function readStatuses({ hits: { total }, aggregations = {} }: CountedAnswer): ChoiceCounts {
  const [seen, contacted] = [aggregations.seen?.doc_count ?? 0, aggregations.contacted?.doc_count ?? 0]
  const counts: Record<PositionStatus, number> = { notSeen: total.value - seen - contacted, seen, contacted }
  return keysOf(positionStatuses).map((value) => ({ value, count: counts[value] }))
}
