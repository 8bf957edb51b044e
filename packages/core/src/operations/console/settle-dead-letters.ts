import type { DeadLetterQueue } from '@vedetta/contracts/operator/queues'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { deleteDead, requeueDead } from './dead-letters.queries.ts'

type Chosen = { queue: DeadLetterQueue; ids: readonly string[] }

/** More are counted, not named. */
const maxNamed = 10
const named = (ids: readonly string[]) => ids.slice(0, maxNamed).join(' ')

/** Idempotent: a letter that waits already, or was delivered, is not sent twice. */
export async function retryDeadLetters(
  db: Db,
  { userId }: Viewer,
  { queue, ids }: Chosen,
  now: Date,
): Promise<{ retried: number }> {
  return inTransaction(db, async (tx) => {
    const retried = await requeueDead(tx, queue, ids, now)
    const details = { retried, ids: named(ids) }
    await recordAct(tx, 'letters_retried', { actorId: userId, subject: queue, details })
    return { retried }
  })
}

export async function discardDeadLetters(
  db: Db,
  { userId }: Viewer,
  { queue, ids, reason }: Chosen & { reason: string },
): Promise<{ discarded: number }> {
  return inTransaction(db, async (tx) => {
    const discarded = await deleteDead(tx, queue, ids)
    const details = { discarded, ids: named(ids), reason }
    await recordAct(tx, 'letters_discarded', { actorId: userId, subject: queue, details })
    return { discarded }
  })
}
