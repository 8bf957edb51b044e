import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { plans } from '@vedetta/contracts/facts/plans'
import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { sql, type Transaction } from 'kysely'
import { liveSeats } from '../../customers/licences/live-seats.queries.ts'
import { isNotDiscarded } from '../../inbox/discards/discards.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { FreshPosition } from './fresh-positions.ts'

/**
 * Writes matches, and alerts to those owners who want them now, whose plan has them and who have not discarded the position. Filters
 * deleted and positions closed meanwhile are left out. Both are written once for each opening.
 */
export async function insertMatches(
  tx: Transaction<DB>,
  fresh: readonly FreshPosition[],
  pairs: { readonly filterIds: readonly string[]; readonly positionNos: readonly number[] },
  now: Date,
): Promise<{ matches: number; alerts: number }> {
  const { rows } = await sql<{ matches: number; alerts: number }>`
    WITH told AS (
      SELECT position_no, opening, opened_at, found_at, traceparent, confidence < ${minSureConfidence}::real AS is_unsure
      FROM unnest(${fresh.map(({ document }) => document.position_no)}::int[], ${fresh.map(({ opening }) => opening)}::bigint[],
        ${fresh.map(({ openedAt }) => new Date(openedAt))}::timestamptz[], ${fresh.map(({ foundAt }) => foundAt)}::timestamptz[],
        ${fresh.map(({ traceparent }) => traceparent)}::text[])
        AS t (position_no, opening, opened_at, found_at, traceparent)
      JOIN position USING (position_no) WHERE closed_at IS NULL
    ), found AS (
      SELECT filter_id, user_id, told.*, coalesce(bell_since <= opened_at, false) AS rings
      FROM unnest(${pairs.filterIds}::uuid[], ${pairs.positionNos}::int[]) AS pair (filter_id, position_no)
      JOIN saved_filter USING (filter_id) JOIN told USING (position_no)
    ), matched AS (
      INSERT INTO filter_match (filter_id, position_no, opening, matched_at)
      SELECT filter_id, position_no, opening, ${now} FROM found
      ON CONFLICT DO NOTHING RETURNING 1
    ), alerted AS (
      INSERT INTO alert (user_id, position_no, opening, found_at, matched_at, is_unsure, traceparent)
      SELECT DISTINCT user_id, position_no, opening, found_at, ${now}::timestamptz, is_unsure, traceparent
      FROM found LEFT JOIN settings USING (user_id)
      WHERE rings AND ${isNotDiscarded(sql`found.user_id`, sql`found.position_no`)}
        AND coalesce((changes ->> 'notifyOnFilter')::boolean, ${defaultSettings.notifyOnFilter})
        AND (NOT is_unsure OR coalesce((changes ->> 'tellUnsure')::boolean, ${defaultSettings.tellUnsure}))
        AND user_id IN (
          SELECT seat.user_id FROM ${liveSeats(now)}
            AND licence.tier = ANY(${keysOf(plans).filter((tier) => plans[tier].alerts)}::text[])
        )
      ORDER BY user_id, position_no
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT (SELECT count(*) FROM matched) AS matches, (SELECT count(*) FROM alerted) AS alerts`.execute(tx)
  return rows[0] ?? { matches: 0, alerts: 0 }
}
