import type { FeedContent } from '@vedetta/contracts/feeds'
import type { Language } from '@vedetta/contracts/labels'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { activeSeatOf } from '../licences/active-seat.queries.ts'
import type { ActiveSeat } from '../viewer.ts'

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
export async function upsertFeed(db: Db, { seatNo, filterId, content }: NewFeed, now: Date): Promise<FeedRow> {
  await db
    .insertInto('feed')
    .values({ seat_no: seatNo, filter_id: filterId, content, created_at: now })
    .onConflict((conflict) => conflict.columns(['seat_no', 'filter_id', 'content']).doNothing())
    .execute()
  const row = await feedsOf(db, seatNo)
    .where('feed.filter_id', '=', filterId)
    .where('feed.content', '=', content)
    .executeTakeFirstOrThrow()
  return row as FeedRow
}

export async function deleteFeedOf(db: Db, seatNo: number, feedId: string): Promise<void> {
  await db.deleteFrom('feed').where('seat_no', '=', seatNo).where('feed_id', '=', feedId).execute()
}

type ReaderRow = ActiveSeat & {
  filterId: string
  content: FeedContent
  lastReadAt: Date | null
  userId: string
  email: string
  firstName: string
  language: Language
  emailVerified: boolean
  hasSecondStep: boolean
}

/** A feed with the person who reads it, while their seat lasts. */
export async function selectFeedReader(db: Db, feedId: string, now: Date): Promise<ReaderRow | undefined> {
  const { rows } = await sql<ReaderRow>`
    SELECT f.filter_id AS "filterId", f.content, f.last_read_at AS "lastReadAt", u.id AS "userId", u.email,
      u.first_name AS "firstName", u.language, u.email_verified AS "emailVerified",
      coalesce(u.two_factor_enabled, false) AS "hasSecondStep", seat.*
    FROM feed f JOIN seat held ON held.seat_no = f.seat_no JOIN "user" u ON u.id = held.user_id
    JOIN LATERAL (${activeSeatOf(sql`u.id`, now)}) seat ON seat."seatNo" = f.seat_no
    WHERE f.feed_id = ${feedId}`.execute(db)
  return rows[0]
}

export async function touchFeed(db: Db, feedId: string, now: Date): Promise<void> {
  await db.updateTable('feed').set({ last_read_at: now }).where('feed_id', '=', feedId).execute()
}
