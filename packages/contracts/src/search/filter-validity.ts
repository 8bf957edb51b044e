/** The specification's four groups of criteria. */
export const criteriaGroups = ['position', 'notPosition', 'company', 'notCompany'] as const

type Criteria = {
  readonly [Group in (typeof criteriaGroups)[number]]?: Readonly<Record<string, unknown>> | undefined
} & {
  readonly from?: unknown
  readonly to?: unknown
  readonly statuses?: readonly unknown[] | undefined
}

/** A non-empty string, a non-empty array with no undefined entries, or an object whose keys all have defined values. */
export function isValidValue(value: unknown): boolean {
  if (typeof value === 'string') return value !== ''
  if (Array.isArray(value)) return value.length > 0 && !value.includes(undefined)
  return typeof value === 'object' && value !== null && !Object.values(value).includes(undefined)
}

/** Valid entries across the four groups, and one each for any status and for a range of dates. */
export function countValid(criteria: Criteria): number {
  const entries = criteriaGroups.flatMap((group) => Object.values(criteria[group] ?? {})).filter(isValidValue).length
  return entries + (criteria.statuses?.length ? 1 : 0) + (criteria.from || criteria.to ? 1 : 0)
}

/** The entries a search sends. */
export function validEntries<Group extends Readonly<Record<string, unknown>>>(group: Group): Partial<Group> {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => isValidValue(value))) as Partial<Group>
}

/** The criteria of a group without empty and null ones; a null bound of a range counts as absent. */
export function withoutEmpty(group: unknown): unknown {
  if (group === null) return {}
  if (!isRecord(group)) return group
  const entries = Object.entries(group).map(([name, value]) => [name, withoutNulls(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

function withoutNulls(value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) : value
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
