import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAlertSignals } from '@vedetta/core/notify/alerts/alert-signals'
import { createFailFastRedis } from '@vedetta/core/platform/redis/redis'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { type ClientStream, openAlertStream } from '../../../../apps/api/src/testing/event-stream-client.ts'
import { percentile } from '../harness/percentile.ts'
import { measureCpu } from '../harness/process-cpu.ts'
import { processSettings } from '../harness/process-settings.ts'
import type { Scratch } from '../harness/scratch.ts'
import { type RunningApi, startApi } from '../harness/start-api.ts'
import { insertAlerts, insertPositions, insertReaders, type Reader } from './event-streams.queries.ts'

const writeEveryMs = 100
/** How long a dropped connection stays away. */
const awayMs = 1_500
/** An alert that has not arrived after this time is lost. */
const patienceMs = 120_000
const openedAtOnce = 50

export type StreamOptions = {
  readonly streams: number
  /** Alerts a second. */
  readonly rate: number
  readonly seconds: number
  /** How many connections are dropped and resumed. */
  readonly drops: number
}

type Follower = Reader & {
  stream: ClientStream
  last: number | undefined
  /** When each alert arrived, for each time it did. */
  readonly arrived: Map<number, number[]>
}

export type StreamFigures = {
  readonly alerts: number
  readonly lost: number
  readonly doubled: number
  /** Alerts written while their reader's connection was away. */
  readonly missed: number
  /** Milliseconds from before an alert was written until it arrived, unless its reader was away. */
  readonly p50: number
  readonly p95: number
  /** Megabytes of the API: before the first stream, with all of them open, and at most. */
  readonly memory: { readonly before: number; readonly open: number; readonly peak: number }
  /** Share of a core, of the API, while alerts flow and while none does. */
  readonly cpu: { readonly flowing: number; readonly idle: number }
}

/** Opens many streams on one API process, writes alerts at a steady rate, drops connections and resumes them. */
export async function measureEventStreams(
  env: NodeJS.ProcessEnv,
  scratch: Scratch,
  { streams, rate, seconds, drops }: StreamOptions,
): Promise<StreamFigures> {
  const { redis } = scratch
  const apiPort = await pickPort()
  const api = await startApi({ ...env, ...processSettings(scratch, 'api') }, apiPort, 1)
  const signalRedis = createFailFastRedis(redis.url)
  const signals = createAlertSignals(signalRedis, redis)
  const followers: Follower[] = []
  const away = new Set<Follower>()
  /** Dropped, and not yet told of anything since: theirs is what could get lost. */
  const untold = new Set<Follower>()
  try {
    const readers = await insertReaders(scratch, api.secrets, streams)
    const batches = Math.round((seconds * 1_000) / writeEveryMs)
    const perBatch = Math.round((rate * writeEveryMs) / 1_000)
    // A person is told of a position once.
    const positions = await insertPositions(scratch, Math.ceil((batches * perBatch) / streams) + drops + 1)
    const before = await memoryOf(api.pid)
    for (let from = 0; from < readers.length; from += openedAtOnce)
      followers.push(...(await Promise.all(readers.slice(from, from + openedAtOnce).map(follow))))
    await untilTrue(() => followers.every(({ stream }) => stream.events.length > 0), 'not every stream was admitted')
    const open = await memoryOf(api.pid)
    const idle = await cpuDuring(api, () => sleep(Math.min(10_000, seconds * 200)))

    const written = new Map<number, { at: number; isMissed: boolean; follower: Follower }>()
    const byUser = new Map(followers.map((follower) => [follower.userId, follower]))
    const resuming: Promise<void>[] = []
    const dropsBefore = (batch: number) => Math.floor((batch * drops) / batches)
    const flowing = await cpuDuring(api, async () => {
      const begun = performance.now()
      const told = new Map<Follower, number>()
      for (let batch = 0; batch < batches; batch++) {
        await sleep(Math.max(0, begun + batch * writeEveryMs - performance.now()))
        for (let drop = dropsBefore(batch); drop < dropsBefore(batch + 1); drop++) {
          const resumed = dropAndResume(at(followers, drop * 37))
          // Awaited after the last batch; until then its failure must not end the process.
          resumed.catch(() => {})
          resuming.push(resumed)
        }
        const chosen = [...untold, ...Array.from({ length: perBatch }, (_, n) => at(followers, batch * perBatch + n))]
        const pairs = [...new Set(chosen)].slice(0, perBatch).map((follower) => {
          const count = told.get(follower) ?? 0
          told.set(follower, count + 1)
          return { userId: follower.userId, positionNo: at(positions, count) }
        })
        untold.clear()
        const wasAway = new Set(away)
        const startedAt = performance.now()
        for (const { alertNo, userId } of await insertAlerts(scratch, pairs)) {
          const follower = byUser.get(userId)
          if (follower) written.set(alertNo, { at: startedAt, isMissed: wasAway.has(follower), follower })
        }
        signals.send('written')
      }
      await Promise.all(resuming)
    })
    const arrivals = [...written].map(([alertNo, facts]) => ({
      ...facts,
      times: () => timesOf(facts.follower, alertNo),
    }))
    await untilTrue(() => arrivals.every(({ times }) => times().length > 0)).catch(() => {})
    const peak = await memoryOf(api.pid, 'VmHWM')
    const delays = arrivals.flatMap(({ at, isMissed, times }) =>
      times()
        .slice(0, isMissed ? 0 : 1)
        .map((time) => time - at),
    )
    return {
      alerts: written.size,
      lost: arrivals.filter(({ times }) => times().length === 0).length,
      doubled: arrivals.filter(({ times }) => times().length > 1).length,
      missed: arrivals.filter(({ isMissed }) => isMissed).length,
      p50: percentile(delays, 0.5),
      p95: percentile(delays, 0.95),
      memory: { before, open, peak },
      cpu: { flowing, idle },
    }
  } finally {
    for (const { stream } of followers) stream.close()
    signalRedis.disconnect()
    await api.stop()
  }

  async function follow(reader: Reader): Promise<Follower> {
    const follower = { ...reader, last: undefined, arrived: new Map() } as Omit<Follower, 'stream'>
    return Object.assign(follower, { stream: await connect(follower) })
  }

  function connect(follower: Omit<Follower, 'stream'>): Promise<ClientStream> {
    const { cookie, last } = follower
    const resume = last === undefined ? { after: 0 } : { lastEventId: last }
    return openAlertStream(apiPort, {
      cookie,
      ...resume,
      onEvent: ({ name, id }) => {
        if (name !== 'alert' || id === undefined) return
        follower.last = id
        follower.arrived.set(id, [...(follower.arrived.get(id) ?? []), performance.now()])
      },
    })
  }

  async function dropAndResume(follower: Follower): Promise<void> {
    away.add(follower)
    untold.add(follower)
    follower.stream.close()
    await sleep(awayMs)
    follower.stream = await connect(follower)
    away.delete(follower)
  }
}

const timesOf = ({ arrived }: Follower, alertNo: number): readonly number[] => arrived.get(alertNo) ?? []

function at<Each>(list: readonly Each[], index: number): Each {
  const each = list[index % list.length]
  if (each === undefined) throw new Error('the list is empty')
  return each
}

async function untilTrue(isTrue: () => boolean, otherwise = 'waited in vain'): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(otherwise)
    await sleep(20)
  }
}

/** The process's memory in megabytes. */
async function memoryOf(pid: number, field = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024
}

/** The share of a core that the API used meanwhile. */
async function cpuDuring({ pid }: RunningApi, work: () => Promise<unknown>): Promise<number> {
  const [[before], begun] = [await measureCpu([pid]), performance.now()]
  await work()
  const [[after], ended] = [await measureCpu([pid]), performance.now()]
  return ((after?.own ?? 0) - (before?.own ?? 0)) / (ended - begun)
}
