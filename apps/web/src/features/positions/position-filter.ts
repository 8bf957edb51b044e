import {
  type FilterField,
  type FilterGroup,
  type FilterValue,
  filterFieldNames,
  filterFields,
} from '@vedetta/contracts/filter-fields'
import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/position-search'
import { type Day, endOfDay, startOfDay } from '../../lib/italian-time.ts'

export type Side = 'included' | 'excluded'
export const sides = ['included', 'excluded'] as const satisfies readonly Side[]

export type Sides<Value> = { [S in Side]?: Value }

/** What the screen edits: each field with what it includes and excludes, and the Italian days between which to look. */
export type PositionFilter = {
  fields: { [Field in FilterField]?: Sides<FilterValue<Field>> }
  from?: Day
  to?: Day
}

export type FilterKind = (typeof filterFields)[FilterField]['kind']

/** The fields whose value is a list of codes: the ones a list of choices edits. */
export type ListField = {
  [Field in FilterField]: FilterValue<Field> extends readonly string[] ? Field : never
}[FilterField]

export type SingleField = Exclude<FilterField, ListField>

type Part<Value> = Value extends readonly (infer Element)[] ? Element : Value

/** One thing a person can take away: a single value, or one choice of a list. */
export type FilterPart = {
  [Field in FilterField]: {
    field: Field
    kind: (typeof filterFields)[Field]['kind']
    side: Side
    value: Part<FilterValue<Field>>
  }
}[FilterField]

export const emptyFilter: PositionFilter = { fields: {} }

export function sideOf(filter: PositionFilter, field: ListField, code: string): Side | undefined {
  return sides.find((side) => filter.fields[field]?.[side]?.some((chosen) => chosen === code))
}

export function choose(filter: PositionFilter, field: ListField, code: string, side: Side | undefined): PositionFilter {
  const lists: Sides<readonly string[]> = filter.fields[field] ?? {}
  const next: Sides<readonly string[]> = {}
  for (const each of sides) {
    const kept = (lists[each] ?? []).filter((chosen) => chosen !== code)
    const list = each === side ? [...kept, code] : kept
    if (list.length > 0) next[each] = list
  }
  return replaceField(filter, field, next)
}

export function setValue<Field extends SingleField>(
  filter: PositionFilter,
  field: Field,
  side: Side,
  value: FilterValue<Field> | undefined,
): PositionFilter {
  const { [side]: _, ...others } = filter.fields[field] ?? {}
  return replaceField(filter, field, value === undefined ? others : { ...others, [side]: value })
}

export function setPeriod({ fields }: PositionFilter, from: Day | undefined, to: Day | undefined): PositionFilter {
  return { fields, ...(from && { from }), ...(to && { to }) }
}

export function partsOf(filter: PositionFilter): FilterPart[] {
  return filterFieldNames.flatMap((field) =>
    sides.flatMap((side) => {
      const value = filter.fields[field]?.[side]
      const values = Array.isArray(value) ? value : value === undefined ? [] : [value]
      return values.map((each) => ({ field, kind: filterFields[field].kind, side, value: each }) as FilterPart)
    }),
  )
}

export function withoutPart(filter: PositionFilter, { field, side, value }: FilterPart): PositionFilter {
  const { [side]: chosen, ...others } = filter.fields[field] ?? {}
  const kept: unknown[] = Array.isArray(chosen) ? chosen.filter((each) => each !== value) : []
  return replaceField(filter, field, kept.length > 0 ? { ...others, [side]: kept } : others)
}

export function countOf(filter: PositionFilter): number {
  return partsOf(filter).length + (filter.from || filter.to ? 1 : 0)
}

/** The specification's four groups and timestamps, as the search call takes them. */
export function toCriteria({ fields, from, to }: PositionFilter): PositionCriteria {
  const valuesOf = (group: FilterGroup, side: Side) =>
    Object.fromEntries(
      filterFieldNames
        .filter((field) => filterFields[field].group === group && fields[field]?.[side] !== undefined)
        .map((field) => [field, fields[field]?.[side]]),
    )
  return positionCriteria.parse({
    position: valuesOf('position', 'included'),
    notPosition: valuesOf('position', 'excluded'),
    company: valuesOf('company', 'included'),
    notCompany: valuesOf('company', 'excluded'),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: endOfDay(to) }),
  })
}

function replaceField(filter: PositionFilter, field: FilterField, value: Sides<unknown>): PositionFilter {
  const { [field]: _, ...others } = filter.fields
  const isEmpty = value.included === undefined && value.excluded === undefined
  return { ...filter, fields: isEmpty ? others : { ...others, [field]: value } }
}
