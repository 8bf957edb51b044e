import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { hostAndAbove, hostOf } from './host-names.ts'
import { insertBoards, rescheduleFromScratch, selectOptedOut } from './sources.queries.ts'

/**
 * Boards that sites were found to lead to become sources of their own. One that gets a further site is read wholly again, for
 * now it may say whose a position is. Done twice, it is done once.
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
