import type { Log } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { sleep } from '../../sleep.ts'
import type { PageStore } from '../pages/page-store.ts'
import { releaseLeases } from '../schedule/lease-due.ts'
import { isReachable } from '../schedule/schedule.queries.ts'
import { type FinishedVisit, finishVisits } from './finish-visits.ts'
import { failedVisit } from './visit-once.ts'

type ReleasedSource = { sourceNo: number; dueAt: Date }

export type WriterDeps = { db: Db; pageStore: PageStore; log: Log; now: () => Date }

export type VisitWriter = {
  finish(visit: FinishedVisit): void
  /** Unvisited. */
  release(source: ReleasedSource): void
  /** Not written yet. */
  sourceNos(): number[]
  /** Until told to stop, and then until all is written or `giveUp` aborts. */
  run(stop: AbortSignal, giveUp: AbortSignal): Promise<void>
}

const restMs = 250
const batch = 100
const againMs = 1_000

/** Writes what visits brought, a batch at a time. What can't be written keeps nothing else from being written. */
export function createVisitWriter({ db, pageStore, log, now }: WriterDeps, token: string): VisitWriter {
  const finished: FinishedVisit[] = []
  const returned: ReleasedSource[] = []
  let writing: number[] = []
  let wake = () => {}

  async function writeSome(giveUp: AbortSignal): Promise<void> {
    const visits = finished.splice(0, batch)
    const unvisited = returned.splice(0, 2 * batch)
    writing = [...visits.map(({ source }) => source.sourceNo), ...unvisited.map(({ sourceNo }) => sourceNo)]
    await whenReachable(() => releaseLeases(db, token, unvisited), giveUp)
    await write(visits, giveUp)
    writing = []
  }

  async function write(visits: readonly FinishedVisit[], giveUp: AbortSignal): Promise<void> {
    if (visits.length === 0) return
    const error = await whenReachable(() => finishVisits(db, pageStore, token, visits, now()), giveUp)
    if (error === null) return
    const [first] = visits
    if (visits.length > 1) {
      const half = Math.ceil(visits.length / 2)
      await write(visits.slice(0, half), giveUp)
      await write(visits.slice(half), giveUp)
    } else if (first !== undefined && first.visit.outcome !== 'failed') {
      log.error({ err: error, sourceNo: first.source.sourceNo }, 'a visit could not be written')
      await write([{ ...first, visit: failedVisit }], giveUp)
    } else {
      log.error({ err: error, sourceNo: first?.source.sourceNo }, 'a visit is given up')
    }
  }

  /** Again while the database is away; once again if it may just have been. Answers what is wrong otherwise. */
  async function whenReachable(work: () => Promise<unknown>, giveUp: AbortSignal): Promise<unknown> {
    for (let tries = 1; !giveUp.aborted; tries++) {
      try {
        await work()
        return null
      } catch (error) {
        const isThere = await isReachable(db)
        if (isThere && tries > 1) return error
        log.warn({ err: error, isThere }, 'writing visits failed, trying again')
        await sleep(isThere ? 0 : againMs, giveUp)
        if (!isThere) tries = 0
      }
    }
    return null
  }

  return {
    finish: (visit) => {
      finished.push(visit)
      if (finished.length >= batch) wake()
    },
    release: (source) => {
      returned.push(source)
    },
    sourceNos: () => [
      ...writing,
      ...finished.map(({ source }) => source.sourceNo),
      ...returned.map(({ sourceNo }) => sourceNo),
    ],
    run: async (stop, giveUp) => {
      while (!giveUp.aborted && !(stop.aborted && finished.length + returned.length === 0)) {
        await writeSome(giveUp)
        if (finished.length >= batch || stop.aborted) continue
        const early = new AbortController()
        wake = () => early.abort()
        await sleep(restMs, AbortSignal.any([stop, early.signal]))
      }
    },
  }
}
