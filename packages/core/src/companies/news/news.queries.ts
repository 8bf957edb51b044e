import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { NewsItem } from './news-item.ts'

/** The latest ones of a company that are stored. */
const maxKept = 50

export type SiteNews = NewsItem & { companyNo: number; foundAt: Date }

/** Merges news from companies' own sites. */
export async function mergeSiteNews(tx: Transaction<DB>, news: readonly SiteNews[]): Promise<void> {
  const column = <Name extends keyof SiteNews>(name: Name) => news.map((one) => one[name])
  await mergeNews(
    tx,
    sql`
      SELECT n.company_no, n.title, n.url, n.published_at, NULL::int AS feed_no, NULL AS quote, n.found_at
      FROM unnest(${column('companyNo')}::int[], ${column('title')}::text[], ${column('url')}::text[],
        ${column('publishedAt')}::timestamptz[], ${column('foundAt')}::timestamptz[])
        n(company_no, title, url, published_at, found_at)`,
  )
}

export type FeedNews = NewsItem & { companyNo: number; quote: string }

/** Merges news from a feed, each item with the words that name the company. */
export async function mergeFeedNews(
  tx: Transaction<DB>,
  feedNo: number,
  news: readonly FeedNews[],
  now: Date,
): Promise<void> {
  const column = <Name extends keyof FeedNews>(name: Name) => news.map((one) => one[name])
  await mergeNews(
    tx,
    sql`
      SELECT n.company_no, n.title, n.url, n.published_at, ${feedNo}::int AS feed_no, n.quote, ${now}::timestamptz AS found_at
      FROM unnest(${column('companyNo')}::int[], ${column('title')}::text[], ${column('url')}::text[],
        ${column('publishedAt')}::timestamptz[], ${column('quote')}::text[])
        n(company_no, title, url, published_at, quote)`,
  )
}

/**
 * Inserts new items among the latest of their company and deletes those that are then too old. A known item is left
 * alone, and draws no number, unless the same address now has a later date, as a page that lists all news has.
 */
async function mergeNews(tx: Transaction<DB>, items: RawBuilder<unknown>): Promise<void> {
  await sql`
    WITH coming AS (
      SELECT DISTINCT ON (company_no, url) * FROM (${items}) said ORDER BY company_no, url, published_at DESC, title
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY company_no ORDER BY published_at DESC, url) AS place
      FROM (
        SELECT n.news_no, n.company_no, n.url, greatest(n.published_at, c.published_at) AS published_at,
          c.published_at > n.published_at AS is_later
        FROM company_news n LEFT JOIN coming c USING (company_no, url)
        WHERE n.company_no IN (SELECT company_no FROM coming)
        UNION ALL
        SELECT NULL, c.company_no, c.url, c.published_at, NULL
        FROM coming c LEFT JOIN company_news n USING (company_no, url) WHERE n.news_no IS NULL
      ) either
    ), gone AS (
      DELETE FROM company_news WHERE news_no IN (SELECT news_no FROM placed WHERE place > ${maxKept})
    ), changed AS (
      UPDATE company_news n SET title = c.title, published_at = c.published_at
      FROM placed p JOIN coming c USING (company_no, url)
      WHERE n.news_no = p.news_no AND p.is_later AND p.place <= ${maxKept}
    )
    INSERT INTO company_news (company_no, title, url, published_at, feed_no, quote, found_at)
    SELECT c.company_no, c.title, c.url, c.published_at, c.feed_no, c.quote, c.found_at
    FROM placed p JOIN coming c USING (company_no, url)
    WHERE p.news_no IS NULL AND p.place <= ${maxKept}
    ORDER BY c.company_no, c.url
    ON CONFLICT (company_no, url) DO NOTHING`.execute(tx)
}

export async function countNews(db: Db, companyNo: number): Promise<number> {
  const { count } = await db
    .selectFrom('company_news')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  return count
}

/** The latest first, with the name of their feed. */
export function selectNews(db: Db, companyNo: number, { skip, limit }: { skip: number; limit: number }) {
  return db
    .selectFrom('company_news')
    .leftJoin('news_feed', 'news_feed.feed_no', 'company_news.feed_no')
    .select(['company_news.title', 'company_news.url', 'company_news.published_at', 'news_feed.name as feed'])
    .where('company_no', '=', companyNo)
    .orderBy('published_at', 'desc')
    .orderBy('news_no', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
}
