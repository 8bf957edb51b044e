import type { Settings } from '@vedetta/contracts/customers/settings'
import type { Tier } from '@vedetta/contracts/facts/plans'
import type { StopReason } from '@vedetta/contracts/notify/alert-settings'
import type { Language } from '@vedetta/contracts/text/labels'
import { sql, type Transaction } from 'kysely'
import { liveSeats } from '../../customers/licences/live-seats.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** People with a bell whose digests have no date yet. */
export async function selectUnscheduled(
  db: Db,
  limit: number,
): Promise<{ userId: string; changes: Partial<Settings> }[]> {
  const { rows } = await sql<{ userId: string; changes: Partial<Settings> }>`
    SELECT DISTINCT ON (f.user_id) f.user_id AS "userId", coalesce(s.changes, '{}') AS changes
    FROM saved_filter f
    LEFT JOIN alert_schedule a ON a.user_id = f.user_id
    LEFT JOIN settings s ON s.user_id = f.user_id
    WHERE f.bell_since IS NOT NULL AND a.digest_due IS NULL AND a.stopped_at IS NULL
    LIMIT ${limit}`.execute(db)
  return rows
}

/** Leaves people alone who got a date or stopped their mails meanwhile. */
export async function insertSchedules(db: Db, dates: readonly { userId: string; due: Date }[]): Promise<void> {
  await sql`
    INSERT INTO alert_schedule (user_id, digest_due)
    SELECT * FROM unnest(${dates.map(({ userId }) => userId)}::uuid[], ${dates.map(({ due }) => due)}::timestamptz[])
    ON CONFLICT (user_id) DO UPDATE SET digest_due = excluded.digest_due
    WHERE alert_schedule.digest_due IS NULL AND alert_schedule.stopped_at IS NULL`.execute(db)
}

/** The people whose digest is due, the longest waiting first. */
export async function selectDueReaders(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await mailable(db, now)
    .select('user_id')
    .where('digest_due', '<=', now)
    .orderBy('digest_due')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

type DueSchedule = { readonly nothingSince: Date | null }

/** Locks a schedule that is still due; undefined if another worker has it or it was changed. */
export async function lockDueSchedule(
  tx: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<DueSchedule | undefined> {
  return mailable(tx, now)
    .select('nothing_since as nothingSince')
    .where('user_id', '=', userId)
    .where('digest_due', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The schedules of people who get mails, and got none about alerts in the last minutes: a digest waits for its turn too. */
export function mailable(db: Db, now: Date) {
  return db
    .selectFrom('alert_schedule')
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('instant_after', 'is', null), eb('instant_after', '<=', now)]))
}

export async function advanceSchedule(
  tx: Transaction<DB>,
  userId: string,
  schedule: { digest_due?: Date | null; instant_after?: Date; nothing_since?: Date | null },
): Promise<void> {
  await tx.updateTable('alert_schedule').set(schedule).where('user_id', '=', userId).execute()
}

export type DigestReader = {
  readonly userId: string
  readonly email: string
  readonly language: Language
  readonly changes: Partial<Settings>
  /** Null without a live seat. */
  readonly tier: Tier | null
  /** Filters whose bell is on. */
  readonly bells: number
}

export async function selectReader(db: Db, userId: string, now: Date): Promise<DigestReader> {
  const { rows } = await sql<DigestReader>`
    SELECT u.id AS "userId", u.email, u.language, coalesce(s.changes, '{}') AS changes, seat.tier,
      (SELECT count(*) FROM saved_filter f WHERE f.user_id = u.id AND f.bell_since IS NOT NULL) AS bells
    FROM "user" u
    LEFT JOIN settings s ON s.user_id = u.id
    LEFT JOIN LATERAL (SELECT licence.tier FROM ${liveSeats(now)} AND seat.user_id = u.id LIMIT 1) seat ON true
    WHERE u.id = ${userId}`.execute(db)
  const [reader] = rows
  if (!reader) throw new Error('a schedule ends with its account')
  return reader
}

/** People without a date get one as soon as they have a bell. */
export async function reschedule(db: Db, userId: string, due: Date): Promise<void> {
  await db
    .updateTable('alert_schedule')
    .set({ digest_due: due })
    .where('user_id', '=', userId)
    .where('digest_due', 'is not', null)
    .execute()
}

/** Makes a digest due at once, also within minutes of another mail. Resolves to whether the person gets mails about alerts. */
export async function makeDigestDue(db: Db, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO alert_schedule (user_id, digest_due) VALUES (${userId}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET digest_due = excluded.digest_due, instant_after = NULL
      WHERE alert_schedule.stopped_at IS NULL
    RETURNING user_id`.execute(db)
  return rows.length > 0
}

/** The first reason holds: a bounce does not hide that the person unsubscribed. */
export async function stopSchedule(db: Db, userId: string, reason: StopReason, now: Date): Promise<void> {
  await sql`
    INSERT INTO alert_schedule (user_id, stopped_at, stop_reason) VALUES (${userId}, ${now}, ${reason})
    ON CONFLICT (user_id) DO UPDATE
      SET stopped_at = excluded.stopped_at, stop_reason = excluded.stop_reason, digest_due = NULL
      WHERE alert_schedule.stopped_at IS NULL`.execute(db)
}

/** The mails about alerts in the queue that were not sent yet. */
export async function deleteUnsentAlerts(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('recipient', '=', email)
    .where('template', 'in', ['digest', 'instant', 'watchGoesOn'])
    .where('sent_at', 'is', null)
    .execute()
}

export type AlertSchedule = { digestDue: Date | null; stoppedAt: Date | null; stopReason: StopReason | null }

export async function selectSchedule(db: Db, userId: string): Promise<AlertSchedule | undefined> {
  return db
    .selectFrom('alert_schedule')
    .select(['digest_due as digestDue', 'stopped_at as stoppedAt'])
    .select((eb) => eb.ref('stop_reason').$castTo<StopReason | null>().as('stopReason'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function resumeSchedule(db: Db, userId: string, due: Date): Promise<void> {
  await db
    .updateTable('alert_schedule')
    .set({ stopped_at: null, stop_reason: null, digest_due: due, nothing_since: null })
    .where('user_id', '=', userId)
    .where('stopped_at', 'is not', null)
    .execute()
}

/** The person of a token, unless the account ended or has another address now. */
export async function isReaderStill(db: Db, { userId, email }: { userId: string; email: string }): Promise<boolean> {
  const found = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return found !== undefined
}
