import { createHash } from 'node:crypto'
import { criteriaGroups, validEntries } from '@vedetta/contracts/search/filter-validity'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'

/** Equal for equivalent criteria: the order of fields and values, and the notation of instants, do not matter. */
export function criteriaHash(criteria: PositionCriteria): Buffer {
  const groups = criteriaGroups.map((group) => validEntries(criteria[group]))
  const { from, to, statuses, aiSearch, unrelated = [] } = criteria
  const related = aiSearch && unrelated.length > 0 ? [unrelated] : []
  const parts = [...groups, from && Date.parse(from), to && Date.parse(to), statuses ?? [], aiSearch, ...related]
  return createHash('sha256')
    .update(JSON.stringify(parts.map(canonical)))
    .digest()
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(canonical(each))))].sort()
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).map(([key, each]) => [key, canonical(each)] as const)
  return entries.sort(([one], [other]) => (one < other ? -1 : 1))
}
