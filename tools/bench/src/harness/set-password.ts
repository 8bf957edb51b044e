import type { Db } from '@vedetta/core/db/client'

/** Gives a made-up person a password to sign in with. */
export async function makePassword(db: Db, userId: string, hash: string): Promise<void> {
  await db
    .insertInto('account')
    .values({ user_id: userId, account_id: userId, provider_id: 'credential', password: hash })
    .execute()
}
