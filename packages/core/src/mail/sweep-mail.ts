import type { Db } from '../db/client.ts'
import { deleteMailsDoneBefore } from './mail.queries.ts'

const keptMs = 30 * 24 * 3_600_000
const batch = 1_000

export async function sweepMail(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMs)
  let swept = 0
  let deleted: number
  do {
    deleted = await deleteMailsDoneBefore(db, before, batch)
    swept += deleted
  } while (deleted === batch)
  return swept
}
