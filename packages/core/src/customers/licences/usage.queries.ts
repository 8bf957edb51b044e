import type { LicenceDetails } from '@vedetta/contracts/customers/licences'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { type SpendReason, spendReasons } from '../ledger/spend-reasons.ts'

/** The use of a licence by all its people since a moment, less refunds. */
export async function selectUsageSince(db: Db, licenceNo: number, since: Date): Promise<LicenceDetails['lastWeek']> {
  const { rows } = await sql<LicenceDetails['lastWeek']>`
    WITH work AS (
      SELECT count(*) AS sessions, coalesce(sum(last_at - greatest(started_at, ${since})), '0') AS time
      FROM usage_session WHERE licence_no = ${licenceNo} AND last_at >= ${since}
    ), used AS (
      SELECT coalesce(-sum(amount) FILTER (WHERE unit = 'credit'), 0) AS credits,
        coalesce(-sum(amount) FILTER (WHERE unit = 'search'), 0) AS searches
      FROM ledger_entry WHERE licence_no = ${licenceNo} AND at >= ${since} AND kind IN ('spend', 'refund')
    )
    SELECT sessions, round(extract(epoch FROM time) / 60)::integer AS minutes,
      greatest(credits, 0) AS credits, greatest(searches, 0) AS searches
    FROM work, used`.execute(db)
  const [usage] = rows
  if (!usage) throw new Error('counting answers one row')
  return usage
}

export type SeatUsage = { sessions: number; searches: number; leads: number; exports: number }

/** The use by each seat since its assignment. A lead is an unlocked contact, an export counts positions. */
export async function selectUsageBySeat(db: Db, licenceNo: number): Promise<Map<string, SeatUsage>> {
  const { rows } = await sql<SeatUsage & { seat_id: string }>`
    SELECT seat_id,
      (
        SELECT count(*) FROM usage_session u
        WHERE u.licence_no = s.licence_no AND u.user_id = s.user_id AND u.last_at >= s.assigned_at
      ) AS sessions,
      coalesce(searches, 0) AS searches, coalesce(leads, 0) AS leads, coalesce(exports, 0) AS exports
    FROM seat s LEFT JOIN LATERAL (
      SELECT ${bought('search')} AS searches, ${bought('contact')} AS leads, ${bought('export')} AS exports
      FROM ledger_entry e
      WHERE e.licence_no = s.licence_no AND e.user_id = s.user_id AND e.at >= s.assigned_at
        AND e.kind IN ('spend', 'refund')
    ) e ON true
    WHERE s.licence_no = ${licenceNo} AND s.ended_at IS NULL`.execute(db)
  return new Map(rows.map(({ seat_id, ...usage }) => [seat_id, usage]))
}

/** The number of purchases for a reason, less refunded ones. */
function bought(reason: SpendReason) {
  return sql`greatest(-sum(amount) FILTER (WHERE reason = ${reason}), 0) / ${spendReasons[reason].cost}::integer`
}
