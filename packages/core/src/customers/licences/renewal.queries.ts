import type { Db } from '../../platform/db/client.ts'

/** Whether a subscription will charge for the licence again. */
export async function isRenewing(db: Db, licenceNo: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select('subscription_no')
    .where('licence_no', '=', licenceNo)
    .where('status', 'in', ['active', 'past_due'])
    .where('cancel_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
