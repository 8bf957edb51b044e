import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'

export function selectSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'updated_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .execute()
}

/** Returns whether the session existed. */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Returns how many there were. */
export async function deleteOtherSessions(db: Db, userId: string, keptSessionId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '!=', keptSessionId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ updated_at: now }).where('id', '=', sessionId).execute()
}

export async function selectSessionStart(db: Db, userId: string, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.created_at
}

/** Returns how many there were. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('session').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const startedBefore = new Date(now.getTime() - retention.sessionDays * dayMs)
  await db
    .deleteFrom('session')
    .where(({ or, eb }) => or([eb('expires_at', '<', now), eb('created_at', '<', startedBefore)]))
    .execute()
}

/** Deletes expired tokens of mails, provider sign-ins and second steps. */
export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verification').where('expires_at', '<', now).execute()
}
