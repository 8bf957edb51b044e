import type { Db } from '../../platform/db/client.ts'

/** Null where the source is not on hold. */
export async function markHoldAccepted(tx: Db, sourceNo: number, now: Date): Promise<'now' | 'before' | null> {
  const hold = await tx
    .selectFrom('source_hold')
    .select('accepted_at')
    .where('source_no', '=', sourceNo)
    .forUpdate()
    .executeTakeFirst()
  if (!hold) return null
  if (hold.accepted_at !== null) return 'before'
  await tx.updateTable('source_hold').set({ accepted_at: now }).where('source_no', '=', sourceNo).execute()
  return 'now'
}
