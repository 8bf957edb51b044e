import type { Transaction } from 'kysely'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { DB } from '../db/schema.ts'
import { lockFreeCompanies, putBackOpenings, takeOpenings, writeOpenings } from './openings.queries.ts'

// Whoever opens a position of one of them waits until a batch is done.
const batchSize = 500

/** Brings what documents say of the positions of companies up to the positions; one process at a time. */
export async function recountOpenings(db: Db, now: Date): Promise<void> {
  while (await inTransaction(db, (tx) => recountBatch(tx, now)));
}

/** Answers whether to go on at once: not where some have to wait for a writer. */
async function recountBatch(tx: Transaction<DB>, now: Date): Promise<boolean> {
  const counted = await takeOpenings(tx, now, batchSize)
  const changed = counted.filter(({ counts_changed, recount_changed }) => counts_changed || recount_changed)
  if (changed.length === 0) return counted.length > 0
  const numbers = changed.map(({ company_no }) => company_no)
  const free = new Set(await lockFreeCompanies(tx, numbers))
  const waiting = numbers.filter((no) => !free.has(no))
  if (free.size > 0) {
    await writeOpenings(
      tx,
      changed.filter(({ company_no }) => free.has(company_no)),
    )
  }
  if (waiting.length > 0) await putBackOpenings(tx, waiting)
  return waiting.length === 0
}
