import { maxMissedAlerts } from '@vedetta/contracts/notify/alert-stream'
import type { Context } from '../../platform/context.ts'
import type { Latencies } from '../../platform/freshness/latencies.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { sleep } from '../../platform/loops/sleep.ts'
import {
  type AlertConnection,
  type AlertReader,
  createAlertReaders,
  type OpenReader,
  readerBounds,
} from './alert-readers.ts'
import type { AlertSignal } from './alert-signals.ts'
import {
  type NewAlert,
  selectAlertsAfter,
  selectMissedAlerts,
  selectNewestAlert,
  selectUnread,
} from './alert-streams.queries.ts'

export const alertReadBounds = {
  ...readerBounds,
  /** How long an alert waits whose signal got lost. */
  pollMs: 3_000,
  /** Alerts that come meanwhile are read together. */
  gatherMs: 100,
  heartbeatMs: 20_000,
  /** How long a reader without rights may stay. */
  recheckMs: 20_000,
}

const alertsARead = 5_000
const admittedAtOnce = 500

type StreamsContext = Pick<Context, 'db' | 'log'> & {
  /** Which of the sessions may still read alerts. */
  readonly allowedSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  readonly latencies: Latencies
}

export type AlertStreams = {
  /** Connects a reader, who leaves when its connection closes. */
  readonly open: (reader: AlertReader, connect: (onClose: () => void) => AlertConnection) => void
  readonly signal: (signal: AlertSignal) => void
  /** Runs until aborted; then every reader is ended. */
  readonly run: (stop: AbortSignal) => Promise<void>
}

/**
 * Brings new alerts to the readers of this process, with a few queries for all of them. One step follows the other, so that
 * a reader is admitted between two reads and misses nothing: numbers rise in the order of commits.
 */
export function createAlertStreams(
  { db, log, allowedSessions, latencies }: StreamsContext,
  bounds = alertReadBounds,
): AlertStreams {
  const readers = createAlertReaders(bounds)
  const readBy = new Set<string>()
  /** Everything up to it has been read; undefined while there are no readers. */
  let readUpTo: number | undefined
  let checkedAt = performance.now()
  let isWoken = false
  let endSleep = () => {}
  const wake = () => {
    isWoken = true
    endSleep()
  }

  async function admitWaiting(): Promise<void> {
    const batch = readers.waiting(admittedAtOnce)
    if (batch.length === 0) return
    readUpTo ??= await selectNewestAlert(db)
    const from = readUpTo
    const missing = batch.map(({ userId, after = from }) => ({ userId, after }))
    const missed = await selectMissedAlerts(db, missing, maxMissedAlerts + 1)
    const unreadOf = await selectUnread(db, [...new Set(batch.map(({ userId }) => userId))])
    for (const [at, reader] of batch.entries()) {
      const unread = unreadOf.get(reader.userId) ?? 0
      const alerts = missed[at] ?? []
      readers.admit(reader, reader.after ?? from)
      tellUnread(reader, unread)
      tell(reader, alerts, unread, Math.max(from, alerts.at(-1)?.alertNo ?? 0))
    }
    if (batch.length === admittedAtOnce) wake()
  }

  async function readNew(): Promise<void> {
    while (readUpTo !== undefined) {
      const rows = await selectAlertsAfter(db, readUpTo, readers.people(), alertsARead)
      const byPerson = Map.groupBy(rows, ({ userId }) => userId)
      const unreadOf = await unreadOfSome([...byPerson.keys()].filter((userId) => userId !== null))
      for (const [userId, unread] of unreadOf) {
        const alerts = byPerson.get(userId) ?? []
        for (const reader of readers.of(userId)) tell(reader, alerts, unread, alerts.at(-1)?.alertNo ?? 0)
        for (const { foundAt } of alerts) latencies.record('stream', Date.now() - foundAt.getTime())
      }
      readUpTo = rows.at(-1)?.alertNo ?? readUpTo
      if (rows.length < alertsARead) return
    }
  }

  const unreadOfSome = async (userIds: readonly string[]): Promise<ReadonlyMap<string, number>> =>
    userIds.length === 0 ? new Map() : selectUnread(db, userIds)

  async function recount(userIds: readonly string[]): Promise<void> {
    for (const [userId, unread] of await unreadOfSome(userIds))
      for (const reader of readers.of(userId)) tellUnread(reader, unread)
  }

  async function recountRead(): Promise<void> {
    const userIds = [...readBy]
    readBy.clear()
    await recount(userIds)
  }

  async function recheck(): Promise<void> {
    if (performance.now() - checkedAt < bounds.recheckMs) return
    const sessionIds = new Set([...readers.all()].map(({ sessionId }) => sessionId))
    if (sessionIds.size > 0) {
      const allowed = await allowedSessions([...sessionIds])
      // Those that came meanwhile were checked on their way in.
      readers.endAll(({ sessionId }) => allowed.has(sessionId) || !sessionIds.has(sessionId))
      // A signal of what was read elsewhere may have got lost.
      await recount(readers.people())
    }
    checkedAt = performance.now()
  }

  async function work(stop: AbortSignal): Promise<true> {
    isWoken = false
    await admitWaiting()
    await readNew()
    await recountRead()
    await recheck()
    if (readers.all().size === 0) readUpTo = undefined
    await sleep(bounds.gatherMs, stop)
    if (isWoken) return true
    const early = new AbortController()
    endSleep = () => early.abort()
    await sleep(bounds.pollMs, AbortSignal.any([stop, early.signal]))
    return true
  }

  return {
    open(reader, connect) {
      readers.add(reader, connect)
      wake()
    },
    signal(signal) {
      const userId = signal === 'written' ? undefined : signal.slice('read by '.length)
      if (userId !== undefined && readers.of(userId).length > 0) readBy.add(userId)
      wake()
    },
    async run(stop) {
      const heartbeat = setInterval(() => {
        for (const reader of readers.all()) reader.beat()
      }, bounds.heartbeatMs)
      const failed = 'bringing alerts to open streams failed'
      await keepRunning(log, { idleMs: bounds.pollMs, failed, work: () => work(stop) }, stop)
      clearInterval(heartbeat)
      readers.endAll()
    },
  }
}

/** Sends the alerts that the reader has not been sent. `newest` is where a reader of too many goes on. */
function tell(reader: OpenReader, alerts: readonly NewAlert[], unread: number, newest: number): void {
  const { upTo } = reader
  if (upTo === undefined) return
  const news = alerts.filter(({ alertNo }) => alertNo > upTo)
  const last = news.at(-1)
  if (!last) return
  const isTooMuch = news.length > maxMissedAlerts
  if (isTooMuch) reader.send({ name: 'reset', id: newest, data: { upTo: newest, unread } })
  else
    for (const { alertNo, filterIDs } of news)
      reader.send({ name: 'alert', id: alertNo, data: { alertNo, unread, filterIDs } })
  reader.upTo = isTooMuch ? newest : last.alertNo
  reader.unread = unread
}

function tellUnread(reader: OpenReader, unread: number): void {
  if (reader.upTo === undefined || reader.unread === unread) return
  reader.unread = unread
  reader.send({ name: 'unread', data: { unread } })
}
