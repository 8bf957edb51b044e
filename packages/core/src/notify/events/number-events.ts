import type { Db } from '../../platform/db/client.ts'
import { lockNumbering, numberSome } from './events.queries.ts'

export const numberingBatch = 5_000

/**
 * Numbers events that were committed since, in the order of their making. Whoever follows the numbers misses no event:
 * those of a late commit come after all that have been numbered. Returns whether more may be waiting.
 */
export function numberEvents(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // A statement of its own: the next one then sees what the holder before has numbered.
    await lockNumbering(tx)
    return (await numberSome(tx, numberingBatch)) === numberingBatch
  })
}
