import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/loops/in-batches.ts'
import { deletePeopleAt, insertUnreachable, setNoticed, takeBouncedNotices } from './settle-notices.queries.ts'

/**
 * Takes up what became of the notices of article 14. Whoever's notice the mail server has accepted is shown so many days later;
 * whoever can't be told is deleted, and their address kept as a hash alone, so that no visit stores or mails it again. A mail that
 * our own relay did not take stays on its way: nobody is deleted for it.
 */
export async function settleNotices(db: Db, waitDays: number, now: Date): Promise<void> {
  await setNoticed(db, waitDays)
  await inBatches((limit) =>
    db.transaction().execute(async (tx) => {
      const addresses = await takeBouncedNotices(tx, limit)
      if (addresses.length === 0) return 0
      await insertUnreachable(tx, addresses, now)
      await deletePeopleAt(tx, addresses)
      return addresses.length
    }),
  )
}
