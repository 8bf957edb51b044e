import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { deleteOtherSessions } from './sessions.queries.ts'

/** Ends every session of the person but this one. Idempotent. */
export async function revokeOtherSessions(db: Db, { userId, sessionId }: Viewer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await deleteOtherSessions(tx, userId, sessionId)
    if (ended > 0) await recordAct(tx, 'other_sessions_revoked', { actorId: userId, details: { ended } })
  })
}
