import type { DeadLetterQueue } from '@vedetta/contracts/operator/queues'
import type { MessageError, MessageKind } from '@vedetta/contracts/outward/webhooks'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type DeadMail = { id: string; template: string; recipient: string; madeAt: Date; failedAt: Date }

export type DeadMessage = {
  id: string
  kind: MessageKind
  url: string
  madeAt: Date
  failedAt: Date
  attempts: number
  status: number | null
  error: MessageError | null
}

export type Before = { failedAt: Date; id: string } | null

const isBefore = (before: Before, at: string, id: string) =>
  before === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${before.failedAt}::timestamptz, ${before.id}::uuid)`

/** Without the parameters of the mails, which may hold a link that signs its reader in. */
export async function selectDeadMails(db: Db, before: Before, limit: number): Promise<DeadMail[]> {
  const { rows } = await sql<DeadMail>`
    SELECT mail_id AS id, template, recipient, queued_at AS "madeAt", failed_at AS "failedAt" FROM mail
    WHERE failed_at IS NOT NULL AND sent_at IS NULL AND ${isBefore(before, 'failed_at', 'mail_id')}
    ORDER BY failed_at DESC, mail_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function selectDeadMessages(db: Db, before: Before, limit: number): Promise<DeadMessage[]> {
  const { rows } = await sql<DeadMessage>`
    SELECT m.message_id AS id, m.kind, w.url, m.made_at AS "madeAt", m.last_tried AS "failedAt", m.attempts,
      m.last_status AS status, m.last_error AS error
    FROM webhook_message m JOIN webhook w USING (webhook_id)
    WHERE m.state = 'failed' AND m.last_tried IS NOT NULL AND ${isBefore(before, 'm.last_tried', 'm.message_id')}
    ORDER BY m.last_tried DESC, m.message_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** One that was sent or retried meanwhile stays as it is. Returns how many wait again. */
export async function requeueDead(tx: Db, queue: DeadLetterQueue, ids: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows } =
    queue === 'mail'
      ? await sql`
          UPDATE mail SET failed_at = NULL, relay_at = ${now}
          WHERE mail_id = ANY(${ids}::uuid[]) AND failed_at IS NOT NULL AND sent_at IS NULL`.execute(tx)
      : await sql`
          UPDATE webhook_message SET state = 'waiting', attempts = 0, first_tried = NULL, next_at = ${now}
          WHERE message_id = ANY(${ids}::uuid[]) AND state = 'failed'`.execute(tx)
  return Number(numAffectedRows)
}

export async function deleteDead(tx: Db, queue: DeadLetterQueue, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } =
    queue === 'mail'
      ? await sql`
          DELETE FROM mail WHERE mail_id = ANY(${ids}::uuid[]) AND failed_at IS NOT NULL AND sent_at IS NULL`.execute(
          tx,
        )
      : await sql`
          DELETE FROM webhook_message WHERE message_id = ANY(${ids}::uuid[]) AND state = 'failed'`.execute(tx)
  return Number(numAffectedRows)
}
