import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { deletePause, lockSite, resumeSources } from './pause.queries.ts'

/** Ends a pause; what came due meanwhile is visited at once. Idempotent. */
export async function resumeSite(db: Db, { userId }: Viewer, siteNo: number, now: Date): Promise<{ sources: number }> {
  return inTransaction(db, async (tx) => {
    const site = await lockSite(tx, siteNo)
    if (!site) throw new AppError('gone_from_console')
    if (!(await deletePause(tx, siteNo))) return { sources: 0 }
    const sources = await resumeSources(tx, siteNo, now)
    await recordAct(tx, 'site_resumed', { actorId: userId, subject: site.host, details: { siteNo, sources } })
    return { sources }
  })
}
