import type { Db } from '../../platform/db/client.ts'
import { eraseTexts } from './erase-texts.ts'
import { finishErasure, lockErasure } from './erasures.queries.ts'

/** Erases one waiting person from what the worker may write. Returns whether there was one. */
export function eraseAsWorker(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const erasure = await lockErasure(tx, 'worker')
    if (erasure === undefined) return false
    await eraseTexts(tx, erasure, 'worker', erasure.requestedAt)
    await finishErasure(tx, erasure, 'worker')
    return true
  })
}
