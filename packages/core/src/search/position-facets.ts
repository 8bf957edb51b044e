import { facetFieldNames, filterFieldNames, filterFields } from '@vedetta/contracts/filter-fields'
import type { Facets, PositionCriteria } from '@vedetta/contracts/position-search'
import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/vocabulary'
import { choiceFields, filterFieldOf, readFacetTerm } from './facet-terms.ts'
import { type LeftOut, positionQuery } from './position-query.ts'
import type { PositionQuestion } from './position-question.ts'
import type { Clause } from './text-clauses.ts'

/** What the engine answers to any of the bodies. */
export type CountedAnswer = {
  readonly hits: { readonly total: { readonly value: number } }
  readonly aggregations?: Readonly<Record<string, { readonly buckets?: readonly Bucket[] }>>
}

type Bucket = { readonly key: string; readonly doc_count: number }

const mostListed = 1_000
const mostOpen = 300
const mostOfTop = 20

/** The counts over what a search finds: of the fields that have no values of their own. */
export const foundAggregations = {
  listed: { terms: { field: 'listed_choices', size: mostListed } },
  open: { terms: { field: 'open_choices', size: mostOpen } },
}

/** A choice is counted as if it were added to its field, so over what the search finds without the field's own values. */
export function facetBodies(question: PositionQuestion): object[] {
  return [
    ...fieldsApart(question.criteria).map((leftOut) => ({
      query: positionQuery(question, leftOut),
      size: 0,
      track_total_hits: false,
      aggs: choicesOf(leftOut),
    })),
    ...countedStatuses(question).map((status) => ({
      query: ofStatus(question, status),
      size: 0,
      track_total_hits: true,
    })),
  ]
}

/** The counts of every field, the commonest choices first. */
export function readFacets(question: PositionQuestion, found: CountedAnswer, others: readonly CountedAnswer[]): Facets {
  const facets = Object.fromEntries([...facetFieldNames, 'statuses'].map((field) => [field, []])) as unknown as Facets
  const apart = fieldsApart(question.criteria)
  const add = (field: (typeof facetFieldNames)[number], value: string, count: number) => {
    const most = filterFields[field].facet === 'all' ? mostListed : mostOfTop
    if (facets[field].length < most) facets[field].push({ value, count })
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
  return { ...facets, statuses: readStatuses(question, found, others.slice(apart.length)) }
}

const placeFields = filterFieldNames.filter((field) => filterFields[field].place)

/** The fields that have values of their own; those of place, which are one union, together. */
function fieldsApart({ position, company }: PositionCriteria): LeftOut[] {
  const chosen = Object.entries({ ...position, ...company }).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  )
  const apart: LeftOut[] = facetFieldNames
    .filter((field) => chosen.includes(field) && !filterFields[field].place)
    .map((field) => [field])
  return placeFields.some((field) => chosen.includes(field)) ? [placeFields, ...apart] : apart
}

function choicesOf(fields: LeftOut): Record<string, object> {
  const counted = facetFieldNames.filter((field) => fields.includes(field)).map((field) => choiceFields[field])
  return Object.fromEntries(counted.map((field) => [field, { terms: { field, size: mostOpen } }]))
}

/**
 * Positions of a status are counted by searching for them, not by filters over what is found: the engine then looks up the
 * marks of what is found, or what is found of the marked, whichever is less.
 */
function countedStatuses({ criteria: { statuses }, marks }: PositionQuestion): PositionStatus[] {
  const others = statuses ? keysOf(positionStatuses) : (['seen', 'contacted'] as const)
  return others.filter(
    (status) => !(statuses?.length === 1 && statuses[0] === status) && (status === 'notSeen' || marks[status] !== null),
  )
}

function ofStatus(question: PositionQuestion, status: PositionStatus): Clause {
  return positionQuery({ ...question, criteria: { ...question.criteria, statuses: [status] } })
}

function readStatuses(
  question: PositionQuestion,
  { hits: { total } }: CountedAnswer,
  answers: readonly CountedAnswer[],
): Facets['statuses'] {
  const { statuses } = question.criteria
  const counts = new Map<PositionStatus, number>()
  for (const [at, status] of countedStatuses(question).entries()) counts.set(status, answers[at]?.hits.total.value ?? 0)
  const countOf = (status: PositionStatus) => counts.get(status) ?? 0
  if (!statuses) counts.set('notSeen', total.value - countOf('seen') - countOf('contacted'))
  else if (statuses.length === 1 && statuses[0]) counts.set(statuses[0], total.value)
  return keysOf(positionStatuses).map((value) => ({ value, count: countOf(value) }))
}
