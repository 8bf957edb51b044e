import { randomUUID } from 'node:crypto'
import { hourMs } from '@vedetta/contracts/text/durations'
import { type FinishedVisit, finishVisits } from '@vedetta/core/watch/loop/finish-visits'
import { type LeasedSource, leaseDue } from '@vedetta/core/watch/schedule/lease-due'
import { dateOf } from '@vedetta/simweb/days'
import type { Day, World } from '@vedetta/simweb/model'
import { siteAt } from '@vedetta/simweb/world'
import type { Scratch } from '../harness/scratch.ts'
import { createExpectations } from './expectations.ts'
import { registerSites } from './register-sites.ts'
import { WatchScorer } from './scorer.ts'
import { selectPositions } from './sites.queries.ts'
import { nullPageStore } from './stub-visits.ts'
import type { Visitor, Visitors } from './visitors.ts'

export type MonthOptions = {
  world: World
  numbers: readonly number[]
  firstDay: Day
  days: number
  /** The hours of the day at which due sources are visited; by default every second one. */
  hours?: readonly number[]
}

export type Progress = { day: Day; visits: number; outcomes: Readonly<Record<string, number>>; seconds: number }

const batch = 200
const concurrentVisits = 48
/** The clock's steps and so the maximum delay of a visit; sources keep their time of day. */
export const everySecondHour = Array.from({ length: 12 }, (_, step) => step * 2)

/** Runs the watch over simulated days and scores the tables against the ground truth at the end of each. */
export async function simulateMonth(
  { db, pool }: Pick<Scratch, 'db' | 'pool'>,
  { world, numbers, firstDay, days, hours = everySecondHour }: MonthOptions,
  { visitorOn, beginStep }: Pick<Visitors, 'visitorOn' | 'beginStep'>,
  onProgress: (progress: Progress) => void,
): Promise<WatchScorer> {
  const sites = numbers.map((number) => siteAt(world, number))
  await registerSites({ db, pool }, sites, dateOf(firstDay))
  const expectedOn = createExpectations(world, numbers)
  const scorer = new WatchScorer()
  for (let day = firstDay; day < firstDay + days; day++) {
    const started = performance.now()
    const outcomes: Record<string, number> = {}
    const visitor = visitorOn(day)
    for (const hour of hours) {
      const at = new Date(dateOf(day).getTime() + hour * hourMs)
      await beginStep(day, at)
      // Newly found boards and confirming visits are due at once.
      while (await visitDue(db, at, visitor, outcomes));
    }
    scorer.score(day, expectedOn(day), await selectPositions(pool))
    const visits = Object.values(outcomes).reduce((sum, count) => sum + count, 0)
    onProgress({ day, visits, outcomes, seconds: (performance.now() - started) / 1_000 })
  }
  return scorer
}

/** Visits every due source; returns whether there was any. */
async function visitDue(
  db: Scratch['db'],
  at: Date,
  visitor: Visitor,
  outcomes: Record<string, number>,
): Promise<boolean> {
  const token = randomUUID()
  const leased: LeasedSource[] = []
  for (let isMore = true; isMore; ) {
    const next = await leaseDue(db, { now: at, limit: batch, token })
    leased.push(...next)
    isMore = next.length === batch
  }
  const waiting = leased.values()
  let finished: FinishedVisit[] = []
  const finish = async () => {
    const visits = finished
    finished = []
    for (const { visit } of visits) outcomes[visit.outcome] = (outcomes[visit.outcome] ?? 0) + 1
    await finishVisits(db, nullPageStore, token, visits, at)
  }
  const work = async () => {
    for (const source of waiting) {
      const visit = await visitor(source, at)
      finished.push({ source, visit, visitedAt: at, milliseconds: 1, address: null })
      if (finished.length === batch) await finish()
    }
  }
  await Promise.all(Array.from({ length: concurrentVisits }, work))
  await finish()
  return leased.length > 0
}
