import { positionMappings } from '../../search/engine/position-document.ts'
import type { Clause } from '../../search/engine/text-clauses.ts'

export type Value = string | number | boolean

/** A clause about whole values of a field, which needs no analysis: it holds for documents with one of some values. */
export type PlainClause =
  | { readonly field: string; readonly values: ReadonlySet<Value> }
  | { readonly field: string; readonly isWithin: (value: number) => boolean }

const types: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(positionMappings.properties).map(([field, { type }]) => [field, type]),
)
const wholeTypes = { string: ['keyword'], number: ['byte', 'integer', 'long'], boolean: ['boolean'] } as const
const numberTypes = ['byte', 'integer', 'long', 'date']
const bounds = {
  gte: (bound: number) => (value: number) => value >= bound,
  gt: (bound: number) => (value: number) => value > bound,
  lte: (bound: number) => (value: number) => value <= bound,
  lt: (bound: number) => (value: number) => value < bound,
}

/** Undefined for every other clause: only the engine can tell what that finds. */
export function plainClause(clause: Clause): PlainClause | undefined {
  const [[kind, content] = [], second] = Object.entries(clause)
  if (second !== undefined) return undefined
  if (kind === 'match_none') return { field: '', values: new Set() }
  const [[field, condition] = [], otherField] = Object.entries((content ?? {}) as Record<string, unknown>)
  if (field === undefined || otherField !== undefined) return undefined
  if (kind === 'term') return ofValues(field, [condition])
  if (kind === 'terms' && Array.isArray(condition)) return ofValues(field, condition)
  return kind === 'range' ? ofRange(field, condition as Record<string, unknown>) : undefined
}

function ofValues(field: string, values: readonly unknown[]): PlainClause | undefined {
  const type = types[field]
  const isWhole = (value: unknown): value is Value =>
    (Object.entries(wholeTypes) as [string, readonly string[]][]).some(
      ([kind, allowed]) => kind === typeof value && allowed.includes(type ?? ''),
    )
  return values.every(isWhole) ? { field, values: new Set(values) } : undefined
}

function ofRange(field: string, condition: Record<string, unknown>): PlainClause | undefined {
  if (!numberTypes.includes(types[field] ?? '')) return undefined
  const tests = Object.entries(condition).map(([bound, value]) =>
    bound in bounds && typeof value === 'number' ? bounds[bound as keyof typeof bounds](value) : undefined,
  )
  if (!tests.every((test) => test !== undefined)) return undefined
  return { field, isWithin: (value) => tests.every((test) => test(value)) }
}
