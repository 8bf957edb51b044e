import type { Db } from '../../platform/db/client.ts'

/** Returns whether the solution is used for the first time. */
export async function insertCaptchaSolution(db: Db, signature: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_solution')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Safe to delete: an expired challenge is refused by its date. */
export async function deleteExpiredCaptchaSolutions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captcha_solution').where('expires_at', '<', now).execute()
}
