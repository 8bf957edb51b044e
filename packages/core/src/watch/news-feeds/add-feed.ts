import { hostAndAbove, hostOf } from '../../companies/sources/host-names.ts'
import { selectOptedOut } from '../../companies/sources/sources.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { upsertFeed } from './feeds.queries.ts'

/** Upserts a feed: a known one is only renamed. A host that opted out of our visits gets no feed either. */
export async function addFeed(
  db: Db,
  feed: { url: string; name: string },
  now: Date,
): Promise<'added' | 'renamed' | 'opted_out'> {
  const optedOut = await selectOptedOut(db, hostAndAbove(hostOf(feed.url)))
  if (optedOut.size > 0) return 'opted_out'
  return (await upsertFeed(db, feed, now)) ? 'added' : 'renamed'
}
