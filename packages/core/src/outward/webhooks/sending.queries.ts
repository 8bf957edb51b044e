import type { MessageError, MessageKind, PauseReason, WebhookContent } from '@vedetta/contracts/outward/webhooks'
import type { Language } from '@vedetta/contracts/text/labels'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { mayDeliver } from './may-deliver.queries.ts'

/** A webhook that one sender works at until its lease ends, so that its messages keep their order. */
export type LeasedWebhook = {
  readonly webhookId: string
  readonly leaseId: string
  readonly userId: string
  readonly licenceNo: number
  readonly email: string
  readonly language: Language
  readonly filterId: string
  readonly filterName: string
  readonly url: string
  readonly content: WebhookContent
  readonly secret: string
  readonly oldSecret: string | null
  readonly isPaused: boolean
  readonly failures: number
  readonly lastDelivery: Date | null
}

/** A message `m` that the webhook `w` may send: tests also while it is paused. */
const isSendable = sql<boolean>`
  m.webhook_id = w.webhook_id AND m.state = 'waiting' AND (w.paused_at IS NULL OR m.kind = 'test')`

type Claim = {
  readonly now: Date
  readonly leaseEnd: Date
  /** Also a webhook whose receiver accepted nothing the last time. */
  readonly takesFailing: boolean
  /** A licence with so many leased webhooks waits. */
  readonly maxLeases: number
}

/** Leases a webhook of the licence whose turn was longest ago; undefined if none has anything to send. */
export async function claimWebhook(
  db: Db,
  { now, leaseEnd, takesFailing, maxLeases }: Claim,
): Promise<LeasedWebhook | undefined> {
  return db.transaction().execute(async (tx) => {
    // One claim after the other: two at once would not count each other's lease.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('webhook claims', 0))`.execute(tx)
    const { rows } = await sql<LeasedWebhook>`
      WITH turn AS (
        SELECT licence_no, max(leased_until) AS ended, count(*) FILTER (WHERE leased_until > ${now}) AS leases
        FROM webhook GROUP BY licence_no
      ), due AS (
        SELECT w.webhook_id FROM webhook w JOIN turn USING (licence_no)
        WHERE (w.leased_until IS NULL OR w.leased_until <= ${now}) AND (w.retry_at IS NULL OR w.retry_at <= ${now})
          AND turn.leases < ${maxLeases} AND (${takesFailing} OR w.failures = 0)
          AND EXISTS (SELECT FROM webhook_message m WHERE ${isSendable} AND m.next_at <= ${now})
          AND ${mayDeliver(now)}
        ORDER BY turn.ended NULLS FIRST, w.leased_until NULLS FIRST
        LIMIT 1
        FOR UPDATE OF w SKIP LOCKED
      )
      UPDATE webhook w SET lease_id = gen_random_uuid(), leased_until = ${leaseEnd}
      FROM due, "user" u, saved_filter f
      WHERE w.webhook_id = due.webhook_id AND u.id = w.user_id AND f.filter_id = w.filter_id
      RETURNING w.webhook_id AS "webhookId", w.lease_id AS "leaseId", w.user_id AS "userId",
        w.licence_no AS "licenceNo", u.email, u.language, w.filter_id AS "filterId", f.name AS "filterName", w.url,
        w.content, w.secret, CASE WHEN w.old_secret_until > ${now} THEN w.old_secret END AS "oldSecret",
        w.paused_at IS NOT NULL AS "isPaused", w.failures, w.last_delivery AS "lastDelivery"`.execute(tx)
    return rows[0]
  })
}

export type DueMessage = {
  readonly messageNo: number
  readonly messageId: string
  readonly kind: MessageKind
  readonly event: number | null
  readonly positionNo: number | null
  readonly positionId: string | null
  readonly matches: boolean | null
  readonly contact: { readonly contactID: string; readonly companyID: string; readonly day: string } | null
  readonly happenedAt: Date
  readonly attempts: number
  readonly firstTried: Date | null
  /** The trace of the visit that the event comes from. */
  readonly traceparent: string | null
}

/** Of each position the first message that waits, if its time has come, and each about a contact; the oldest first. */
export async function selectDueMessages(db: Db, webhookId: string, now: Date, limit: number): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    SELECT first.message_no AS "messageNo", 'msg_' || first.message_id AS "messageId", first.kind, first.event,
      first.position_no AS "positionNo", p.position_id AS "positionId", first.matches,
      first.happened_at AS "happenedAt", first.attempts, first.first_tried AS "firstTried", e.traceparent,
      CASE WHEN t.change_no IS NOT NULL THEN
        json_build_object('contactID', t.contact_id, 'companyID', t.company_id, 'day', t.day) END AS contact
    FROM (
      SELECT DISTINCT ON (m.position_no, m.change_no) m.* FROM webhook w JOIN webhook_message m ON ${isSendable}
      WHERE w.webhook_id = ${webhookId}
      ORDER BY m.position_no, m.change_no, m.event, m.message_no
    ) first
    LEFT JOIN contact_change t ON t.change_no = first.change_no
    LEFT JOIN position p ON p.position_no = first.position_no
    LEFT JOIN position_event e ON e.number = first.event
    WHERE first.next_at <= ${now}
    ORDER BY first.message_no LIMIT ${limit}`.execute(db)
  return rows
}

type Lease = Pick<LeasedWebhook, 'webhookId' | 'leaseId'>

export type Outcome = {
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly at: Date
  /** When the position's next message, or this one again, may be sent. */
  readonly nextAt: Date
  readonly status: number | null
  readonly error: MessageError | null
}

/** Writes nothing once the lease is another's, who sends the message again. */
export async function settleMessage(
  db: Db,
  { webhookId, leaseId }: Lease,
  { messageNo, positionNo }: Pick<DueMessage, 'messageNo' | 'positionNo'>,
  { state, at, nextAt, status, error }: Outcome,
): Promise<void> {
  await sql`
    WITH leased AS (
      SELECT webhook_id FROM webhook WHERE webhook_id = ${webhookId} AND lease_id = ${leaseId}
    ), later AS (
      UPDATE webhook_message m SET next_at = ${nextAt} FROM leased
      WHERE m.webhook_id = leased.webhook_id AND m.position_no = ${positionNo}::int AND m.state = 'waiting'
        AND m.message_no <> ${messageNo}
    )
    UPDATE webhook_message m SET state = ${state}, attempts = attempts + 1, next_at = ${nextAt},
      first_tried = coalesce(first_tried, ${at}), last_tried = ${at}, last_status = ${status}, last_error = ${error}
    FROM leased WHERE m.webhook_id = leased.webhook_id AND m.message_no = ${messageNo}`.execute(db)
}

type Release = { now: Date; failures: number; retryAt: Date | null; lastDelivery: Date | null }

/** Ends the lease now; its end goes on saying when the webhook had its turn. */
export async function releaseWebhook(
  db: Db,
  { webhookId, leaseId }: Lease,
  { now, failures, retryAt, lastDelivery }: Release,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ leased_until: now, failures, retry_at: retryAt, last_delivery: lastDelivery })
    .where('webhook_id', '=', webhookId)
    .where('lease_id', '=', leaseId)
    .execute()
}

/** Returns whether it was not paused yet. */
export async function pauseWebhook(
  tx: Transaction<DB>,
  { webhookId, leaseId }: Lease,
  reason: Exclude<PauseReason, 'person'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook')
    .set({ paused_at: now, pause_reason: reason })
    .where('webhook_id', '=', webhookId)
    .where('lease_id', '=', leaseId)
    .where('paused_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
