import { minuteMs } from '@vedetta/contracts/text/durations'
import { type FeedItem, readFeed } from '@vedetta/crawler/feed/read-feed'
import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import { reservesTdm } from '@vedetta/crawler/fetch/tdm-reservation'
import { maskNews } from '../../companies/news/mask-news.ts'
import { matchCompanies } from '../../companies/news/match-companies.ts'
import { mergeFeedNews } from '../../companies/news/news.queries.ts'
import { newsItem } from '../../companies/news/news-item.ts'
import type { Log } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { claimFeeds, type DueFeed, lockFeed, setFeedRead } from './feeds.queries.ts'
import { type FeedWeb, fetchFeed } from './fetch-feed.ts'
import { nextReading } from './next-reading.ts'

export type ReadFeedsDeps = FeedWeb & { db: Db; log: Log }

const feedsAtOnce = 10
/** Longer than any fetch takes: the claim of a worker that dies expires by itself. */
const claimMs = 10 * minuteMs
const maxFailures = 1_000
const maxValidatorLength = 300

/** Reads a batch of the feeds that are due and returns how many. */
export async function readDueFeeds(deps: ReadFeedsDeps, signal: AbortSignal): Promise<number> {
  const now = deps.now()
  const due = await claimFeeds(deps.db, now, feedsAtOnce, new Date(now.getTime() + claimMs))
  const failed = (err: unknown) => deps.log.error({ err }, 'reading a feed failed, retrying in ten minutes')
  await Promise.all(due.map((feed) => readOne(deps, feed, signal).catch(failed)))
  return due.length
}

async function readOne(deps: ReadFeedsDeps, feed: DueFeed, signal: AbortSignal): Promise<void> {
  const { db, now } = deps
  const { feedNo, failures } = feed
  const answer = await fetchFeed(deps, feed, signal)
  if (signal.aborted) return
  const at = now()
  if (answer.kind === 'busy') await setFeedRead(db, feedNo, { failures, dueAt: new Date(at.getTime() + minuteMs) })
  else if (answer.kind === 'unchanged')
    await setFeedRead(db, feedNo, { failures: 0, lastRead: at, dueAt: nextReading(0, at, null) })
  else if (answer.kind === 'failed') await fail(deps, feed, answer, at)
  else {
    const items = readFeed(answer.answer, answer)
    if (items === null) await fail(deps, feed, { reason: 'no feed', waitUntil: null }, at)
    else await keepNews(db, feed, items, answer.answer, at)
  }
}

async function fail(
  { db, log }: ReadFeedsDeps,
  feed: DueFeed,
  { reason, waitUntil }: { reason: string; waitUntil: Date | null },
  at: Date,
): Promise<void> {
  const failures = Math.min(feed.failures + 1, maxFailures)
  log.info({ feed: feed.url, reason, failures }, 'a feed can not be read')
  await setFeedRead(db, feed.feedNo, { failures, dueAt: nextReading(failures, at, waitUntil) })
}

async function keepNews(db: Db, { feedNo, url }: DueFeed, items: FeedItem[], answer: Fetched, at: Date): Promise<void> {
  const matches = await matchCompanies(db, { url, isReserved: reservesTdm(answer) }, items)
  const news = matches.flatMap(({ item, companyNo, quote }) => {
    const kept = newsItem(item, at)
    return kept === null ? [] : { ...kept, companyNo, quote }
  })
  const validators = { etag: validator(answer, 'etag'), lastModified: validator(answer, 'last-modified') }
  await db.transaction().execute(async (tx) => {
    if (!(await lockFeed(tx, feedNo))) return
    if (news.length > 0) await mergeFeedNews(tx, feedNo, await maskNews(tx, news), at)
    await setFeedRead(tx, feedNo, { ...validators, failures: 0, lastRead: at, dueAt: nextReading(0, at, null) })
  })
}

/** Only a header value that can be sent back unchanged in a conditional request. */
function validator({ headers }: Fetched, name: string): string | null {
  const value = headers[name]
  return value !== undefined && value.length <= maxValidatorLength && /^[\x20-\x7e]+$/.test(value) ? value : null
}
