import type { Db } from '@vedetta/core/platform/db/client'

/** Inserts a password account, so that a test user can sign in. */
export async function setPassword(db: Db, userId: string, hash: string): Promise<void> {
  await db
    .insertInto('account')
    .values({ user_id: userId, account_id: userId, provider_id: 'credential', password: hash })
    .execute()
}
