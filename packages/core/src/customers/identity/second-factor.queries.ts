import type { Db } from '../../platform/db/client.ts'

export type StoredFactor = { readonly id: string; readonly secret: string; readonly backupCodes: string }

export async function selectSecondFactor(db: Db, userId: string): Promise<StoredFactor | undefined> {
  return db
    .selectFrom('two_factor')
    .select(['id', 'secret', 'backup_codes as backupCodes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Replaces what is stored, unless it changed in between: a backup code may just have been used. */
export async function updateSecondFactor(db: Db, from: StoredFactor, to: Omit<StoredFactor, 'id'>): Promise<void> {
  await db
    .updateTable('two_factor')
    .set({ secret: to.secret, backup_codes: to.backupCodes })
    .where('id', '=', from.id)
    .where('secret', '=', from.secret)
    .where('backup_codes', '=', from.backupCodes)
    .execute()
}

/** Returns whether no code of this step or of a later one was accepted before: of parallel callers one is told so. */
export async function claimStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('two_factor').where('user_id', '=', userId).execute()
  await db.updateTable('user').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
}
