import {
  type FilterField,
  type FilterKind,
  type FilterValue,
  filterFieldNames,
  filterFields,
} from '@vedetta/contracts/filter-fields'
import { countValid, criteriaGroups } from '@vedetta/contracts/filter-validity'
import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { criteriaHash } from './criteria-hash.ts'

type Values = { readonly [Field in FilterField]?: FilterValue<Field> | undefined }
type OfKind<Kind extends FilterKind> = FilterValue<
  { [Field in FilterField]: (typeof filterFields)[Field]['kind'] extends Kind ? Field : never }[FilterField]
>

/** Shorter texts are contained in too many others. */
const minPartLength = 3

const anyPair = <Value>(one: readonly Value[], other: readonly Value[], share: (a: Value, b: Value) => boolean) =>
  one.some((a) => other.some((b) => share(a, b)))
const equal = (one: readonly string[], other: readonly string[]) => anyPair(one, other, (a, b) => a === b)
const containing = (one: readonly string[], other: readonly string[]) => anyPair(one, other, contain)

function contain(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return true
  return (b.length >= minPartLength && a.includes(b)) || (a.length >= minPartLength && b.includes(a))
}

/** Whether two values of a field have something in common. */
const sharing: { readonly [Kind in FilterKind]: (one: OfKind<Kind>, other: OfKind<Kind>) => boolean } = {
  texts: containing,
  words: containing,
  options: equal,
  towns: equal,
  provinces: equal,
  regions: equal,
  languages: equal,
  divisions: equal,
  vats: equal,
  ateco: (one, other) => anyPair(one, other, (a, b) => a.startsWith(b) || b.startsWith(a)),
  circle: (one, other) => one.istat === other.istat,
  range: (one, other) =>
    (one.from ?? 0) <= (other.to ?? Number.POSITIVE_INFINITY) &&
    (other.from ?? 0) <= (one.to ?? Number.POSITIVE_INFINITY),
}

/**
 * Whether a search refines one that was counted: they share a value of a field in the same group. Shared dates and
 * statuses are not enough, unless the counted search had no other criteria.
 */
export function isRefinement(next: PositionCriteria, counted: PositionCriteria): boolean {
  if (criteriaGroups.some((group) => shareValue(next[group], counted[group]))) return true
  if (hasFields(counted)) return false
  return !hasFields(next) || criteriaHash({ ...next, ...noFields }).equals(criteriaHash(counted))
}

function shareValue(one: Values, other: Values): boolean {
  return filterFieldNames.some((field) => {
    const [a, b] = [one[field], other[field]]
    const share = sharing[filterFields[field].kind] as (a: unknown, b: unknown) => boolean
    return a !== undefined && b !== undefined && share(a, b)
  })
}

const noFields = { position: {}, notPosition: {}, company: {}, notCompany: {} }

const hasFields = (criteria: PositionCriteria) =>
  countValid({ ...criteria, from: undefined, to: undefined, statuses: undefined }) > 0
