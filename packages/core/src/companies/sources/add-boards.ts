import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hostAndAbove, hostOf } from './host-names.ts'
import { insertBoards, rescheduleFromScratch, selectOptedOut } from './sources.queries.ts'

/**
 * Adds the boards that sites link to as sources of their own. A board that gains a site is read completely again, since
 * it may now tell which company a position belongs to. Idempotent.
 */
export async function addBoards(db: Db, found: readonly { sourceNo: number; url: string }[], now: Date): Promise<void> {
  if (found.length === 0) return
  await inTransaction(db, async (tx) => {
    const optedOut = await selectOptedOut(
      tx,
      found.flatMap(({ url }) => hostAndAbove(hostOf(url))),
    )
    const wanted = found.filter(({ url }) => !hostAndAbove(hostOf(url)).some((host) => optedOut.has(host)))
    const linked = await insertBoards(tx, wanted)
    if (linked.length > 0) await rescheduleFromScratch(tx, linked, now)
  })
}
