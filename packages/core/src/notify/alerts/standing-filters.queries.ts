import { defaultSettings, type Settings } from '@vedetta/contracts/customers/settings'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { type RawBuilder, sql } from 'kysely'
import { liveSeats } from '../../customers/licences/live-seats.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SavedCriteria } from './standing-filter.ts'

/** An exclusion of a company touches the settings: counting millions of exclusions for each batch would cost seconds. */
const version = sql<string>`f.xmin || ':' || coalesce(s.xmin::text, '')`

const owners = sql`saved_filter f LEFT JOIN settings s USING (user_id)`

/** The condition for a filter `f` to be matched by a follower of events. */
export type FilterChoice = RawBuilder<boolean>

export const allFilters: FilterChoice = sql`true`

/** The filters of people with a live seat. */
const liveFilters = (chosen: FilterChoice, now: Date) => sql`
  FROM ${owners}
  WHERE f.user_id IN (
    SELECT seat.user_id FROM ${liveSeats(now)}
  ) AND ${chosen}`

/** Changes with every change of the filters to match, of their owners' settings, excluded companies and seats. */
export async function selectFingerprint(db: Db, chosen: FilterChoice, now: Date): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT count(*) || ':' || coalesce(bit_xor(hashtextextended(f.filter_id::text || ${version}, 0)), 0) AS fingerprint
    ${liveFilters(chosen, now)}`.execute(db)
  return rows[0]?.fingerprint ?? ''
}

/** A version changes with the filter's row, its owner's settings and excluded companies. */
export async function selectFilterVersions(
  db: Db,
  chosen: FilterChoice,
  now: Date,
): Promise<{ filterId: string; version: string }[]> {
  const { rows } = await sql<{ filterId: string; version: string }>`
    SELECT f.filter_id AS "filterId", ${version} AS version ${liveFilters(chosen, now)}`.execute(db)
  return rows
}

export async function selectCriteria(
  db: Db,
  filterIds: readonly string[],
): Promise<(SavedCriteria & { version: string })[]> {
  const { rows } = await sql<{
    filterId: string
    createdAt: Date
    criteria: PositionCriteria
    changes: Partial<Settings> | null
    excludedCompanyNos: number[]
    version: string
  }>`
    SELECT f.filter_id AS "filterId", f.created_at AS "createdAt", f.criteria, s.changes,
      ARRAY(SELECT x.company_no FROM excluded_company x WHERE x.user_id = f.user_id ORDER BY x.company_no)
        AS "excludedCompanyNos",
      ${version} AS version
    FROM ${owners}
    WHERE f.filter_id = ANY(${filterIds}::uuid[])`.execute(db)
  return rows.map(({ changes, excludedCompanyNos, ...filter }) => {
    const { excludedCompanies, hideAgencies } = { ...defaultSettings, ...changes }
    return { ...filter, settings: { excludedCompanies, hideAgencies, excludedCompanyNos } }
  })
}
