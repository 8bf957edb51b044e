import {
  type FilterField,
  type FilterGroup,
  type FilterKind,
  type FilterValue,
  filterFieldNames,
  filterFields,
} from '@vedetta/contracts/search/filter-fields'
import { countValid, validEntries } from '@vedetta/contracts/search/filter-validity'
import { maxUnrelated, type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { type Day, dayOf, endOfDay, startOfDay } from '../../lib/italian-time.ts'

export type Side = 'included' | 'excluded'
export const sides = ['included', 'excluded'] as const satisfies readonly Side[]

export type Sides<Value> = { [S in Side]?: Value }

/** The filter as the screen edits it: included and excluded values of each field, and the period in Italian days. */
export type PositionFilter = {
  fields: { [Field in FilterField]?: Sides<FilterValue<Field>> }
  from?: Day
  to?: Day
  statuses?: PositionStatus[]
  aiSearch?: true
  /** Related titles that were taken out; only with the AI search. */
  unrelated?: readonly string[]
}

/** Fields whose value is a list, edited one choice or text at a time. */
export type ListField = {
  [Field in FilterField]: FilterValue<Field> extends readonly string[] ? Field : never
}[FilterField]

export type SingleField = Exclude<FilterField, ListField>

export type FieldOfKind<Kind extends FilterKind> = {
  [Field in FilterField]: (typeof filterFields)[Field]['kind'] extends Kind ? Field : never
}[FilterField]

type Part<Value> = Value extends readonly (infer Element)[] ? Element : Value

/** The smallest removable part: a single value, or one choice of a list. */
export type FilterPart = {
  [Field in FilterField]: {
    field: Field
    kind: (typeof filterFields)[Field]['kind']
    side: Side
    value: Part<FilterValue<Field>>
  }
}[FilterField]

export const emptyFilter: PositionFilter = { fields: {} }

/** The choices of a list field on one side. */
export function valuesOf(filter: PositionFilter, field: ListField, side: Side): readonly string[] {
  return filter.fields[field]?.[side] ?? []
}

export function sideOf(filter: PositionFilter, field: ListField, code: string): Side | undefined {
  return sides.find((side) => valuesOf(filter, field, side).includes(code))
}

/** Puts a choice on one side or on neither. A choice that the contract refuses changes nothing. */
export function choose(filter: PositionFilter, field: ListField, text: string, side: Side | undefined): PositionFilter {
  const code = text.trim()
  if (side && sideOf(filter, field, code) === side) return filter
  const next: Sides<unknown> = {}
  for (const each of sides) {
    const remaining = valuesOf(filter, field, each).filter((chosen) => chosen !== code)
    const list = each === side ? [...remaining, code] : remaining
    if (list.length === 0) continue
    const parsed = filterFields[field].schema.safeParse(list)
    if (!parsed.success) return filter
    next[each] = parsed.data
  }
  return replaceField(filter, field, next)
}

/** Replaces the first included text; an empty text removes it. */
export function setFirstText(filter: PositionFilter, field: FieldOfKind<'texts'>, text: string): PositionFilter {
  const { included = [], ...excluded } = filter.fields[field] ?? {}
  const texts = [...new Set([text.trim(), ...included.slice(1)])].filter((each) => each !== '')
  const parsed = filterFields[field].schema.safeParse(texts)
  return replaceField(filter, field, parsed.success ? { ...excluded, included: parsed.data } : excluded)
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

export function setPeriod(filter: PositionFilter, from: Day | undefined, to: Day | undefined): PositionFilter {
  const { from: _from, to: _to, ...others } = filter
  return { ...others, ...(from && { from }), ...(to && { to }) }
}

/** In a fixed order, whatever the order of the clicks. */
export function setStatuses(filter: PositionFilter, chosen: readonly PositionStatus[]): PositionFilter {
  const { statuses: _, ...others } = filter
  const statuses = keysOf(positionStatuses).filter((status) => chosen.includes(status))
  return statuses.length > 0 ? { ...others, statuses } : others
}

/** Whether related titles of the roles are searched too. */
export function setRelated(filter: PositionFilter, isOn: boolean): PositionFilter {
  const { aiSearch: _, unrelated: _unrelated, ...others } = filter
  return isOn ? { ...others, aiSearch: true } : others
}

/** Leaves these related titles out, and no others. */
export function setUnrelated(filter: PositionFilter, texts: readonly string[]): PositionFilter {
  const { unrelated: _, ...others } = filter
  return texts.length > 0 ? { ...others, unrelated: texts.slice(0, maxUnrelated) } : others
}

export function withoutField(filter: PositionFilter, field: FilterField): PositionFilter {
  return replaceField(filter, field, {})
}

export function partsOf(filter: PositionFilter): FilterPart[] {
  return filterFieldNames.flatMap((field) => partsOfField(filter, field))
}

export function partsOfField(filter: PositionFilter, field: FilterField): FilterPart[] {
  return sides.flatMap((side) => {
    const value = filter.fields[field]?.[side]
    const values = Array.isArray(value) ? value : value === undefined ? [] : [value]
    return values.map((each) => ({ field, kind: filterFields[field].kind, side, value: each }) as FilterPart)
  })
}

export function withoutPart(filter: PositionFilter, { field, side, value }: FilterPart): PositionFilter {
  const { [side]: chosen, ...others } = filter.fields[field] ?? {}
  const remaining: unknown[] = Array.isArray(chosen) ? chosen.filter((each) => each !== value) : []
  return replaceField(filter, field, remaining.length > 0 ? { ...others, [side]: remaining } : others)
}

/** The specification's count of valid entries. */
export function countOf(filter: PositionFilter): number {
  return countValid(toCriteria(filter))
}

/** The input of the search call: the specification's four groups, timestamps and statuses. */
export function toCriteria({ fields, from, to, statuses, aiSearch, unrelated }: PositionFilter): PositionCriteria {
  const entriesOf = (group: FilterGroup, side: Side) =>
    validEntries(
      Object.fromEntries(
        filterFieldNames
          .filter((field) => filterFields[field].group === group)
          .map((field) => [field, fields[field]?.[side]]),
      ),
    )
  return positionCriteria.parse({
    position: entriesOf('position', 'included'),
    notPosition: entriesOf('position', 'excluded'),
    company: entriesOf('company', 'included'),
    notCompany: entriesOf('company', 'excluded'),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: endOfDay(to) }),
    ...(statuses && { statuses }),
    aiSearch: aiSearch ?? false,
    ...(aiSearch && unrelated && { unrelated }),
  })
}

/** The inverse of `toCriteria`, for saved filters; timestamps become whole days. */
export function fromCriteria(criteria: PositionCriteria): PositionFilter {
  const included: Record<string, unknown> = { ...criteria.position, ...criteria.company }
  const excluded: Record<string, unknown> = { ...criteria.notPosition, ...criteria.notCompany }
  const fields: Record<string, Sides<unknown>> = {}
  for (const field of filterFieldNames) {
    const value: Sides<unknown> = {
      ...(included[field] !== undefined && { included: included[field] }),
      ...(excluded[field] !== undefined && { excluded: excluded[field] }),
    }
    if (value.included !== undefined || value.excluded !== undefined) fields[field] = value
  }
  return {
    ...setStatuses({ fields: fields as PositionFilter['fields'] }, criteria.statuses ?? []),
    ...(criteria.from && { from: dayOf(new Date(criteria.from)) }),
    ...(criteria.to && { to: dayOf(new Date(criteria.to)) }),
    ...(criteria.aiSearch && { aiSearch: true }),
    ...(criteria.aiSearch && criteria.unrelated?.length && { unrelated: criteria.unrelated }),
  }
}

function replaceField(filter: PositionFilter, field: FilterField, value: Sides<unknown>): PositionFilter {
  const { [field]: _, ...others } = filter.fields
  const isEmpty = value.included === undefined && value.excluded === undefined
  return { ...filter, fields: isEmpty ? others : { ...others, [field]: value } }
}
