import type { Db } from '../../platform/db/client.ts'

/** Remembers that a person was removed from a licence. */
export async function upsertRemovedPerson(
  db: Db,
  { licenceNo, userId }: { licenceNo: number; userId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('removed_person')
    .values({ licence_no: licenceNo, user_id: userId, removed_at: now })
    .onConflict((conflict) => conflict.columns(['licence_no', 'user_id']).doUpdateSet({ removed_at: now }))
    .execute()
}

export async function wasRemoved(db: Db, licenceNo: number, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_person')
    .select('removed_at')
    .where('licence_no', '=', licenceNo)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteRemovedPerson(db: Db, licenceNo: number, userId: string): Promise<void> {
  await db.deleteFrom('removed_person').where('licence_no', '=', licenceNo).where('user_id', '=', userId).execute()
}
