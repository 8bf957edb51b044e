import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import type { Pool } from 'pg'
import type { Log } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import type { RenderingKind } from '../fetching/limit-trials.ts'
import { openPoliteFetcher, type PoliteFetcher } from '../fetching/polite-fetcher.ts'
import type { RenderPage } from '../fetching/render-queue.ts'
import type { PageStore } from '../pages/page-store.ts'
import { readAddressCaps } from '../politeness/address-caps.ts'
import type { HostLocks, Release } from '../politeness/host-locks.ts'
import { createLockConnection } from '../politeness/lock-connection.ts'
import { type LeasedSource, leaseDue, renewLeases } from '../schedule/lease-due.ts'
import { firstHost } from './first-host.ts'
import { type VisitSource, visitOnce } from './visit-once.ts'
import { createVisitQueue, type QueuedVisit } from './visit-queue.ts'
import { createVisitWriter } from './visit-writer.ts'

export type WatchDeps = {
  db: Db
  /** Takes one connection of its own for the host locks. */
  pool: Pool
  pageStore: PageStore
  web: WebFetcher
  render: RenderPage
  visitSource: VisitSource
  log: Log
  now: () => Date
  /** The maximum number of concurrent visits. */
  atOnce: number
  /** While it says no, visits under way end and none begins. */
  mayVisit?: () => Promise<boolean>
  visits?: VisitMeter
}

/** Counts the visits of this process. */
export type VisitMeter = {
  readonly begun: () => void
  readonly rendering: (kind: RenderingKind) => void
  readonly ended: (outcome: VisitOutcome, visit: { milliseconds: number; requests: number; bytes: number }) => void
}

const heartbeatMs = 15_000
const capsMs = 5 * minuteMs
const idleMs = 500
const tickMs = 50
/** After an abort, visits under way have this long to end; the rest is released. */
const graceMs = 10_000
const abortMs = 1_000
/** The locks are lost together with their crawl delays: an aborted visit restarts only after the longest possible one. */
const maxPauseMs = politenessLimits.maxCrawlDelaySeconds * 1_000

/** Visits due sources until aborted, then writes or releases those it holds. Any number of processes may run it. */
export async function runWatch(deps: WatchDeps, signal: AbortSignal): Promise<void> {
  const { db, web, log, now, atOnce, mayVisit = async () => true } = deps
  const token = randomUUID()
  let capOf: (address: string) => number = () => 1
  const queue = createVisitQueue((address) => capOf(address))
  const writer = createVisitWriter(deps, token)
  const starting = new Set<QueuedVisit>()
  const running = new Map<number, { source: LeasedSource; fetcher: PoliteFetcher; isAborted: boolean }>()
  const releasing = new Set<Promise<void>>()
  const connection = createLockConnection(deps, (address) => capOf(address), abortVisits)

  const runningCount = () => starting.size + running.size
  const inHandCount = () => runningCount() + queue.size + writer.sourceNos().length

  function abortVisits(): void {
    for (const visit of running.values()) {
      visit.isAborted = true
      visit.fetcher.abort()
    }
  }

  async function lease(): Promise<boolean> {
    const room = Math.min(2 * atOnce - runningCount() - queue.size, 3 * atOnce - inHandCount())
    if (room < atOnce / 4 || connection.locks() === null || !(await mayVisit())) return false
    const leased = await leaseDue(db, { now: now(), limit: room, token })
    for (const source of leased) queue.add(source, firstHost(source), performance.now())
    startVisits()
    return leased.length > 0 && leased.length === room
  }

  function startVisits(): void {
    const locks = connection.locks()
    while (locks !== null && runningCount() < atOnce && !signal.aborted) {
      const waiting = queue.next(performance.now())
      if (waiting === null) break
      starting.add(waiting)
      start(locks, waiting)
        .catch(() => requeue(waiting))
        .finally(() => starting.delete(waiting))
    }
  }

  async function start(locks: HostLocks, waiting: QueuedVisit): Promise<void> {
    const { source, host } = waiting
    if (waiting.address === null) {
      waiting.address = await web.addressOf(host)
      if (queue.isCrowded(waiting.address)) return requeue(waiting)
    }
    const answer = await locks.acquire(host, waiting.address)
    if (typeof answer === 'function') begin(locks, waiting, answer)
    else if (answer === 'busy') requeue(waiting)
    else
      writer.release({ sourceNo: source.sourceNo, dueAt: answer === 'opted_out' ? later(dayMs) : answer.pausedUntil })
  }

  function requeue(waiting: QueuedVisit): void {
    const afterMs = queue.requeue(waiting, performance.now())
    if (afterMs !== null) writer.release({ sourceNo: waiting.source.sourceNo, dueAt: later(afterMs) })
  }

  const later = (ms: number) => new Date(now().getTime() + ms)

  function begin(locks: HostLocks, { source, host, address }: QueuedVisit, release: Release): void {
    const fetcher = openPoliteFetcher({ web, render: deps.render, hostLocks: locks, now }, { host, address, release })
    const visit = { source, fetcher, isAborted: false }
    running.set(source.sourceNo, visit)
    deps.visits?.begun()
    visitOnce(deps, fetcher, source, now()).then((finished) => {
      running.delete(source.sourceNo)
      const { outcome, requests, bytes } = finished.visit
      deps.visits?.ended(outcome, { milliseconds: finished.milliseconds, requests, bytes })
      if (visit.isAborted) writer.release({ sourceNo: source.sourceNo, dueAt: later(maxPauseMs) })
      else writer.finish({ ...finished, address })
      const left = fetcher.close().finally(() => releasing.delete(left))
      releasing.add(left)
      startVisits()
    })
  }

  function sourcesInHand(): number[] {
    const waiting = [...starting, ...queue.all()].map(({ source }) => source.sourceNo)
    return [...waiting, ...running.keys(), ...writer.sourceNos()]
  }

  const every = (idleMs: number, failed: string, work: () => Promise<unknown>, until = signal) =>
    keepRunning(log, { idleMs, failed, work: async () => Boolean(await work()) }, until)

  const stopWriting = new AbortController()
  const giveUp = new AbortController()
  const writing = writer.run(stopWriting.signal, giveUp.signal)
  const renewing = every(
    heartbeatMs,
    'renewing leases failed',
    () => renewLeases(db, token, sourcesInHand(), now()),
    stopWriting.signal,
  )
  const connected = connection.run(stopWriting.signal)
  await Promise.all([
    every(capsMs, 'reading the caps of addresses failed', async () => {
      capOf = await readAddressCaps(db)
    }),
    every(idleMs, 'leasing failed', lease),
    every(tickMs, 'starting visits failed', async () => startVisits()),
  ])

  await ended(() => runningCount() === 0, graceMs)
  abortVisits()
  await ended(() => runningCount() === 0, abortMs)
  for (const { source } of [...queue.clear(), ...starting, ...running.values()])
    writer.release({ sourceNo: source.sourceNo, dueAt: source.dueAt })
  await ended(() => releasing.size === 0, graceMs)
  stopWriting.abort()
  const late = setTimeout(() => giveUp.abort(), graceMs)
  await Promise.all([writing, renewing, connected])
  clearTimeout(late)
}

async function ended(isOver: () => boolean, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  while (!isOver() && performance.now() < until) await sleep(tickMs)
}
