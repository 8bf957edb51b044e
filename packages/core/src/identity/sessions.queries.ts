import type { Db } from '../db/client.ts'

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

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
}

/** Deletes expired tokens of mails, provider sign-ins and second steps. */
export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verification').where('expires_at', '<', now).execute()
}
