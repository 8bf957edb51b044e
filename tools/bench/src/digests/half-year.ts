import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { resumeAlerts } from '@vedetta/core/notify/digests/alert-state'
import { changeSettings } from '@vedetta/core/notify/digests/change-settings'
import { stopAlerts } from '@vedetta/core/notify/digests/stop-alerts'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import type { Scratch } from '../harness/scratch.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { type Arrival, arrivalOf } from './digest-arrivals.ts'
import {
  closePosition,
  type FoundAlert,
  insertAlerts,
  insertPositions,
  insertReaders,
  isWorkLeft,
  type StoredReader,
  selectStoredAlerts,
} from './half-year.queries.ts'
import { checkHalfYear, type HalfYearResult, type TrackedAlert } from './half-year-check.ts'
import { type Period, tellStory } from './half-year-story.ts'
import type { ClockAnchor, DigestWorkerPlan } from './half-year-worker.ts'

export type HalfYearOptions = Period & {
  readonly people: number
  readonly pace: number
  readonly kills: number
  readonly seed: number
}

/** The engines of a run. */
type Stage = Pick<Scratch, 'db' | 'pool' | 'urlOf' | 'redis'>

/** Simulated seconds in a real one, while there is work; hours without any are skipped. */
const speed = 30
const workers = 2
const refusedShare = 0.15
const maxHourMs = 10 * 60_000

/** A change of the story: a filter found something, or a position closes or a reader changes when digests come. */
type Change = { readonly at: number } & (
  | { readonly found: FoundAlert }
  | { readonly apply: (db: Scratch['db']) => Promise<unknown> }
)

/** Half a year of digests on a simulated clock, with real engines, while workers are killed and the mail server refuses at random. */
export async function runHalfYear(
  scratch: Stage,
  options: HalfYearOptions,
): Promise<HalfYearResult & { refused: number; killed: number }> {
  const random = seededRandom(options.seed)
  const story = tellStory(options, { ...options, random })
  const readers = await insertReaders(scratch.db, story, new Date(options.from))
  const { tracked, changes } = await scheduleChanges(scratch, readers, options, random)

  let anchor: ClockAnchor = { simulated: options.from, real: Date.now() }
  const arrivals: Arrival[] = []
  let refused = 0
  const sink = await startSmtpSink({
    keeps: false,
    refuses: () => {
      const refuses = random() < refusedShare
      if (refuses) refused++
      return refuses
    },
    onMail: (mail) => arrivals.push(arrivalOf(mail, anchor.simulated + (Date.now() - anchor.real) * speed)),
  })
  const crew = createWorkers(() => ({
    databaseUrl: scratch.urlOf('worker'),
    redis: scratch.redis,
    smtpUrl: sink.url,
    speed,
    anchor,
  }))
  const busyHours = [...new Set(readers.flatMap(({ dues }) => dues))].sort((a, b) => a - b)
  const killAt = new Set(
    Array.from(
      { length: options.kills },
      (_, n) => busyHours[Math.floor(((n + 0.5) * busyHours.length) / options.kills)],
    ),
  )
  let [killed, rounds, applied] = [0, 0, 0]
  try {
    for (const hour of [options.from, ...busyHours]) {
      const until = changes.findIndex(({ at }, index) => index >= applied && at >= hour)
      await applyChanges(scratch.db, changes.slice(applied, until === -1 ? undefined : until))
      applied = until === -1 ? changes.length : until
      anchor = { simulated: hour, real: Date.now() }
      crew.announce(anchor)
      if (killAt.has(hour)) {
        await sleep(random() * 300)
        killed += await crew.kill(rounds++ % 2 === 0 ? 1 : workers)
      }
      await waitUntilDone(scratch, hour)
    }
  } finally {
    await crew.stop()
    await sink.close()
  }
  const stored = await selectStoredAlerts(scratch.db)
  return { ...checkHalfYear(tracked, stored, arrivals, readers, options.to), refused, killed }
}

/** What was found is written first, in one statement: nothing else depends on it. */
async function applyChanges(db: Scratch['db'], changes: readonly Change[]): Promise<void> {
  const found = changes.flatMap((change) => ('found' in change ? change.found : []))
  for (let from = 0; from < found.length; from += 1_000) await insertAlerts(db, found.slice(from, from + 1_000))
  for (const change of changes) if ('apply' in change) await change.apply(db)
}

async function waitUntilDone({ pool }: Stage, hour: number): Promise<void> {
  const deadline = Date.now() + maxHourMs
  while (await isWorkLeft(pool, new Date(hour))) {
    if (Date.now() > deadline) throw new Error(`the work of ${new Date(hour).toISOString()} does not end`)
    await sleep(50)
  }
}

/** Numbers the alerts of all readers, and makes the changes of the story in the order of time. */
async function scheduleChanges(
  { db }: Stage,
  readers: readonly StoredReader[],
  { from }: Period,
  random: () => number,
): Promise<{ tracked: TrackedAlert[]; changes: Change[] }> {
  const tracked = readers
    .flatMap((reader) => reader.alerts.map((alert) => ({ ...alert, reader })))
    .map((alert, at) => ({ ...alert, opening: at + 1 }))
  const shared = await insertPositions(db, 700, new Date(from))
  const closing = tracked.filter(({ closesAt }) => closesAt !== null)
  const own = await insertPositions(db, closing.length, new Date(from))
  const ownOf = new Map(closing.map(({ opening }, at) => [opening, own[at] ?? 0]))
  const changes = tracked.flatMap(({ opening, at, closesAt, reader }): Change[] => {
    const positionNo = ownOf.get(opening) ?? shared[opening % shared.length] ?? 0
    const found = { userId: reader.userId, positionNo, opening, at: new Date(at) }
    const filterIds = reader.filterIds.filter((_, n) => n === 0 || random() < 0.3)
    const closes =
      closesAt === null
        ? []
        : [{ at: closesAt, apply: (tx: Scratch['db']) => closePosition(tx, positionNo, new Date(closesAt)) }]
    return [{ at, found: { ...found, filterIds } }, ...closes]
  })
  for (const reader of readers)
    for (const [at, { from: begun, times }] of reader.chapters.entries()) {
      if (at === 0) continue
      const now = new Date(begun)
      const apply = async (tx: Scratch['db']) => {
        if (times === null) return stopAlerts(tx, reader, 'unsubscribed', now)
        await changeSettings(tx, reader.userId, times, now)
        await resumeAlerts(tx, reader.userId, now)
      }
      changes.push({ at: begun, apply })
    }
  return { tracked, changes: changes.sort((a, b) => a.at - b.at) }
}

/** Worker processes that can be killed and are started again at once. */
function createWorkers(plan: () => DigestWorkerPlan) {
  const start = (): ChildProcess =>
    spawn(process.execPath, [join(import.meta.dirname, 'half-year-worker.ts')], {
      env: { ...process.env, DIGEST_WORKER_PLAN: JSON.stringify(plan()) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  const running = Array.from({ length: workers }, start)
  return {
    announce(anchor: ClockAnchor) {
      for (const worker of running) if (worker.connected) worker.send(anchor)
    },
    /** Returns how many were killed. */
    async kill(count: number): Promise<number> {
      const victims = running.splice(0, count)
      for (const victim of victims) {
        victim.kill('SIGKILL')
        await once(victim, 'exit')
      }
      running.push(...victims.map(start))
      return victims.length
    },
    async stop() {
      await Promise.all(
        running.map(async (worker) => {
          const exited = once(worker, 'exit')
          worker.kill('SIGKILL')
          await exited
        }),
      )
    },
  }
}

export const halfYear: Period = {
  from: Date.parse('2027-10-15T00:00:00+02:00'),
  to: Date.parse('2028-04-15T00:00:00+02:00'),
}
