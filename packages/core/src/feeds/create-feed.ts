import type { Feed, FeedContent } from '@vedetta/contracts/feeds'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { findFilter } from '../filters/find-filter.ts'
import type { SeatedViewer } from '../viewer.ts'
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
  return shownFeed(context, await upsertFeed(context.db, { seatNo: seat.seatNo, filterId, content }, now))
}
