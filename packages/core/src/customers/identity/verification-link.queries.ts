import type { Db } from '../../platform/db/client.ts'

export async function insertVerificationLink(
  db: Db,
  { identifier, userId, expiresAt }: { identifier: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto('verification').values({ identifier, value: userId, expires_at: expiresAt }).execute()
}

export async function selectVerificationLink(
  db: Db,
  identifier: string,
): Promise<{ userId: string; expiresAt: Date } | undefined> {
  const row = await db
    .selectFrom('verification')
    .select(['value', 'expires_at'])
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return row && { userId: row.value, expiresAt: row.expires_at }
}
