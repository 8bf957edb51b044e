import type { Db } from '../../platform/db/client.ts'
import { deleteEntries, lockEntries } from './erasure-entries.queries.ts'
import type { ErasureJournal } from './erasure-journal.ts'

export const journalBatch = 200

/**
 * Copies waiting erasures into the journal. A crash between the file and the commit writes them twice, which replaying does not mind.
 * Returns whether more may wait.
 */
export function journalErasures(db: Db, journal: Pick<ErasureJournal, 'append'>, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const entries = await lockEntries(tx, journalBatch)
    if (entries.length === 0) return false
    await journal.append(
      entries.map(({ entryNo: _, ...erasure }) => erasure),
      now,
    )
    await deleteEntries(
      tx,
      entries.map(({ entryNo }) => entryNo),
    )
    return entries.length === journalBatch
  })
}
