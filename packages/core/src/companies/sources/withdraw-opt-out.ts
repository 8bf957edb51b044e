import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { deleteOptOut, restoreHost } from './sources.queries.ts'

/** Visits a host again whose owner changed their mind, or that was opted out by mistake. */
export async function withdrawOptOut(
  db: Db,
  { userId }: Viewer,
  { host, reason }: { host: string; reason: string },
  now: Date,
): Promise<{ sites: number; sources: number }> {
  return inTransaction(db, async (tx) => {
    if (!(await deleteOptOut(tx, host))) throw new AppError('gone_from_console')
    const done = await restoreHost(tx, host, now)
    await recordAct(tx, 'opt_out_withdrawn', { actorId: userId, subject: host, details: { ...done, reason } })
    return done
  })
}
