import { maxFeedItems } from '@vedetta/contracts/notify/feeds'
import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import type { PublicPosition } from '@vedetta/contracts/public-api/position'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Language } from '@vedetta/contracts/text/labels'
import { actorOf } from '../../customers/licences/seat-holder.queries.ts'
import type { TextDelivery } from '../../inbox/positions/leaving-text.ts'
import { type PositionSearchContext, searchPositions } from '../../inbox/positions/search-positions.ts'
import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { findFilter } from '../../search/filters/find-filter.ts'
import { deliverPositions } from '../public-api/deliver-positions.ts'
import { selectFeedReader, touchFeed } from './feeds.queries.ts'

export type FeedEntry = PositionRow | PublicPosition

export type FeedAnswer = {
  readonly name: string
  readonly language: Language
  readonly entries: readonly FeedEntry[]
  /** Whether the entries are only rows for want of credits. */
  readonly lacksCredits: boolean
}

/** Whoever has the address reads as the person who made the feed. */
export type FeedReader = {
  readonly feedId: string
  readonly filterId: string
  readonly isFull: boolean
  readonly viewer: SeatedViewer
}

/** Refuses a feed that was deleted, whose seat is over, or whose plan lacks the public API. */
export async function openFeed(
  { db }: Pick<PositionSearchContext, 'db'>,
  feedId: string,
  now: Date,
): Promise<FeedReader> {
  const found = await selectFeedReader(db, feedId, now)
  if (!found) throw new AppError('not_found')
  const { filterId, content, lastReadAt, holder } = found
  if (!holder.publicApi) throw new AppError('public_api_not_in_plan')
  if (lastReadAt === null || now.getTime() - lastReadAt.getTime() >= minuteMs) await touchFeed(db, feedId, now)
  return { feedId, filterId, isFull: content === 'positions', viewer: actorOf(holder) }
}

/** The newest positions of the filter: a search by the usual rules, so that the same again within a day is free. */
export async function readFeed(
  context: PositionSearchContext & TextDelivery,
  { filterId, isFull, viewer }: FeedReader,
  now: Date,
): Promise<FeedAnswer> {
  const { db } = context
  const { userId, language, seat } = viewer
  const { name, criteria } = await findFilter(db, userId, filterId)
  const rows: PositionRow[] = []
  const common = { ...criteria, sort: 'date', refresh: false } as const
  const opened = { ...common, page: 1, newSearch: true, filterID: filterId }
  const { searchID, pages, positions } = await searchPositions(context, viewer, opened, now)
  rows.push(...positions)
  for (let page = 2; page <= pages && rows.length < maxFeedItems; page++)
    rows.push(
      ...(await searchPositions(context, viewer, { ...common, page, newSearch: false, searchID }, now)).positions,
    )
  const shown = { name, language, entries: rows.map(withoutMatches), lacksCredits: false }
  if (!isFull) return shown
  const reader = { userId, licenceNo: seat.licenceNo, language }
  try {
    const ids = rows.map(({ positionID }) => positionID)
    return { ...shown, entries: await deliverPositions(context, reader, ids, now) }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'credits_used_up') throw error
    return { ...shown, lacksCredits: true }
  }
}

/** What only a row of a search has is for a screen. */
function withoutMatches(row: PositionRow): PositionRow {
  const {
    matches: _,
    foundBy: __,
    distanceKm: ___,
    ...shown
  } = row as PositionRow & { matches?: unknown; foundBy?: unknown; distanceKm?: unknown }
  return shown
}
