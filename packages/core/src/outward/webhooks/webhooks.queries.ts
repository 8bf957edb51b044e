import type { PauseReason, WebhookContent } from '@vedetta/contracts/outward/webhooks'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** Serialises a person's new webhooks, so that concurrent ones can not exceed the limit. */
export async function lockWebhooks(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('webhooks of ' || ${userId}::text, 0))`.execute(tx)
}

export type WebhookRow = {
  readonly webhookId: string
  readonly filterId: string
  readonly filterName: string
  readonly url: string
  readonly content: WebhookContent
  readonly createdAt: Date
  readonly pausedAt: Date | null
  readonly pauseReason: PauseReason | null
  readonly lastDelivery: Date | null
  readonly waiting: number
}

/** Of the licence too: a webhook of a seat that ended is not theirs to change in another licence. */
type Owner = { readonly userId: string; readonly licenceNo: number }

/** The newest first. */
export async function selectWebhooks(db: Db, { userId, licenceNo }: Owner): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    SELECT w.webhook_id AS "webhookId", w.filter_id AS "filterId", f.name AS "filterName", w.url, w.content,
      w.created_at AS "createdAt", w.paused_at AS "pausedAt", w.pause_reason AS "pauseReason",
      w.last_delivery AS "lastDelivery", (
        SELECT count(*)::int FROM webhook_message m WHERE m.webhook_id = w.webhook_id AND m.state = 'waiting'
      ) AS waiting
    FROM webhook w JOIN saved_filter f USING (filter_id)
    WHERE w.user_id = ${userId} AND w.licence_no = ${licenceNo}
    ORDER BY w.created_at DESC, w.webhook_id`.execute(db)
  return rows
}

export async function isWebhookOf(db: Db, { userId, licenceNo }: Owner, webhookId: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook')
    .select('webhook_id')
    .where('webhook_id', '=', webhookId)
    .where('user_id', '=', userId)
    .where('licence_no', '=', licenceNo)
    .executeTakeFirst()
  return row !== undefined
}

type NewWebhook = Owner & {
  readonly filterId: string
  readonly url: string
  readonly content: WebhookContent
  readonly secret: string
}

/** It begins with the events to come. Undefined where the filter has a webhook to the address. */
export async function insertWebhook(tx: Transaction<DB>, webhook: NewWebhook, now: Date): Promise<string | undefined> {
  const { userId, licenceNo, filterId, url, content, secret } = webhook
  const { rows } = await sql<{ webhookId: string }>`
    INSERT INTO webhook (user_id, licence_no, filter_id, url, content, secret, created_at, after_event)
    VALUES (${userId}, ${licenceNo}, ${filterId}, ${url}, ${content}, ${secret}, ${now},
      (SELECT coalesce(max(number), 0) FROM position_event))
    ON CONFLICT (filter_id, url) DO NOTHING RETURNING webhook_id AS "webhookId"`.execute(tx)
  return rows[0]?.webhookId
}

type Changes = {
  readonly webhookId: string
  readonly url: string
  readonly content: WebhookContent
  readonly paused: boolean
}

/** False where another webhook of the filter has the address. A pause keeps its reason; what goes on is tried at once. */
export async function updateWebhookRow(tx: Transaction<DB>, changes: Changes, now: Date): Promise<boolean> {
  const { webhookId, url, content, paused } = changes
  const { numAffectedRows } = await sql`
    UPDATE webhook w SET url = ${url}, content = ${content},
      paused_at = CASE WHEN ${paused} THEN coalesce(paused_at, ${now}) END,
      pause_reason = CASE WHEN ${paused} THEN coalesce(pause_reason, 'person') END,
      failures = CASE WHEN ${paused} THEN failures ELSE 0 END, retry_at = CASE WHEN ${paused} THEN retry_at END
    WHERE webhook_id = ${webhookId} AND NOT EXISTS (
      SELECT FROM webhook other
      WHERE other.filter_id = w.filter_id AND other.url = ${url} AND other.webhook_id <> w.webhook_id
    )`.execute(tx)
  return numAffectedRows === 1n
}

/** Gives messages that wait another three days, from now. */
export async function restartWaiting(tx: Transaction<DB>, webhookId: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_message')
    .set({ attempts: 0, first_tried: null, next_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Returns whether there was one. */
export async function deleteWebhookOf(db: Db, { userId, licenceNo }: Owner, webhookId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook')
    .where('webhook_id', '=', webhookId)
    .where('user_id', '=', userId)
    .where('licence_no', '=', licenceNo)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function replaceSecret(db: Db, webhookId: string, secret: string, oldUntil: Date): Promise<void> {
  await sql`
    UPDATE webhook SET secret = ${secret}, old_secret = webhook.secret, old_secret_until = ${oldUntil}
    WHERE webhook_id = ${webhookId}`.execute(db)
}
