import { randomUUID } from 'node:crypto'
import { type FinishedVisit, finishVisits } from '@vedetta/core/watch/loop/finish-visits'
import { type LeasedSource, leaseDue } from '@vedetta/core/watch/schedule/lease-due'
import { dateOf } from '@vedetta/simweb/days'
import type { Day, World } from '@vedetta/simweb/model'
import { siteAt } from '@vedetta/simweb/world'
import type { Scratch } from '../harness/scratch.ts'
import { createExpectations } from './expectations.ts'
import { WatchJudge } from './scorer.ts'
import { noPages } from './stub-visits.ts'
import { registerSites } from './register-sites.ts'
import { allPositions } from './sites.queries.ts'
import type { Visitor, Visitors } from './visitors.ts'

export type MonthOptions = { world: World; numbers: readonly number[]; firstDay: Day; days: number }

type Progress = { day: Day; visits: number; outcomes: Readonly<Record<string, number>>; seconds: number }

const batch = 200
const visitsAtOnce = 48
/** A visit is at most so late; sources keep their time of day. */
const stepHours = 2
const hourMs = 3_600_000

/** Simulated days, one after another, with the tables compared with the truth at the end of each. */
export async function watchMonth(
  { db, pool }: Scratch,
  { world, numbers, firstDay, days }: MonthOptions,
  { visitorOn, beginStep }: Pick<Visitors, 'visitorOn' | 'beginStep'>,
  tell: (progress: Progress) => void,
): Promise<WatchJudge> {
  const sites = numbers.map((number) => siteAt(world, number))
  await registerSites({ db, pool }, sites, dateOf(firstDay))
  const expectedOn = createExpectations(world, numbers)
  const judge = new WatchJudge()
  for (let day = firstDay; day < firstDay + days; day++) {
    const begun = performance.now()
    const outcomes: Record<string, number> = {}
    const visitor = visitorOn(day)
    for (let hour = 0; hour < 24; hour += stepHours) {
      const at = new Date(dateOf(day).getTime() + hour * hourMs)
      await beginStep(day, at)
      // Boards that were just found, and second looks, are due at once.
      while (await visitDue(db, at, visitor, outcomes));
    }
    judge.judge(day, expectedOn(day), await allPositions(pool))
    const visits = Object.values(outcomes).reduce((sum, count) => sum + count, 0)
    tell({ day, visits, outcomes, seconds: (performance.now() - begun) / 1_000 })
  }
  return judge
}

/** Everything that is due. */
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
    await finishVisits(db, noPages, token, visits, at)
  }
  const work = async () => {
    for (const source of waiting) {
      const visit = await visitor(source, at)
      finished.push({ source, visit, visitedAt: at, milliseconds: 1, address: null })
      if (finished.length === batch) await finish()
    }
  }
  await Promise.all(Array.from({ length: visitsAtOnce }, work))
  await finish()
  return leased.length > 0
}
