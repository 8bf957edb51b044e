import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** By the database's clock and retention period: no role of a process may delete acts, not even old ones, by itself. */
export async function deleteOldActs(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`SELECT delete_old_acts(${limit}::int) AS deleted`.execute(db)
  return rows[0]?.deleted ?? 0
}

export async function deleteUsageBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('usage_session')
    .where('usage_no', 'in', (some) =>
      some.selectFrom('usage_session').select('usage_no').where('started_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteSearchesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('search')
    .where('search_id', 'in', (some) =>
      some.selectFrom('search').select('search_id').where('started_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The marks themselves stay. */
export async function deleteMarkChangesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mark_change')
    .where('change_no', 'in', (some) =>
      some.selectFrom('mark_change').select('change_no').where('at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The purchases stay: they are the licence's. */
export async function deleteExportsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('export')
    .where('export_id', 'in', (some) =>
      some.selectFrom('export').select('export_id').where('made_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteRequestsAnsweredBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('request')
    .where('request_id', 'in', (some) =>
      some.selectFrom('request').select('request_id').where('answered_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Messages of visitors, answered or not. */
export async function deleteMessagesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('request')
    .where('request_id', 'in', (some) =>
      some
        .selectFrom('request')
        .select('request_id')
        .where('sender_email', 'is not', null)
        .where('made_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteApiKeysEndedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('api_key')
    .where('key_id', 'in', (some) =>
      some
        .selectFrom('api_key')
        .select('key_id')
        .where(({ or, eb }) => or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM idempotency_key WHERE (key_id, key_hash) IN (
      SELECT key_id, key_hash FROM idempotency_key WHERE claimed_at < ${before} LIMIT ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Accepted or cancelled invites too: the seat and the acts record what became of them. */
export async function deleteInvitesExpiredBy(db: Db, now: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('invite')
    .where('invite_id', 'in', (some) =>
      some.selectFrom('invite').select('invite_id').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteMatchesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM filter_match WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM filter_match WHERE matched_at < ${before} LIMIT ${limit}))`.execute(db)
  return Number(numAffectedRows)
}

/** An alert that a mail told stays as long as the record of the mail. */
export async function deleteAlertsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('alert')
    .where('alert_no', 'in', (some) =>
      some
        .selectFrom('alert')
        .leftJoin('mail', 'mail.mail_id', 'alert.mail_id')
        .select('alert_no')
        .where('matched_at', '<', before)
        .where('mail.mail_id', 'is', null)
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes people who never verified their address, and returns their ids. */
export async function deleteUnverifiedBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('user')
    .where('id', 'in', (some) =>
      some
        .selectFrom('user')
        .select('id')
        .where('email_verified', '=', false)
        .where('created_at', '<', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Messages that still wait go too: nobody wants to be told so late. */
export async function deleteWebhookMessagesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM webhook_message WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM webhook_message WHERE made_at < ${before} LIMIT ${limit}))`.execute(db)
  return Number(numAffectedRows)
}
