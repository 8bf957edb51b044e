import { retention } from '@vedetta/contracts/facts/retention'
import { maxToSee } from '@vedetta/contracts/search/saved-filters'
import { dayMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { startOfItalianDay } from '../../platform/db/italian-day.queries.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import { isNotDiscarded } from '../discards/discards.queries.ts'

export type ToSeeRow = {
  readonly filterId: string
  /** Null unless the rows are by company. */
  readonly companyNo: number | null
  readonly toSee: number
  readonly today: number
}

type Wanted = { readonly userId: string; readonly hideAgencies: boolean; readonly byCompany: boolean }

/**
 * The open positions that each filter of a person found and the person has not marked. Per filter the newest are read, by
 * their number, until there are as many as are counted.
 */
export async function selectToSee(db: Db, { userId, hideAgencies, byCompany }: Wanted, now: Date): Promise<ToSeeRow[]> {
  const since = new Date(now.getTime() - retention.matchDays * dayMs)
  const { rows } = await sql<ToSeeRow>`${plannedOnce('positions to see')}
    SELECT f.filter_id AS "filterId", found.company_no AS "companyNo", count(*)::int AS "toSee",
      (count(*) FILTER (WHERE found.matched_at >= ${startOfItalianDay(now)}))::int AS today
    FROM saved_filter f, LATERAL (
      SELECT m.matched_at, CASE WHEN ${byCompany}::boolean THEN p.company_no END AS company_no
      FROM filter_match m
      JOIN position p ON p.position_no = m.position_no
      WHERE m.filter_id = f.filter_id AND m.matched_at > ${since} AND p.closed_at IS NULL
        -- As values, so that each is looked up: a join would read all marks of whoever has many.
        AND (SELECT k.status FROM position_mark k WHERE k.user_id = f.user_id AND k.position_no = m.position_no) IS NULL
        AND ${isNotDiscarded(sql`f.user_id`, sql`m.position_no`)}
        AND (
          SELECT x.company_no FROM excluded_company x WHERE x.user_id = f.user_id AND x.company_no = p.company_no
        ) IS NULL
        AND NOT (
          ${hideAgencies}::boolean
          AND EXISTS (SELECT FROM company c WHERE c.company_no = p.company_no AND c.is_agency)
        )
      ORDER BY m.position_no DESC LIMIT ${sql.lit(maxToSee)}
    ) found
    WHERE f.user_id = ${userId}
    GROUP BY f.filter_id, found.company_no`.execute(db)
  return rows
}
