import type { FeedContent } from '@vedetta/contracts/notify/feeds'
import { sql } from 'kysely'
import { type HolderRow, holderColumns, joinHolder } from '../../customers/licences/seat-holder.queries.ts'
import type { Db } from '../../platform/db/client.ts'

export type FeedRow = {
  readonly feedId: string
  readonly filterId: string
  readonly filterName: string
  readonly content: FeedContent
  readonly createdAt: Date
  readonly lastReadAt: Date | null
}

function feedsOf(db: Db, seatNo: number) {
  return db
    .selectFrom('feed')
    .innerJoin('saved_filter', 'saved_filter.filter_id', 'feed.filter_id')
    .select(['feed.feed_id as feedId', 'feed.filter_id as filterId', 'saved_filter.name as filterName'])
    .select(['feed.content', 'feed.created_at as createdAt', 'feed.last_read_at as lastReadAt'])
    .where('feed.seat_no', '=', seatNo)
    .orderBy('feed.created_at', 'desc')
    .orderBy('feed.feed_id')
}

export async function selectFeeds(db: Db, seatNo: number): Promise<FeedRow[]> {
  return (await feedsOf(db, seatNo).execute()) as FeedRow[]
}

type NewFeed = { readonly seatNo: number; readonly filterId: string; readonly content: FeedContent }

/** Returns the feed that exists where it is made again. */
export async function upsertFeed(
  db: Db,
  { seatNo, filterId, content }: NewFeed,
  now: Date,
): Promise<FeedRow & { isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feed')
    .values({ seat_no: seatNo, filter_id: filterId, content, created_at: now })
    .onConflict((conflict) => conflict.columns(['seat_no', 'filter_id', 'content']).doNothing())
    .executeTakeFirstOrThrow()
  const row = await feedsOf(db, seatNo)
    .where('feed.filter_id', '=', filterId)
    .where('feed.content', '=', content)
    .executeTakeFirstOrThrow()
  return { ...(row as FeedRow), isNew: numInsertedOrUpdatedRows === 1n }
}

/** Returns whether there was one. */
export async function deleteFeedOf(db: Db, seatNo: number, feedId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('feed')
    .where('seat_no', '=', seatNo)
    .where('feed_id', '=', feedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type ReaderRow = { filterId: string; content: FeedContent; lastReadAt: Date | null; holder: HolderRow }

/** A feed with the person who reads it, while their seat lasts. */
export async function selectFeedReader(db: Db, feedId: string, now: Date): Promise<ReaderRow | undefined> {
  const { rows } = await sql<Omit<ReaderRow, 'holder'> & HolderRow>`
    SELECT f.filter_id AS "filterId", f.content, f.last_read_at AS "lastReadAt", ${holderColumns}
    FROM feed f ${joinHolder(sql`f.seat_no`, now)}
    WHERE f.feed_id = ${feedId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { filterId, content, lastReadAt, ...holder } = row
  return { filterId, content, lastReadAt, holder }
}

export async function touchFeed(db: Db, feedId: string, now: Date): Promise<void> {
  await db.updateTable('feed').set({ last_read_at: now }).where('feed_id', '=', feedId).execute()
}
