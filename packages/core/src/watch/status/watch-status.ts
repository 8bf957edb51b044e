import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { visitOutcomes, type WatchStatus } from '@vedetta/contracts/watch/watch-status'
import type { Db } from '../../platform/db/client.ts'
import { readFreshness } from '../../platform/freshness/read-freshness.ts'
import { readBoardSystems } from '../drift/board-systems.ts'
import { findCrowdedAddresses } from '../politeness/crowded-addresses.ts'
import { type DayRow, selectCountedUpTo, selectDay } from './visit-day.queries.ts'
import { selectPlan } from './watch-plan.queries.ts'
import {
  countHeld,
  countPausedHosts,
  countVisitsBetween,
  type SlowVisit,
  selectDue,
  selectHeld,
  selectSlowVisits,
} from './watch-status.queries.ts'

const rateMs = 5 * minuteMs
const maxCounted = 100_000
const heldShown = 50
const hostsShown = 10
/** All sources of a large host may be slow: this is enough to find others behind it. */
const slowVisitsRead = 500

/** The state of the watch in one snapshot. The cost does not depend on the number of sources, but for a count of the boards. */
export function readWatchStatus(db: Db, now: Date): Promise<WatchStatus> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => statusIn(tx, now))
}

async function statusIn(db: Db, now: Date): Promise<WatchStatus> {
  const day = await selectDay(db, now)
  const sum = (of: (row: DayRow) => number) => day.reduce((total, row) => total + of(row), 0)
  const visitsBy = new Map(day.map(({ outcome, visits }) => [outcome, visits]))
  const visitsToday = sum(({ visits }) => visits)
  const { oldest, overdue, underWay } = await selectDue(db, now, maxCounted)
  const crowded = await findCrowdedAddresses(db)
  return {
    at: now.toISOString(),
    figures: {
      visitsToday,
      plannedToday: await selectPlan(db, now),
      visitsPerSecond: (await countVisitsBetween(db, before(now, rateMs), now)) / (rateMs / 1000),
      unchangedShare: visitsToday > 0 ? (visitsBy.get('unchanged') ?? 0) / visitsToday : null,
      newToday: sum(({ opened }) => opened),
      changedToday: sum(({ changed }) => changed),
      closedToday: sum(({ closed }) => closed),
      lagSeconds: oldest ? Math.floor((now.getTime() - oldest.getTime()) / 1000) : 0,
      overdue,
      underWay,
      heldSites: await countHeld(db),
      pausedHosts: await countPausedHosts(db, now),
      crowdedAddresses: crowded.length,
    },
    outcomes: keysOf(visitOutcomes).map((outcome) => ({ outcome, visits: visitsBy.get(outcome) ?? 0 })),
    systems: await readBoardSystems(db, await selectCountedUpTo(db), now),
    held: (await selectHeld(db, heldShown)).map(({ heldAt, nextVisit, siteNo: _, acceptedAt: __, ...held }) => ({
      ...held,
      heldAt: heldAt.toISOString(),
      nextVisit: nextVisit?.toISOString() ?? null,
    })),
    slowestHosts: slowestHosts(await selectSlowVisits(db, before(now, dayMs), slowVisitsRead)),
    crowded: crowded.slice(0, hostsShown),
    freshness: await readFreshness(db, now),
  }
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** One entry per host, that of its slowest visit; `visits` come slowest first. */
function slowestHosts(visits: readonly SlowVisit[]): WatchStatus['slowestHosts'] {
  const hosts = new Map<string, WatchStatus['slowestHosts'][number]>()
  for (const { url, milliseconds, requests, outcome } of visits) {
    const { host } = new URL(url)
    if (hosts.size < hostsShown && !hosts.has(host))
      hosts.set(host, { host, seconds: milliseconds / 1000, requests, outcome })
  }
  return [...hosts.values()]
}
