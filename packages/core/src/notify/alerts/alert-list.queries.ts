import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { sql } from 'kysely'
import { isNotDiscarded } from '../../inbox/discards/discards.queries.ts'
import type { RowFields } from '../../inbox/positions/position-row.ts'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import { ownersOrder } from '../../search/filters/filters.queries.ts'

export type AlertRow = RowFields & {
  readonly alert_no: number
  readonly status: PositionStatus
  readonly closed_at: Date | null
  readonly found_at: Date
  readonly is_unsure: boolean
  readonly is_read: boolean
  readonly filters: { filterID: string; name: string }[]
}

/** The saved filters `f` of its person that found an alert `a`. */
export const filtersThatFound = sql`
  saved_filter f
  JOIN filter_match m ON m.filter_id = f.filter_id AND m.position_no = a.position_no AND m.opening = a.opening
  WHERE f.user_id = a.user_id`

/** An alert whose person has not discarded its position since. */
export const isShown = isNotDiscarded(sql`alert.user_id`, sql`alert.position_no`)

/** A person's alerts before a number, the newest first. */
export async function selectAlerts(db: Db, userId: string, before: number, limit: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    SELECT a.alert_no, a.found_at, a.is_unsure, a.read_at IS NOT NULL AS is_read,
      p.position_id, p.title, p.municipalities, p.provinces, p.regions, p.contract, p.schedule, p.collar,
      p.smart_working, p.experience_years, p.target_persona, p.languages, p.skills, p.certifications, p.benefits,
      p.protected_categories, p.pay_from, p.pay_to, p.pay_period, p.confidence, p.reasons, p.first_seen, p.closed_at, c.company_id, c.name AS company_name,
      c.employees AS company_employees, c.turnover AS company_turnover, c.sector,
      coalesce(k.status, 'notSeen') AS status, by.filters
    FROM (
      SELECT * FROM alert WHERE user_id = ${userId} AND alert_no < ${before} AND ${isShown}
      ORDER BY alert_no DESC LIMIT ${limit}
    ) a
    JOIN position p ON p.position_no = a.position_no
    JOIN company c ON c.company_no = p.company_no
    LEFT JOIN position_mark k ON k.user_id = a.user_id AND k.position_no = a.position_no,
    LATERAL (
      SELECT coalesce(json_agg(json_build_object('filterID', f.filter_id, 'name', f.name)
        ORDER BY ${ownersOrder}), '[]') AS filters
      FROM ${filtersThatFound}
    ) by
    ORDER BY a.alert_no DESC`.execute(db)
  return rows
}

/** Counts to a limit. */
export async function countUnread(db: Db, userId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`${plannedOnce('unread alerts')}
    SELECT count(*)::int AS count FROM (
      SELECT FROM alert WHERE user_id = ${userId} AND read_at IS NULL AND ${isShown} LIMIT ${limit}
    ) unread`.execute(db)
  return rows[0]?.count ?? 0
}

export async function markRead(db: Db, userId: string, upTo: number, now: Date): Promise<void> {
  await db
    .updateTable('alert')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('alert_no', '<=', upTo)
    .execute()
}
