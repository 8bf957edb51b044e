import type { Db } from '../../platform/db/client.ts'
import { startSpan, traceparentOf } from '../../platform/telemetry/tracing.ts'
import type { FreshIndex } from '../../search/engine/fresh-index.ts'
import { eventsABatch, moveFollower, selectEventsAfter, selectFollowed } from '../events/follow-events.queries.ts'
import { confirmAlerts } from './confirm-alerts.queries.ts'
import { type FreshPosition, freshPositions } from './fresh-positions.ts'
import { insertMatches } from './insert-matches.queries.ts'
import { type FilterMatches, matchFilters } from './match-filters.ts'
import { placesIn } from './position-set.ts'
import type { StandingFilters } from './standing-filters.ts'

const pairsAStatement = 10_000

export type MatcherDeps = {
  /** The connection that holds the matcher's lock: what it commits, it commits under the lock. */
  readonly connection: Db
  readonly filters: StandingFilters
  readonly index: () => Promise<FreshIndex>
}

export type MatchedBatch = {
  events: number
  positions: number
  matches: number
  alerts: number
  /** When the positions were found that the batch opened. */
  foundAt: readonly Date[]
  /** Whether events were left for the next batch. */
  isFull: boolean
}

/** Matches the next events. Progress is written with matches and alerts, so that a crash neither loses nor doubles one. */
export async function matchNext({ connection, filters, index }: MatcherDeps, now: Date): Promise<MatchedBatch> {
  const from = await selectFollowed(connection, 'matcher')
  const events = await selectEventsAfter(connection, from, eventsABatch)
  const last = events.at(-1)
  if (!last) return { events: 0, positions: 0, matches: 0, alerts: 0, foundAt: [], isFull: false }
  const standing = await filters.refresh(now)
  const since = standing.reduce((earliest, { createdAt }) => Math.min(earliest, createdAt), Number.POSITIVE_INFINITY)
  const { fresh, endSpans } = traced(await freshPositions(connection, events, since, now), now)
  const search = fresh.length === 0 ? undefined : await index()
  const found = search ? await matchFilters(standing, fresh, search) : []
  const written = await connection.transaction().execute(async (tx) => {
    const sum = { matches: 0, alerts: 0 }
    await confirmAlerts(tx, fresh)
    for (const pairs of pairsOf(found, fresh)) {
      const { matches, alerts } = await insertMatches(tx, fresh, pairs, now)
      sum.matches += matches
      sum.alerts += alerts
    }
    await moveFollower(tx, 'matcher', { from, to: last.number })
    return sum
  })
  endSpans()
  await search?.empty()
  const openings = new Set(events.map(({ eventId }) => eventId))
  const foundAt = fresh.flatMap((each) => (openings.has(each.opening) ? each.foundAt : []))
  return { events: events.length, positions: fresh.length, ...written, foundAt, isFull: events.length === eventsABatch }
}

/** Alerts continue the span of the matching, which continues the visit's. */
function traced(fresh: readonly FreshPosition[], startedAt: Date) {
  const spans = fresh.map(({ traceparent: parent }) => (parent ? startSpan('match', { parent, startedAt }) : null))
  return {
    fresh: fresh.map((each, n) => ({ ...each, traceparent: spans[n] ? traceparentOf(spans[n]) : null })),
    endSpans: () => {
      for (const span of spans) span?.end()
    },
  }
}

type Pairs = { filterIds: string[]; positionNos: number[] }

/** What was found, a statement's worth at a time: a filter may find every position. */
function* pairsOf(found: readonly FilterMatches[], fresh: readonly FreshPosition[]): Generator<Pairs> {
  let pairs: Pairs = { filterIds: [], positionNos: [] }
  for (const { filter, positions } of found)
    for (const place of placesIn(positions)) {
      pairs.filterIds.push(filter.filterId)
      pairs.positionNos.push(fresh[place]?.document.position_no ?? 0)
      if (pairs.filterIds.length < pairsAStatement) continue
      yield pairs
      pairs = { filterIds: [], positionNos: [] }
    }
  if (pairs.filterIds.length > 0) yield pairs
}
