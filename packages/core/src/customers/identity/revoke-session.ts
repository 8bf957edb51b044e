import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { deleteSession } from './sessions.queries.ts'

/** Idempotent; a session of another person is not touched. */
export async function revokeSession(db: Db, viewer: Viewer, sessionId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await deleteSession(tx, viewer.userId, sessionId))
      await recordAct(tx, 'session_revoked', { actorId: viewer.userId, subject: sessionId })
  })
}
