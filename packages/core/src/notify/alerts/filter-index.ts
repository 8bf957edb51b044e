import type { Value } from './plain-clause.ts'
import { isLeaf, type Part } from './query-parts.ts'
import type { StandingFilter } from './standing-filter.ts'

/** Filters by the values that a position needs one of, such as those of their places. */
export type FilterIndex = {
  readonly byField: ReadonlyMap<string, ReadonlyMap<Value, readonly StandingFilter[]>>
  /** Filters that need no value. */
  readonly others: readonly StandingFilter[]
}

const indexes = new WeakMap<readonly StandingFilter[], FilterIndex>()

/** Built once for the same list of filters. */
export function indexOf(filters: readonly StandingFilter[]): FilterIndex {
  const known = indexes.get(filters)
  if (known) return known
  const byField = new Map<string, Map<Value, StandingFilter[]>>()
  const others: StandingFilter[] = []
  for (const filter of filters) {
    // Of several the last, which is the place.
    const needed = filter.plain.included.map(neededValues).findLast((each) => each !== undefined)
    if (!needed) others.push(filter)
    for (const [field, value] of needed ?? []) {
      const values = byField.get(field) ?? new Map<Value, StandingFilter[]>()
      const having = values.get(value)
      if (having) having.push(filter)
      else values.set(value, [filter])
      byField.set(field, values)
    }
  }
  const index = { byField, others }
  indexes.set(filters, index)
  return index
}

/** The filters that a batch has a needed value for, by the values that it has in a field. */
export function filtersFor(
  { byField, others }: FilterIndex,
  valuesOf: (field: string) => ReadonlyMap<Value, unknown>,
): Set<StandingFilter> {
  const filters = new Set(others)
  for (const [field, byValue] of byField)
    for (const value of valuesOf(field).keys()) for (const filter of byValue.get(value) ?? []) filters.add(filter)
  return filters
}

/** The values one of which a part needs; undefined if it can find a position with none of any. */
function neededValues(part: Part): [string, Value][] | undefined {
  if (isLeaf(part)) {
    if (!part.plain || !('values' in part.plain)) return undefined
    const { field, values } = part.plain
    return [...values].map((value) => [field, value])
  }
  if (part.any.length === 0) return undefined
  const each = part.any.map(neededValues)
  return each.every((needed) => needed !== undefined) ? each.flat() : undefined
}
