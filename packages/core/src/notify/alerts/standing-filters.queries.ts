import { defaultSettings, type Settings } from '@vedetta/contracts/customers/settings'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { type RawBuilder, sql } from 'kysely'
import { liveSeats } from '../../customers/licences/live-seats.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SavedCriteria } from './standing-filter.ts'

const version = sql<string>`f.xmin || ':' || coalesce(s.xmin::text, '') || ':' || coalesce(x.version, '')`

const owners = sql`
  saved_filter f
  LEFT JOIN settings s USING (user_id)
  LEFT JOIN (
    SELECT user_id, array_agg(company_no ORDER BY company_no) AS company_nos,
      count(*) || ':' || bit_xor(hashtextextended(company_no::text, 0)) AS version
    FROM excluded_company GROUP BY user_id
  ) x USING (user_id)`

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
      coalesce(x.company_nos, '{}') AS "excludedCompanyNos",
      ${version} AS version
    FROM ${owners}
    WHERE f.filter_id = ANY(${filterIds}::uuid[])`.execute(db)
  return rows.map(({ changes, excludedCompanyNos, ...filter }) => {
    const { excludedCompanies, hideAgencies } = { ...defaultSettings, ...changes }
    return { ...filter, settings: { excludedCompanies, hideAgencies, excludedCompanyNos } }
  })
}
