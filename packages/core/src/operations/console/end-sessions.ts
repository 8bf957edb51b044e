import { deleteSessionsOf } from '../../customers/identity/sessions.queries.ts'
import { findPersonById } from '../../customers/people.queries.ts'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** Signs a person out everywhere, for example when a device was stolen; they sign in again as usual. */
export async function endSessions(
  db: Db,
  { userId }: Viewer,
  { userID, reason }: { userID: string; reason: string },
): Promise<{ sessions: number }> {
  return inTransaction(db, async (tx) => {
    if (!(await findPersonById(tx, userID))) throw new AppError('gone_from_console')
    const sessions = await deleteSessionsOf(tx, userID)
    await recordAct(tx, 'sessions_ended', { actorId: userId, subject: userID, details: { sessions, reason } })
    return { sessions }
  })
}
