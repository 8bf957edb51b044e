import { type Feed, feedFormats } from '@vedetta/contracts/notify/feeds'
import type { Context } from '../../platform/context.ts'
import { makeFeedToken } from './feed-token.ts'
import type { FeedRow } from './feeds.queries.ts'

/** A feed as its owner sees it, with the signed addresses. */
export function shownFeed({ secrets, publicUrl }: Pick<Context, 'secrets' | 'publicUrl'>, row: FeedRow): Feed {
  const { feedId, filterId, filterName, content, createdAt, lastReadAt } = row
  const token = makeFeedToken(secrets, feedId)
  const addresses = feedFormats.map((format) => [format, `${publicUrl}/api/feed/${token}.${format}`])
  return {
    feedID: feedId,
    filterID: filterId,
    filterName,
    content,
    createdAt: createdAt.toISOString(),
    lastRead: lastReadAt?.toISOString() ?? null,
    addresses: Object.fromEntries(addresses) as Feed['addresses'],
  }
}
