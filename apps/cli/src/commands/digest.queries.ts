import type { Db } from '@vedetta/core/platform/db/client'

/** Whether a digest to the address was queued since. */
export async function selectDigestSince(db: Db, email: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('mail')
    .select('mail_id')
    .where('recipient', '=', email)
    .where('template', '=', 'digest')
    .where('queued_at', '>=', since)
    .executeTakeFirst()
  return found !== undefined
}
