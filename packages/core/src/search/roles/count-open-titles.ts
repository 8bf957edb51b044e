import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { replaceOpenTitles } from './open-titles.queries.ts'

/** Counts the titles of open positions, which the role field suggests. */
export async function countOpenTitles(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (tx) => replaceOpenTitles(tx, now))
}
