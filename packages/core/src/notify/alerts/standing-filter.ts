import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { RoleFamilies } from '@vedetta/meaning/families/role-families'
import type { SearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import { settleCriteria } from '../../inbox/positions/settle-criteria.ts'
import { positionQuery } from '../../search/engine/position-query.ts'
import { freshQuerySpec } from '../../search/engine/position-query-spec.ts'
import { isLeaf, type Leaves, leavesOf, type Part, partsOf } from './query-parts.ts'

/** What a saved filter asks of every fresh position. */
export type StandingFilter = {
  readonly filterId: string
  /** Milliseconds since 1970: what opened before is not new to it. */
  readonly createdAt: number
  /** Parts that its values alone decide, and parts that the engine has to be asked about. */
  readonly plain: Wanted
  readonly asked: Wanted
}

type Wanted = { readonly included: readonly Part[]; readonly excluded: readonly Part[] }

export type SavedCriteria = {
  readonly filterId: string
  readonly createdAt: Date
  readonly criteria: PositionCriteria
  readonly settings: SearchSettings
}

/** The query is the one of a search by the same criteria: only its parts are looked at one by one. */
export function standingFilter(
  { filterId, createdAt, criteria, settings }: SavedCriteria,
  families: RoleFamilies,
  leaves: Leaves,
): StandingFilter {
  const query = partsOf(positionQuery(freshQuerySpec(settleCriteria(families, criteria), settings)), leaves)
  const { all, any, none } = isLeaf(query) ? { all: [query], any: [], none: [] } : query
  const included = any.length === 0 ? all : [...all, { all: [], any, none: [] }]
  return {
    filterId,
    createdAt: createdAt.getTime(),
    // Values, such as those of places, leave fewer positions than ranges.
    plain: {
      included: [...included.filter(isPlain).filter(isOfValues), ...included.filter(isPlain).filter(isNotOfValues)],
      excluded: none.filter(isPlain),
    },
    asked: { included: included.filter(isAsked), excluded: none.filter(isAsked) },
  }
}

const isPlain = (part: Part) => leavesOf(part).every(({ plain }) => plain !== undefined)
const isOfValues = (part: Part) => !isLeaf(part) || (part.plain !== undefined && 'values' in part.plain)
const isNotOfValues = (part: Part) => !isOfValues(part)
const isAsked = (part: Part) => !isPlain(part)
