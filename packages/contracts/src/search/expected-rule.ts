import { type FilterField, filterFieldNames, filterFields } from './filter-fields.ts'
import { countValid, criteriaGroups } from './filter-validity.ts'
import type { PositionCriteria, PositionSearchResult } from './position-search.ts'
import type { SearchRule } from './search-cost.ts'

/** A search that was answered, as far as it makes others free. */
type Answered = { readonly criteria: PositionCriteria; readonly freeUntil: PositionSearchResult['freeUntil'] }

/** A clock that is late, and the way of the request, make nothing look free that is charged. */
const marginMs = 30_000

/**
 * The rule that will apply to a search if it finds anything, as far as its criteria and the search on the screen prove it: what they
 * don't prove counts. The server is the judge, which knows more (`packages/core/src/inbox/positions/search-rule.ts`).
 */
export function expectedRule(criteria: PositionCriteria, last: Answered | undefined, now: number): SearchRule {
  if (countValid(criteria) === 0) return 'noCriteria'
  if (criteria.statuses && !criteria.statuses.includes('notSeen')) return 'marked'
  const isBefore = (moment: string | null | undefined) => Boolean(moment) && now + marginMs < Date.parse(moment ?? '')
  if (!last?.freeUntil || !narrowsPlainly(criteria, last.criteria)) return 'counted'
  if (isSame(criteria, last.criteria) && isBefore(last.freeUntil.same)) return 'same'
  return isBefore(last.freeUntil.narrower) ? 'narrower' : 'counted'
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether criteria are those of another search with nothing but fields added, or a smaller circle. */
function narrowsPlainly(part: PositionCriteria, whole: PositionCriteria): boolean {
  return (
    isSame(withoutFields(part), withoutFields(whole)) &&
    criteriaGroups.every((group) => adds(part[group], whole[group]))
  )
}

function withoutFields({ from, to, statuses, aiSearch, unrelated }: PositionCriteria) {
  return { from, to, statuses, aiSearch, unrelated }
}

type Group = { readonly [Field in FilterField]?: unknown }

function adds(part: Group, whole: Group): boolean {
  const hadPlace = filterFieldNames.some((field) => filterFields[field].place && whole[field] !== undefined)
  return filterFieldNames.every((field) => {
    const [next, before] = [part[field], whole[field]]
    if (before !== undefined) return isSame(next, before) || (field === 'city' && isInside(next, before))
    // Fields of place are one union: another one would widen it.
    return next === undefined || !(filterFields[field].place && hadPlace)
  })
}

type Circle = NonNullable<PositionCriteria['position']['city']>

function isInside(next: unknown, before: unknown): boolean {
  const [one, other] = [next as Circle | undefined, before as Circle]
  return one?.mode === 'radius' && other.mode === 'radius' && one.istat === other.istat && one.km <= other.km
}
