import type { MessageError, MessageKind, WebhookMessage } from '@vedetta/contracts/outward/webhooks'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** A receiver that asks for everything again gets this many at a time. */
const maxReplayed = 10_000

export type MessageRow = {
  readonly messageNo: number
  readonly messageId: string
  readonly kind: MessageKind
  readonly positionId: string | null
  readonly title: string | null
  readonly event: number | null
  readonly happenedAt: Date
  readonly state: WebhookMessage['state']
  readonly attempts: number
  readonly lastTried: Date | null
  readonly nextAt: Date
  readonly status: number | null
  readonly error: MessageError | null
}

/** The messages of a webhook before a number, the newest first. */
export async function selectMessages(db: Db, webhookId: string, before: number, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT m.message_no AS "messageNo", 'msg_' || m.message_id AS "messageId", m.kind, p.position_id AS "positionId",
      p.title, m.event, m.happened_at AS "happenedAt", m.state, m.attempts, m.last_tried AS "lastTried",
      m.next_at AS "nextAt", m.last_status AS status, m.last_error AS error
    FROM (
      SELECT * FROM webhook_message WHERE webhook_id = ${webhookId} AND message_no < ${before}
      ORDER BY message_no DESC LIMIT ${limit}
    ) m LEFT JOIN position p USING (position_no)
    ORDER BY m.message_no DESC`.execute(db)
  return rows
}

/** One test waits at a time. Returns its number. */
export async function insertTest(tx: Transaction<DB>, webhookId: string, now: Date): Promise<number> {
  const waiting = await tx
    .selectFrom('webhook_message')
    .select('message_no')
    .where('webhook_id', '=', webhookId)
    .where('kind', '=', 'test')
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (waiting) return waiting.message_no
  const { message_no } = await tx
    .insertInto('webhook_message')
    .values({ webhook_id: webhookId, kind: 'test', happened_at: now, made_at: now, next_at: now })
    .returning('message_no')
    .executeTakeFirstOrThrow()
  return message_no
}

/** Lets a receiver that is waited for be tried at once. */
export async function tryNow(tx: Transaction<DB>, webhookId: string): Promise<void> {
  await tx.updateTable('webhook').set({ retry_at: null }).where('webhook_id', '=', webhookId).execute()
}

type Replayed = { readonly messageNo: number } | { readonly since: Date }

/** Makes messages wait that do so no more, the oldest first. Returns how many. */
export async function requeueMessages(
  tx: Transaction<DB>,
  webhookId: string,
  replayed: Replayed,
  now: Date,
): Promise<number> {
  const which =
    'messageNo' in replayed ? sql`message_no = ${replayed.messageNo}` : sql`happened_at >= ${replayed.since}`
  const { numAffectedRows } = await sql`
    UPDATE webhook_message SET state = 'waiting', attempts = 0, first_tried = NULL, next_at = ${now}
    WHERE message_no IN (
      SELECT message_no FROM webhook_message
      WHERE webhook_id = ${webhookId} AND state <> 'waiting' AND kind <> 'test' AND ${which}
      ORDER BY message_no LIMIT ${maxReplayed}
    )`.execute(tx)
  return Number(numAffectedRows)
}
