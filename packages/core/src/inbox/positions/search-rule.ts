import { countValid } from '@vedetta/contracts/search/filter-validity'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { SearchRule } from '@vedetta/contracts/search/search-cost'
import { isSubset } from './is-subset.ts'

type Asked = {
  readonly criteria: PositionCriteria
  readonly total: number
  /** Whether a saved filter with these criteria is opened from an alert of its own. */
  readonly isOfAlert: boolean
  readonly isOffered: boolean
}

type Earlier = {
  /** Whether the same criteria were paid for in the last 24 hours. */
  readonly isPaid: boolean
  /** The criteria counted in the last ten minutes. */
  readonly counted: readonly PositionCriteria[]
}

/** Rows whose criteria may be repeated: only these are counted, or part of a counted search. The others are free by themselves or not at all. */
export const paidRules = ['counted', 'narrower', 'related', 'offered'] as const satisfies readonly SearchRule[]

/** The rule of a new search: the first of the table that applies. */
export function searchRule(asked: Asked, { isPaid, counted }: Earlier): SearchRule {
  const { criteria, isOfAlert, isOffered } = asked
  const own = ownRule(asked)
  if (own) return own
  if (isOfAlert) return 'alert'
  if (isPaid) return 'same'
  if (counted.some((whole) => isSubset(criteria, whole))) return 'narrower'
  if (counted.some((whole) => isWithRelated(criteria, whole))) return 'related'
  return isOffered ? 'offered' : 'counted'
}

/** The rule of a search that is free whatever was searched before. */
export function ownRule({ criteria, total }: Pick<Asked, 'criteria' | 'total'>): SearchRule | undefined {
  if (countValid(criteria) === 0) return 'noCriteria'
  if (criteria.statuses && !criteria.statuses.includes('notSeen')) return 'marked'
  return total === 0 ? 'empty' : undefined
}

/**
 * Whether it is a search, or a part of one, with the related roles of the same roles. Only of the same ones: a word more would bring
 * another family, and so would the roles of a search that had its own already.
 */
function isWithRelated({ unrelated: _, ...part }: PositionCriteria, whole: PositionCriteria): boolean {
  const [roles, others] = [new Set(part.position.name), new Set(whole.position.name)]
  const isOfSameRoles = roles.symmetricDifference(others).size === 0
  return part.aiSearch && !whole.aiSearch && isOfSameRoles && isSubset({ ...part, aiSearch: false }, whole)
}
