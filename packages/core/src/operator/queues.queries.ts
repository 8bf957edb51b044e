import { maxQueueCount, type QueueName } from '@vedetta/contracts/operator/queues'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { isDueDevice } from '../push/due-devices.queries.ts'

export type QueueRow = {
  name: QueueName
  waiting: number
  oldest: Date | null
  lastDone: Date | null
  doneLastHour: number | null
  dead: number | null
}

const unknownTime = sql`NULL::timestamptz`
const unknownCount = sql`NULL::bigint`

/** At most so many rows are counted, which keeps a queue that is far behind from slowing this down too. */
const bounded = (from: RawBuilder<unknown>, since: RawBuilder<unknown>) =>
  sql`(SELECT ${since} AS since FROM ${from} LIMIT ${maxQueueCount}) few`

type Facts = {
  waiting: RawBuilder<unknown>
  lastDone?: RawBuilder<unknown>
  doneLastHour?: RawBuilder<unknown>
  dead?: RawBuilder<unknown>
}

const count = (from: RawBuilder<unknown>) => sql`(SELECT count(*) FROM ${bounded(from, sql`1`)})`

/** The events that a follower has yet to read, and those without a number yet. */
const followed = (follower: string) =>
  bounded(
    sql`position_event WHERE number IS NULL OR number > (SELECT number FROM event_follower WHERE name = ${follower})`,
    sql`at`,
  )

function factsOf(now: Date): Record<Exclude<QueueName, 'visits'>, Facts> {
  const hourAgo = sql`(${now}::timestamptz - interval '1 hour')`
  const sentMails = sql`mail WHERE coalesce(sent_at, failed_at) > ${hourAgo} AND sent_at IS NOT NULL`
  const delivered = sql`webhook_message WHERE made_at > ${now}::timestamptz - interval '4 days'
    AND state = 'delivered' AND last_tried > ${hourAgo}`
  return {
    readings: {
      waiting: bounded(sql`source_reading WHERE finished_at IS NULL`, sql`ordered_at`),
      lastDone: sql`(SELECT max(finished_at) FROM source_reading)`,
      doneLastHour: count(sql`source_reading WHERE finished_at > ${hourAgo}`),
    },
    index: { waiting: bounded(sql`outbox`, sql`marked_at`) },
    alerts: { waiting: followed('matcher') },
    digests: {
      waiting: bounded(sql`alert_schedule WHERE digest_due <= ${now} AND stopped_at IS NULL`, sql`digest_due`),
    },
    mail: {
      waiting: bounded(sql`mail WHERE sent_at IS NULL AND failed_at IS NULL`, sql`queued_at`),
      lastDone: sql`(SELECT max(sent_at) FROM mail WHERE coalesce(sent_at, failed_at) > ${now}::timestamptz - interval '1 day')`,
      doneLastHour: count(sentMails),
      dead: count(sql`mail WHERE failed_at IS NOT NULL AND sent_at IS NULL`),
    },
    push: {
      waiting: bounded(
        sql`push_subscription d LEFT JOIN settings s ON s.user_id = d.user_id WHERE ${isDueDevice(now)}`,
        unknownTime,
      ),
      lastDone: sql`(SELECT max(last_push) FROM push_subscription)`,
    },
    webhook_events: { waiting: followed('webhooks') },
    webhooks: {
      waiting: bounded(sql`webhook_message WHERE state = 'waiting'`, sql`made_at`),
      lastDone: sql`(SELECT max(last_delivery) FROM webhook)`,
      doneLastHour: count(delivered),
      dead: count(sql`webhook_message WHERE state = 'failed'`),
    },
    erasures: { waiting: bounded(sql`contact_erasure`, sql`requested_at`) },
    requests: {
      waiting: bounded(sql`request WHERE answered_at IS NULL`, sql`made_at`),
      lastDone: sql`(SELECT max(answered_at) FROM request)`,
    },
  }
}

export async function selectQueues(db: Db, now: Date): Promise<QueueRow[]> {
  const each = Object.entries(factsOf(now)).map(
    ([name, { waiting, lastDone = unknownTime, doneLastHour = unknownCount, dead = unknownCount }]) => sql`
      SELECT ${name}::text AS name, count(*) AS waiting, min(since) AS oldest, ${lastDone} AS "lastDone",
        ${doneLastHour} AS "doneLastHour", ${dead} AS dead
      FROM ${waiting}`,
  )
  const { rows } = await sql<QueueRow>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return rows
}

export async function selectLastVisit(db: Db, since: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT max(at) AS at FROM visit WHERE at > ${since}`.execute(db)
  return rows[0]?.at ?? null
}
