import { bytesInHand } from '@vedetta/crawler/fetch/bytes-in-hand'
import type { Log } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { sleep } from '../../platform/loops/sleep.ts'
import { startSpan } from '../../platform/telemetry/tracing.ts'
import type { PageStore } from '../pages/page-store.ts'
import { releaseLeases } from '../schedule/lease-due.ts'
import { isReachable } from '../schedule/schedule.queries.ts'
import { type FinishedVisit, finishVisits } from './finish-visits.ts'
import { failedVisit } from './visit-once.ts'

type ReleasedSource = { sourceNo: number; dueAt: Date }

export type WriterDeps = { db: Db; pageStore: PageStore; log: Log; now: () => Date }

export type VisitWriter = {
  finish(visit: FinishedVisit): void
  /** Gives a source back unvisited. */
  release(source: ReleasedSource): void
  /** The sources that are not written yet, whose leases are to be renewed. */
  sourceNos(): number[]
  /** Runs until `stop` aborts, and then until everything is written or `giveUp` aborts. */
  run(stop: AbortSignal, giveUp: AbortSignal): Promise<void>
}

const restMs = 250
const batch = 100
const retryMs = 1_000

/** Writes visits in batches. A batch that fails is halved, so that one bad visit does not block the others. */
export function createVisitWriter({ db, pageStore, log, now }: WriterDeps, token: string): VisitWriter {
  const finished: FinishedVisit[] = []
  /** For each of them, how its pages cease to count as bytes in hand. */
  const pages: (() => void)[] = []
  const released: ReleasedSource[] = []
  let writing: number[] = []
  let wake = () => {}

  async function writeSome(giveUp: AbortSignal): Promise<void> {
    const visits = finished.splice(0, batch)
    const dropPages = pages.splice(0, visits.length)
    const unvisited = released.splice(0, 2 * batch)
    writing = [...visits.map(({ source }) => source.sourceNo), ...unvisited.map(({ sourceNo }) => sourceNo)]
    await whenReachable(() => releaseLeases(db, token, unvisited), giveUp)
    await write(visits, giveUp)
    for (const drop of dropPages) drop()
    writing = []
  }

  async function write(visits: readonly FinishedVisit[], giveUp: AbortSignal): Promise<void> {
    if (visits.length === 0) return
    const spans = visits.flatMap(({ traceparent: parent }) => (parent ? startSpan('write visit', { parent }) : []))
    const error = await whenReachable(() => finishVisits(db, pageStore, token, visits, now()), giveUp)
    for (const span of spans) span.end()
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
      log.error({ err: error, sourceNo: first?.source.sourceNo }, 'a visit was dropped')
    }
  }

  /** Retries while the database is unreachable, and once more if it may just have been. Returns any other error. */
  async function whenReachable(work: () => Promise<unknown>, giveUp: AbortSignal): Promise<unknown> {
    for (let tries = 1; !giveUp.aborted; tries++) {
      try {
        await work()
        return null
      } catch (error) {
        const isThere = await isReachable(db)
        if (isThere && tries > 1) return error
        log.warn({ err: error, isThere }, 'writing visits failed, retrying')
        await sleep(isThere ? 0 : retryMs, giveUp)
        if (!isThere) tries = 0
      }
    }
    return null
  }

  return {
    finish: (visit) => {
      finished.push(visit)
      pages.push(bytesInHand.keep(visit.visit.pages.reduce((sum, { body }) => sum + body.length, 0)))
      if (finished.length >= batch) wake()
    },
    release: (source) => {
      released.push(source)
    },
    sourceNos: () => [
      ...writing,
      ...finished.map(({ source }) => source.sourceNo),
      ...released.map(({ sourceNo }) => sourceNo),
    ],
    run: async (stop, giveUp) => {
      while (!giveUp.aborted && !(stop.aborted && finished.length + released.length === 0)) {
        await writeSome(giveUp)
        if (finished.length >= batch || stop.aborted) continue
        const early = new AbortController()
        wake = () => early.abort()
        await sleep(restMs, AbortSignal.any([stop, early.signal]))
      }
    },
  }
}
