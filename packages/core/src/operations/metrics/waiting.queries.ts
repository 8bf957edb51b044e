import { maxQueueCount, type QueueName } from '@vedetta/contracts/operator/queues'
import { type RawBuilder, sql } from 'kysely'
import { isDueDevice } from '../../notify/push/due-devices.queries.ts'
import type { Db } from '../../platform/db/client.ts'

/** Visits are not among them: the schedule counts its own. */
export type TableQueue = Exclude<QueueName, 'visits'>

type WaitingRow = { name: TableQueue; waiting: number; oldest: Date | null }

/** At most so many rows are counted, which keeps a queue that is far behind from slowing this down too. */
const bounded = (from: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
  sql`(SELECT ${since} AS since FROM ${from} LIMIT ${maxQueueCount})`

/** The events that a follower has yet to read, and those without a number yet: an index for each. */
const followedBy = (follower: string) =>
  bounded(
    sql`(
      SELECT at FROM position_event WHERE number IS NULL
      UNION ALL
      SELECT at FROM position_event WHERE number > (SELECT number FROM event_follower WHERE name = ${follower})
    ) event`,
    sql`at`,
  )

/** For each queue a relation of what waits, with the time `since`. */
export function waitingIn(now: Date): Record<TableQueue, RawBuilder<unknown>> {
  return {
    readings: bounded(sql`source_reading WHERE finished_at IS NULL`, sql`ordered_at`),
    index: bounded(sql`outbox`, sql`marked_at`),
    alerts: followedBy('matcher'),
    digests: bounded(sql`alert_schedule WHERE digest_due <= ${now} AND stopped_at IS NULL`, sql`digest_due`),
    mail: bounded(sql`mail WHERE sent_at IS NULL AND failed_at IS NULL`, sql`queued_at`),
    push: bounded(
      sql`push_subscription d LEFT JOIN settings s ON s.user_id = d.user_id WHERE ${isDueDevice(now)}`,
      sql`NULL::timestamptz`,
    ),
    webhook_events: followedBy('webhooks'),
    // Between two attempts a message waits for its time, not for us.
    webhooks: bounded(
      sql`webhook_message m JOIN webhook w USING (webhook_id) WHERE m.state = 'waiting' AND w.paused_at IS NULL`,
      sql`least(m.next_at, ${now}::timestamptz)`,
    ),
    erasures: bounded(sql`contact_erasure`, sql`requested_at`),
    requests: bounded(sql`request WHERE answered_at IS NULL`, sql`made_at`),
  }
}

export async function selectWaiting(db: Db, names: readonly TableQueue[], now: Date): Promise<WaitingRow[]> {
  const all = waitingIn(now)
  const each = names.map(
    (name) => sql`SELECT ${name}::text AS name, count(*) AS waiting, min(since) AS oldest FROM ${all[name]} waiting`,
  )
  const { rows } = await sql<WaitingRow>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return rows
}
