import { maxQueueCount, type QueueName } from '@vedetta/contracts/operator/queues'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { type TableQueue, waitingIn } from '../metrics/waiting.queries.ts'

export type QueueRow = {
  name: QueueName
  waiting: number
  oldest: Date | null
  lastDone: Date | null
  doneLastHour: number | null
  dead: number | null
}

type Done = { lastDone?: RawBuilder<unknown>; doneLastHour?: RawBuilder<unknown>; dead?: RawBuilder<unknown> }

const unknownTime = sql`NULL::timestamptz`
const unknownCount = sql`NULL::bigint`

const count = (from: RawBuilder<unknown>) =>
  sql`(SELECT count(*) FROM (SELECT FROM ${from} LIMIT ${maxQueueCount}) few)`

function doneOf(now: Date): Partial<Record<TableQueue, Done>> {
  const hourAgo = sql`(${now}::timestamptz - interval '1 hour')`
  const sentMails = sql`mail WHERE coalesce(sent_at, failed_at) > ${hourAgo} AND sent_at IS NOT NULL`
  const delivered = sql`webhook_message WHERE made_at > ${now}::timestamptz - interval '4 days'
    AND state = 'delivered' AND last_tried > ${hourAgo}`
  return {
    readings: {
      lastDone: sql`(SELECT max(finished_at) FROM source_reading)`,
      doneLastHour: count(sql`source_reading WHERE finished_at > ${hourAgo}`),
    },
    mail: {
      lastDone: sql`(SELECT max(sent_at) FROM mail WHERE coalesce(sent_at, failed_at) > ${now}::timestamptz - interval '1 day')`,
      doneLastHour: count(sentMails),
      dead: count(sql`mail WHERE failed_at IS NOT NULL AND sent_at IS NULL`),
    },
    push: { lastDone: sql`(SELECT max(last_push) FROM push_subscription)` },
    webhooks: {
      lastDone: sql`(SELECT max(last_delivery) FROM webhook)`,
      doneLastHour: count(delivered),
      dead: count(sql`webhook_message WHERE state = 'failed'`),
    },
    requests: { lastDone: sql`(SELECT max(answered_at) FROM request)` },
  }
}

export async function selectQueues(db: Db, now: Date): Promise<QueueRow[]> {
  const done: Partial<Record<string, Done>> = doneOf(now)
  const each = Object.entries(waitingIn(now)).map(([name, waiting]) => {
    const { lastDone = unknownTime, doneLastHour = unknownCount, dead = unknownCount } = done[name] ?? {}
    return sql`
      SELECT ${name}::text AS name, count(*) AS waiting, min(since) AS oldest, ${lastDone} AS "lastDone",
        ${doneLastHour} AS "doneLastHour", ${dead} AS dead
      FROM ${waiting} waiting`
  })
  const { rows } = await sql<QueueRow>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return rows
}

export async function selectLastVisit(db: Db, since: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT max(at) AS at FROM visit WHERE at > ${since}`.execute(db)
  return rows[0]?.at ?? null
}
