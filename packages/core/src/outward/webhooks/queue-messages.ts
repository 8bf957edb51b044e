import { type FilterMatches, matchFilters } from '../../notify/alerts/match-filters.ts'
import { placesIn } from '../../notify/alerts/position-set.ts'
import type { StandingFilters } from '../../notify/alerts/standing-filters.ts'
import {
  eventsABatch,
  moveFollower,
  type PositionEvent,
  selectEventsAfter,
  selectFollowed,
} from '../../notify/events/follow-events.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { FreshIndex } from '../../search/engine/fresh-index.ts'
import { positionDocument } from '../../search/engine/position-document.ts'
import { selectOpenPositions } from '../../search/indexing/documents.queries.ts'
import {
  deleteAnnounced,
  insertMessages,
  type LiveWebhook,
  type NewMessage,
  selectAnnounced,
  selectDiscardedBy,
  selectLiveWebhooks,
  upsertAnnounced,
} from './queue-messages.queries.ts'

export type QueueDeps = {
  /** The connection that holds the follower's lock. */
  readonly connection: Db
  readonly filters: StandingFilters
  readonly index: () => Promise<FreshIndex>
}

/**
 * Queues the messages of the next events. Progress is written with them, so that a crash neither loses nor doubles one.
 * Returns how many there were, and whether events were left.
 */
export async function queueMessages(
  { connection, filters, index }: QueueDeps,
  now: Date,
): Promise<{ messages: number; isFull: boolean }> {
  const from = await selectFollowed(connection, 'webhooks')
  const events = await selectEventsAfter(connection, from, eventsABatch)
  const last = events.at(-1)
  if (!last) return { messages: 0, isFull: false }
  // Read after the events: a webhook that is not there yet begins after them.
  const webhooks = await selectLiveWebhooks(connection, now)
  const positionNos = [...new Set(events.map(({ positionNo }) => positionNo))]
  const found = webhooks.length === 0 ? nothing : await findMatches(connection, filters, index, positionNos, now)
  const userIds = [...new Set(webhooks.map(({ userId }) => userId))]
  const discarded = await selectDiscardedBy(connection, userIds, positionNos)
  const announced = await selectAnnounced(connection, positionNos)
  const messages = await connection.transaction().execute(async (tx) => {
    let sum = 0
    for (const webhook of webhooks) {
      const known = new Map(announced.get(webhook.webhookId))
      const news = messagesOf(webhook, events, known, { ...found, discarded: discarded.get(webhook.userId) })
      await insertMessages(tx, webhook.webhookId, news, now)
      const touched = [...new Set(news.map(({ positionNo }) => positionNo))]
      await upsertAnnounced(
        tx,
        webhook.webhookId,
        [...known].filter(([positionNo]) => touched.includes(positionNo)),
      )
      await deleteAnnounced(
        tx,
        webhook.webhookId,
        touched.filter((positionNo) => !known.has(positionNo)),
      )
      sum += news.length
    }
    await moveFollower(tx, 'webhooks', { from, to: last.number })
    return sum
  })
  return { messages, isFull: events.length === eventsABatch }
}

type Found = { readonly open: ReadonlySet<number>; readonly byFilter: ReadonlyMap<string, ReadonlySet<number>> }

const nothing: Found = { open: new Set(), byFilter: new Map() }

/** The positions that are open now, and which of them each filter finds, however long they have been open. */
async function findMatches(
  db: Db,
  filters: StandingFilters,
  index: () => Promise<FreshIndex>,
  positionNos: readonly number[],
  now: Date,
): Promise<Found> {
  const batch = (await selectOpenPositions(db, positionNos)).map((fields) => ({
    document: positionDocument(fields),
    openedAt: Number.POSITIVE_INFINITY,
  }))
  const open = new Set(batch.map(({ document }) => document.position_no))
  if (batch.length === 0) return { open, byFilter: new Map() }
  const search = await index()
  const matches = await matchFilters(await filters.refresh(now), batch, search)
  await search.empty()
  const numbersOf = ({ positions }: FilterMatches) =>
    new Set([...placesIn(positions)].flatMap((place) => batch[place]?.document.position_no ?? []))
  return { open, byFilter: new Map(matches.map((match) => [match.filter.filterId, numbersOf(match)])) }
}

/**
 * The messages of a webhook about events: all events of positions that its filter finds and its person has not discarded, and of those that
 * it announced before, until they close. `announced` has these, with whether they matched, and is kept up to date.
 */
function messagesOf(
  { filterId, afterEvent }: LiveWebhook,
  events: readonly PositionEvent[],
  announced: Map<number, boolean>,
  { open, byFilter, discarded }: Found & { readonly discarded: ReadonlySet<number> | undefined },
): NewMessage[] {
  const matching = byFilter.get(filterId)
  return events.flatMap(({ number, positionNo, kind, at }): NewMessage[] => {
    if (number <= afterEvent) return []
    const before = announced.get(positionNo)
    const isFound = matching?.has(positionNo) === true && discarded?.has(positionNo) !== true
    const matches = open.has(positionNo) ? isFound : (before ?? false)
    if (before === undefined && (!matches || kind === 'closed')) return []
    if (kind === 'closed') announced.delete(positionNo)
    else announced.set(positionNo, matches)
    return [{ event: number, positionNo, kind, matches, at }]
  })
}
