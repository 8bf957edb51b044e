import type { Db } from '../db/client.ts'
import { inBatches } from '../in-batches.ts'
import { deleteMailsDoneBefore } from './mail.queries.ts'

const keptMs = 30 * 24 * 3_600_000

export function sweepMail(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMs)
  return inBatches((atMost) => deleteMailsDoneBefore(db, before, atMost))
}
