import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { FreshPosition } from './fresh-positions.ts'

/**
 * Makes the unsure alerts of positions that are sure now sure ones, for good: a position that crosses the bound again is not told again. The
 * entry stays where it is in the bell; devices and instant mails, which leave unsure ones out, are owed it from now on.
 */
export async function confirmAlerts(tx: Transaction<DB>, fresh: readonly FreshPosition[]): Promise<void> {
  await sql`
    WITH confirmed AS (
      SELECT a.alert_no, t.found_at, t.traceparent
      FROM unnest(${fresh.map(({ document }) => document.position_no)}::int[], ${fresh.map(({ opening }) => opening)}::bigint[],
        ${fresh.map(({ foundAt }) => foundAt)}::timestamptz[], ${fresh.map(({ traceparent }) => traceparent)}::text[])
        AS t (position_no, opening, found_at, traceparent)
      JOIN position p USING (position_no)
      JOIN alert a ON a.position_no = t.position_no AND a.opening = t.opening
      WHERE a.is_unsure AND p.closed_at IS NULL AND p.confidence >= ${minSureConfidence}::real
      -- In the order of the numbers, as mails claim alerts.
      ORDER BY a.alert_no FOR UPDATE OF a
    )
    UPDATE alert a SET is_unsure = false, sure_no = nextval('alert_alert_no_seq'),
      found_at = confirmed.found_at, traceparent = confirmed.traceparent,
      instant_due = a.mail_id IS NOT NULL AND EXISTS (
        SELECT FROM settings s WHERE s.user_id = a.user_id AND s.changes -> 'instantAlerts' = 'true')
    FROM confirmed WHERE a.alert_no = confirmed.alert_no`.execute(tx)
}
