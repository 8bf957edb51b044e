import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { conditionsOf } from './small-world.ts'

export type CostStep = {
  readonly criteria: PositionCriteria
  readonly at: number
  readonly total: number
  readonly isOfAlert: boolean
  /** Whether an answer to a counted search of the last ten minutes offered exactly these criteria to this person. */
  readonly isOffered: boolean
}

const minutes = 60_000
const hours = 60 * minutes

/** The rules of what a search costs, told once more and without the product's code: 1 or 0 for each search, in order. */
export function plainCosts(steps: readonly CostStep[]): number[] {
  const paid: { key: string; at: number; isCounted: boolean; criteria: PositionCriteria }[] = []
  return steps.map(({ criteria, at, total, isOfAlert, isOffered }) => {
    const { wanted, unwanted } = conditionsOf(criteria)
    const key = plainKey(criteria)
    if (Object.keys(wanted).length + Object.keys(unwanted).length === 0) return 0
    if (criteria.statuses?.every((status) => status !== 'notSeen')) return 0
    if (total === 0 || isOfAlert) return 0
    if (paid.some((earlier) => earlier.key === key && at - earlier.at < 24 * hours)) return 0
    const isPart = paid.some(
      (earlier) => earlier.isCounted && at - earlier.at < 10 * minutes && isPlainPart(criteria, earlier.criteria),
    )
    const isWithRelated = paid.some(
      (earlier) => earlier.isCounted && at - earlier.at < 10 * minutes && addsRelated(criteria, earlier.criteria),
    )
    const isFree = isPart || isWithRelated || isOffered
    paid.push({ key, at, isCounted: !isFree, criteria })
    return isFree ? 0 : 1
  })
}

/** Field by field: whatever one asks, the other asks at least; whatever one leaves out, the other leaves out too. */
function isPlainPart(part: PositionCriteria, whole: PositionCriteria): boolean {
  const [one, other] = [conditionsOf(part), conditionsOf(whole)]
  return (
    (!part.aiSearch || whole.position.name === undefined || (whole.aiSearch && hasSameRoles(part, whole))) &&
    Object.entries(other.wanted).every(([field, values]) => one.wanted[field]?.isSubsetOf(values) ?? false) &&
    Object.entries(other.unwanted).every(([field, values]) => one.unwanted[field]?.isSupersetOf(values) ?? false)
  )
}

/** The related roles of the very roles of a search that had none of them, whatever else narrows it. */
const addsRelated = (part: PositionCriteria, whole: PositionCriteria) =>
  part.aiSearch && !whole.aiSearch && hasSameRoles(part, whole) && isPlainPart({ ...part, aiSearch: false }, whole)

const hasSameRoles = (one: PositionCriteria, other: PositionCriteria) =>
  JSON.stringify(one.position.name?.toSorted()) === JSON.stringify(other.position.name?.toSorted())

function plainKey({ position, notPosition, from, to, statuses, aiSearch }: PositionCriteria): string {
  const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)
  const group = (fields: object) =>
    Object.entries(fields)
      .map(([name, value]) => JSON.stringify([name, sorted(value)]))
      .toSorted()
  return JSON.stringify([group(position), group(notPosition), from, to, sorted(statuses), aiSearch])
}
