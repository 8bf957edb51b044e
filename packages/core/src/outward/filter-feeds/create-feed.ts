import type { Feed, FeedContent } from '@vedetta/contracts/notify/feeds'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { findFilter } from '../../search/filters/find-filter.ts'
import { upsertFeed } from './feeds.queries.ts'
import { shownFeed } from './shown-feed.ts'

/** Makes a feed of the viewer's own filter. Made again, it is the same feed, so that a person has two of a filter at most. */
export async function createFeed(
  context: Pick<Context, 'db' | 'secrets' | 'publicUrl' | 'limits'>,
  { userId, seat }: SeatedViewer,
  { filterID, content }: { filterID: string; content: FeedContent },
  now: Date,
): Promise<Feed> {
  if (!seat.publicApi) throw new AppError('public_api_not_in_plan')
  await context.limits.consume('filterChangesOfPerson', userId)
  const { filterId } = await findFilter(context.db, userId, filterID)
  const feed = { seatNo: seat.seatNo, filterId, content }
  const row = await context.db.transaction().execute(async (tx) => {
    const { isNew, ...made } = await upsertFeed(tx, feed, now)
    if (isNew) await recordAct(tx, 'feed_created', { actorId: userId, subject: made.feedId, details: { content } })
    return made
  })
  return shownFeed(context, row)
}
