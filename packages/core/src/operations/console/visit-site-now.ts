import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { requestVisits } from '../../watch/schedule/request-visits.ts'
import { isPaused, lockSite, selectScheduledSources } from './pause.queries.ts'

/** A site has a handful; one with more leads to a whole group's boards. */
const maxSources = 100

/** Makes the site's sources due at once; hosts and addresses are approached as politely as ever. */
export async function visitSiteNow(
  db: Db,
  { userId }: Viewer,
  siteNo: number,
  now: Date,
): Promise<{ sources: number }> {
  return inTransaction(db, async (tx) => {
    const site = await lockSite(tx, siteNo)
    if (!site) throw new AppError('gone_from_console')
    if (site.status === 'opted_out') throw new AppError('site_opted_out')
    if (await isPaused(tx, siteNo)) throw new AppError('site_paused')
    const sourceNos = await selectScheduledSources(tx, siteNo, maxSources)
    await requestVisits(tx, userId, sourceNos, now)
    return { sources: sourceNos.length }
  })
}
