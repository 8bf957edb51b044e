import type { RoleFamilies } from '@vedetta/meaning/families/role-families'
import type { Context } from '../../platform/context.ts'
import type { RoleFamiliesReader } from '../../search/roles/role-families.ts'
import { type Leaves, leavesOf } from './query-parts.ts'
import { type SavedCriteria, type StandingFilter, standingFilter } from './standing-filter.ts'
import {
  allFilters,
  type FilterChoice,
  selectCriteria,
  selectFilterVersions,
  selectFingerprint,
} from './standing-filters.queries.ts'

const filtersAQuery = 1_000

/** All filters to match, kept in memory: reading tens of thousands for a few positions would cost more than matching. */
export type StandingFilters = {
  /** Reads what changed since the last time. */
  readonly refresh: (now: Date) => Promise<readonly StandingFilter[]>
  /** How many different clauses they are made of. */
  readonly leafCount: () => number
}

export type StandingContext = Pick<Context, 'db' | 'log'> & { readonly roleFamilies: RoleFamiliesReader }

export function createStandingFilters(
  { db, log, roleFamilies }: StandingContext,
  chosen: FilterChoice = allFilters,
): StandingFilters {
  const known = new Map<string, { version: string; filter: StandingFilter | null }>()
  let leaves: Leaves = new Map()
  let replaced = 0
  let families: RoleFamilies | undefined
  let last: { fingerprint: string; filters: readonly StandingFilter[] } | undefined

  async function load(filterIds: readonly string[], current: RoleFamilies): Promise<void> {
    for (let from = 0; from < filterIds.length; from += filtersAQuery)
      for (const { version, ...saved } of await selectCriteria(db, filterIds.slice(from, from + filtersAQuery)))
        known.set(saved.filterId, { version, filter: compile(saved, current) })
  }

  /** Criteria that no search accepts, such as a town that is no more, find nothing; they must not stop the others. */
  function compile(saved: SavedCriteria, current: RoleFamilies): StandingFilter | null {
    try {
      return standingFilter(saved, current, leaves)
    } catch (err) {
      log.error({ err, filter: saved.filterId }, 'a saved filter can’t be matched')
      return null
    }
  }

  /** Forgets the leaves that no filter has any more, once they may be many. */
  function dropUnused(): void {
    if (replaced <= known.size) return
    replaced = 0
    leaves = new Map()
    for (const { filter } of known.values())
      if (filter)
        for (const part of [filter.plain, filter.asked].flatMap(({ included, excluded }) => [...included, ...excluded]))
          for (const leaf of leavesOf(part)) leaves.set(leaf.json, leaf)
  }

  return {
    refresh: async (now) => {
      const current = await roleFamilies()
      if (current !== families) {
        known.clear()
        last = undefined
        families = current
      }
      // Read first: what changes after it, changes the next one.
      const fingerprint = await selectFingerprint(db, chosen, now)
      if (last?.fingerprint === fingerprint) return last.filters
      const versions = new Map(
        (await selectFilterVersions(db, chosen, now)).map(({ filterId, version }) => [filterId, version]),
      )
      for (const [filterId, { version }] of known) {
        if (versions.get(filterId) === version) continue
        known.delete(filterId)
        replaced++
      }
      await load(
        [...versions.keys()].filter((filterId) => !known.has(filterId)),
        current,
      )
      dropUnused()
      last = { fingerprint, filters: [...known.values()].flatMap(({ filter }) => filter ?? []) }
      return last.filters
    },
    leafCount: () => leaves.size,
  }
}
