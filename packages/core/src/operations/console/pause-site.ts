import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { insertPause, lockSite, pauseSources } from './pause.queries.ts'

/** A source that another site shares is still visited. Idempotent: the first pause and its reason stay. */
export async function pauseSite(
  db: Db,
  { userId }: Viewer,
  { siteNo, reason }: { siteNo: number; reason: string },
  now: Date,
): Promise<{ sources: number }> {
  return inTransaction(db, async (tx) => {
    const site = await lockSite(tx, siteNo)
    if (!site) throw new AppError('gone_from_console')
    if (site.status === 'opted_out') throw new AppError('site_opted_out')
    if (!(await insertPause(tx, { siteNo, userId, reason }, now))) return { sources: 0 }
    const sources = await pauseSources(tx, siteNo, now)
    const details = { siteNo, sources, reason }
    await recordAct(tx, 'site_paused', { actorId: userId, subject: site.host, details })
    return { sources }
  })
}
