import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { botManners } from '@vedetta/contracts/bot'
import { dayMs, minuteMs } from '@vedetta/contracts/durations'
import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import type { Pool } from 'pg'
import type { Db } from '../../db/client.ts'
import type { Log } from '../../deps.ts'
import { keepRunning } from '../../keep-running.ts'
import { openWay, type VisitWay } from '../fetching/polite-fetcher.ts'
import type { PageStore } from '../pages/page-store.ts'
import { readAddressCaps } from '../politeness/address-caps.ts'
import type { Leave, PoliteHosts } from '../politeness/host-locks.ts'
import { createPoliteConnection } from '../politeness/polite-connection.ts'
import { type LeasedSource, leaseDue, renewLeases } from '../schedule/lease-due.ts'
import { firstHost } from './first-host.ts'
import { type VisitSource, visitOnce } from './visit-once.ts'
import { createVisitLine, type Waiting } from './visit-queue.ts'
import { createVisitWriter } from './visit-writer.ts'

export type WatchDeps = {
  db: Db
  /** Holds one connection for the locks of hosts. */
  pool: Pool
  pageStore: PageStore
  web: WebFetcher
  /** How a page is rendered; not by `web`, since browsers have workers of their own. */
  render: Fetcher['render']
  visitSource: VisitSource
  log: Log
  now: () => Date
  /** Visits under way at once. */
  atOnce: number
}

const heartbeatMs = 15_000
const capsMs = 5 * minuteMs
const idleMs = 500
const turnMs = 50
/** When told to stop, visits under way have so long to end; what then is left is given back. */
const graceMs = 10_000
const abortMs = 1_000
/** With the connection's locks goes the pause its host wanted: an aborted visit begins anew only when any would be over. */
const maxPauseMs = botManners.maxCrawlDelaySeconds * 1_000

/** Visits what is due until told to stop, and then writes or gives back what it has. Any number may run. */
export async function runWatch(deps: WatchDeps, signal: AbortSignal): Promise<void> {
  const { db, web, log, now, atOnce } = deps
  const token = randomUUID()
  let capOf: (address: string) => number = () => 1
  const line = createVisitLine((address) => capOf(address))
  const writer = createVisitWriter(deps, token)
  const starting = new Set<Waiting>()
  const going = new Map<number, { source: LeasedSource; way: VisitWay; isAborted: boolean }>()
  const leaving = new Set<Promise<void>>()
  const polite = createPoliteConnection(deps, (address) => capOf(address), abortVisits)

  const underWay = () => starting.size + going.size
  const inHand = () => underWay() + line.size + writer.sourceNos().length

  function abortVisits(): void {
    for (const visit of going.values()) {
      visit.isAborted = true
      visit.way.abort()
    }
  }

  async function lease(): Promise<boolean> {
    const room = Math.min(2 * atOnce - underWay() - line.size, 3 * atOnce - inHand())
    if (room < atOnce / 4 || polite.hosts() === null) return false
    const leased = await leaseDue(db, { now: now(), limit: room, token })
    for (const source of leased) line.add(source, firstHost(source), performance.now())
    startVisits()
    return leased.length > 0 && leased.length === room
  }

  function startVisits(): void {
    const hosts = polite.hosts()
    while (hosts !== null && underWay() < atOnce && !signal.aborted) {
      const waiting = line.next(performance.now())
      if (waiting === null) break
      starting.add(waiting)
      start(hosts, waiting)
        .catch(() => waitOn(waiting))
        .finally(() => starting.delete(waiting))
    }
  }

  async function start(hosts: PoliteHosts, waiting: Waiting): Promise<void> {
    const { source, host } = waiting
    if (waiting.address === null) {
      waiting.address = await web.addressOf(host)
      if (line.isCrowded(waiting.address)) return waitOn(waiting)
    }
    const answer = await hosts.enter(host, waiting.address)
    if (typeof answer === 'function') begin(hosts, waiting, answer)
    else if (answer === 'busy') waitOn(waiting)
    else
      writer.giveBack({ sourceNo: source.sourceNo, dueAt: answer === 'opted_out' ? later(dayMs) : answer.pausedUntil })
  }

  function waitOn(waiting: Waiting): void {
    const afterMs = line.putBack(waiting, performance.now())
    if (afterMs !== null) writer.giveBack({ sourceNo: waiting.source.sourceNo, dueAt: later(afterMs) })
  }

  const later = (ms: number) => new Date(now().getTime() + ms)

  function begin(hosts: PoliteHosts, { source, host, address }: Waiting, leave: Leave): void {
    const way = openWay({ web, render: deps.render, politeHosts: hosts, now }, { host, address, leave })
    const visit = { source, way, isAborted: false }
    going.set(source.sourceNo, visit)
    visitOnce(deps, way, source, now()).then((finished) => {
      going.delete(source.sourceNo)
      if (visit.isAborted) writer.giveBack({ sourceNo: source.sourceNo, dueAt: later(maxPauseMs) })
      else writer.finish({ ...finished, address })
      const left = way.close().finally(() => leaving.delete(left))
      leaving.add(left)
      startVisits()
    })
  }

  function sourcesInHand(): number[] {
    const waiting = [...starting, ...line.all()].map(({ source }) => source.sourceNo)
    return [...waiting, ...going.keys(), ...writer.sourceNos()]
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
  const connected = polite.run(stopWriting.signal)
  await Promise.all([
    every(capsMs, 'reading the caps of addresses failed', async () => {
      capOf = await readAddressCaps(db)
    }),
    every(idleMs, 'leasing failed', lease),
    every(turnMs, 'starting visits failed', async () => startVisits()),
  ])

  await ended(() => underWay() === 0, graceMs)
  abortVisits()
  await ended(() => underWay() === 0, abortMs)
  for (const { source } of [...line.clear(), ...starting, ...going.values()])
    writer.giveBack({ sourceNo: source.sourceNo, dueAt: source.dueAt })
  await ended(() => leaving.size === 0, graceMs)
  stopWriting.abort()
  const late = setTimeout(() => giveUp.abort(), graceMs)
  await Promise.all([writing, renewing, connected])
  clearTimeout(late)
}

async function ended(isOver: () => boolean, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  while (!isOver() && performance.now() < until) await sleep(turnMs)
}
