import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { addMonths } from '../../customers/ledger/period.ts'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/loops/in-batches.ts'
import type { FolderPageStore } from './folder-page-store.ts'
import { deleteBodiesBefore, deletePagesReadBefore, selectKeptHashes } from './pages.queries.ts'

/** A worker that put a body has by then written the row that refers to it, or never will. */
const unsettledMs = dayMs
const hoursADay = 24
const batch = 1_000

/**
 * Deletes pages at their greatest age, and removes bodies that no page refers to: a part of the sources and of the shelves each hour, so
 * that a day covers all. Returns how many bodies.
 */
export async function sweepPages(db: Db, pageStore: FolderPageStore, now: Date): Promise<number> {
  const readBefore = addMonths(now, -retention.pageMonths)
  await inBatches((limit) => deletePagesReadBefore(db, readBefore, { part: now.getUTCHours(), of: hoursADay }, limit))
  const before = new Date(now.getTime() - unsettledMs)
  const ofThisHour = (_: string, index: number) => index % hoursADay === now.getUTCHours()
  let removed = 0
  for (const shelf of (await pageStore.shelves()).filter(ofThisHour)) {
    const hashes = await pageStore.hashesBefore(shelf, before)
    for (let start = 0; start < hashes.length; start += batch) {
      const some = hashes.slice(start, start + batch)
      const kept = await selectKeptHashes(db, some)
      const gone = some.filter((hash) => !kept.has(hash))
      for (const hash of gone) await pageStore.remove(hash)
      removed += gone.length
    }
  }
  await deleteBodiesBefore(db, new Date(before.getTime() - dayMs))
  return removed
}
