import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/loops/in-batches.ts'
import { deleteMailsDoneBefore } from './mail.queries.ts'

const keptMs = retention.mailDays * dayMs

export function sweepMail(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMs)
  return inBatches((limit) => deleteMailsDoneBefore(db, before, limit))
}
