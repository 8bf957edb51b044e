import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** Returns whether the feed is new; an existing one keeps everything but its name. */
export async function upsertFeed(db: Db, { url, name }: { url: string; name: string }, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    INSERT INTO news_feed (url, name, due_at) VALUES (${url}, ${name}, ${now})
    ON CONFLICT (url) DO UPDATE SET name = excluded.name RETURNING xmax = 0 AS is_new`.execute(db)
  return rows[0]?.is_new ?? false
}

export async function deleteFeed(db: Db, url: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('news_feed').where('url', '=', url).executeTakeFirst()
  return numDeletedRows > 0n
}

export type FeedState = {
  url: string
  name: string
  dueAt: Date
  failures: number
  lastRead: Date | null
  news: number
}

export async function selectFeeds(db: Db): Promise<FeedState[]> {
  const { rows } = await sql<FeedState>`
    SELECT url, name, due_at AS "dueAt", failures, last_read AS "lastRead",
      (SELECT count(*)::int FROM company_news n WHERE n.feed_no = f.feed_no) AS news
    FROM news_feed f ORDER BY name, url`.execute(db)
  return rows
}

export type DueFeed = {
  feedNo: number
  url: string
  etag: string | null
  lastModified: string | null
  failures: number
}

/** Claims the longest-due feeds until `until`: no other worker gets them before. */
export async function claimFeeds(db: Db, now: Date, limit: number, until: Date): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`
    UPDATE news_feed SET due_at = ${until}
    WHERE feed_no IN (
      SELECT feed_no FROM news_feed WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING feed_no AS "feedNo", url, etag, last_modified AS "lastModified", failures`.execute(db)
  return rows
}

/** Returns false if the feed was removed meanwhile; otherwise locks its row until the transaction ends. */
export async function lockFeed(tx: Transaction<DB>, feedNo: number): Promise<boolean> {
  const row = await tx
    .selectFrom('news_feed')
    .select('feed_no')
    .where('feed_no', '=', feedNo)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type FeedRead = {
  dueAt: Date
  failures: number
  lastRead?: Date
  etag?: string | null
  lastModified?: string | null
}

/** Columns that are not given stay as they were. */
export async function setFeedRead(db: Db, feedNo: number, read: FeedRead): Promise<void> {
  await db
    .updateTable('news_feed')
    .set({
      due_at: read.dueAt,
      failures: read.failures,
      ...(read.lastRead && { last_read: read.lastRead }),
      ...(read.etag !== undefined && { etag: read.etag }),
      ...(read.lastModified !== undefined && { last_modified: read.lastModified }),
    })
    .where('feed_no', '=', feedNo)
    .execute()
}
