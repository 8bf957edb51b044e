import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { makeLicence } from '@vedetta/core/testing/people'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { siteAt } from '@vedetta/simweb/world'
import { processSettings } from '../harness/process-settings.ts'
import type { Scratch } from '../harness/scratch.ts'
import { signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import { startApi } from '../harness/start-api.ts'
import { startWorker } from '../harness/start-worker.ts'
import { insertNetworkCaps } from '../watch/accelerated-run.queries.ts'
import { acceleratedCaps, startWatchWorkers } from '../watch/accelerated-run.ts'
import { registerSites } from '../watch/register-sites.ts'
import { startSimulatedWeb } from '../watch/simulated-web.ts'
import {
  insertFilters,
  insertReaders,
  makeDue,
  selectFound,
  selectLastPosition,
  selectReadSites,
} from './alert-latency.queries.ts'
import { observeEnds } from './observe-ends.ts'
import { openStream } from './open-stream.ts'
import { openingSites } from './opening-sites.ts'

export type LatencyOptions = {
  readonly positions: number
  /** The days over which they open; a day begins at a random moment, this long after the one before on average. */
  readonly days: number
  readonly dayMs: number
  readonly seed: number
  readonly port: number
}

/** The milliseconds that each found position spent in a stage; without those that did not reach its end. */
export type LatencyResult = {
  readonly opened: number
  readonly found: number
  readonly stages: Record<string, number[]>
}

/** The simulated day that is today, so that the dates on pages are recent. */
const firstDay = Math.floor((Date.now() - Date.UTC(2026, 10, 1)) / dayMs)
const hosts = 400_000
/** Not every position is found by a reader. */
const spare = 1.12
const maxBaselineMs = 20 * minuteMs
const maxTailMs = 4 * minuteMs
const quietMs = 15_000

/**
 * Watches sites that open a position each, by the product's own processes, and follows each position to the search, to its
 * reader's mailbox and to an open browser. Only the schedule is compressed: sites are due within a simulated day, which takes seconds.
 */
export async function measureAlertLatency(
  env: NodeJS.ProcessEnv,
  scratch: Scratch,
  options: LatencyOptions,
): Promise<LatencyResult> {
  const { pool, db } = scratch
  await using running = new AsyncDisposableStack()
  const web = await startSimulatedWeb({ seed: options.seed, hosts, caps: { '127.': Number.MAX_SAFE_INTEGER } })
  running.defer(web.close)
  const mailed = new Map<number, number>()
  const sink = await startSmtpSink({
    keeps: false,
    onMail: ({ to }) => {
      const number = Number(to[0]?.match(/^sito-(\d+)@/)?.[1])
      if (!mailed.has(number)) mailed.set(number, Date.now())
    },
  })
  running.defer(sink.close)
  const publicUrl = `http://127.0.0.1:${options.port}`
  const ownEnv = { ...env, PUBLIC_URL: publicUrl, SMTP_URL: sink.url }
  const pageStore = await mkdtemp(join(tmpdir(), 'vedetta-pages-'))
  running.defer(() => rm(pageStore, { recursive: true, force: true }))
  const candidates = openingSites(
    web.world,
    { from: firstDay, days: options.days },
    Math.ceil(options.positions * spare),
  )
  await registerSites(
    scratch,
    candidates.map(({ number }) => siteAt(web.world, number)),
    new Date(),
  )
  await insertNetworkCaps(pool, acceleratedCaps)
  await web.setDay(firstDay)
  const api = await startApi({ ...ownEnv, ...processSettings(scratch, 'api') }, options.port, 1)
  running.defer(api.stop)
  const worker = startWorker(ownEnv, scratch)
  running.defer(async () => {
    const gone = once(worker, 'exit')
    worker.kill('SIGTERM')
    await gone
  })
  const workers = startWatchWorkers({ scratch, web, day: firstDay, workers: 1, atOnce: 50, pageStore })
  running.defer(workers.stop)
  const sites = await readOnce()
  const lastPosition = await selectLastPosition(pool)
  const { licenceNo } = await makeLicence(db, { tier: 'enterprise', size: null })
  await insertReaders(pool, licenceNo, sites)
  const recruiter = await signUpRecruiter(db, api, { tier: 'enterprise', size: null })
  await pool.query('INSERT INTO settings (user_id, changes) VALUES ($1, $2)', [
    recruiter.userId,
    JSON.stringify({ notifyOnFilter: true, tellUnsure: true }),
  ])
  await insertFilters(pool, [{ userId: recruiter.userId, company: {} }])
  const stream = await openStream(publicUrl, recruiter.cookie)
  running.defer(stream.close)
  const ends = observeEnds(scratch, lastPosition)
  running.defer(ends.stop)
  const changedAt = await passDays(options)
  await waitForTail()
  const received = await stream.received()
  return await resultOf(changedAt, received)
  async function passDays({ days, dayMs: length }: LatencyOptions): Promise<Map<number, number>> {
    const changed = new Map<number, number>()
    for (let day = firstDay + 1; day <= firstDay + days; day++) {
      await sleep(Math.random() * length)
      await web.setDay(day)
      workers.setDay(day)
      const now = Date.now()
      const opening = sites.filter((site) => site.day === day)
      for (const { number } of opening) changed.set(number, now)
      await makeDue(
        pool,
        opening.map(({ number }) => ({ number, dueAt: new Date(now + Math.random() * length) })),
      )
      await sleep(length / 2)
    }
    return changed
  }

  /** The sites that were read before anything opens; a few with long crawl delays are left out. */
  async function readOnce(): Promise<typeof candidates> {
    const until = Date.now() + maxBaselineMs
    let read = await selectReadSites(pool)
    for (let before = -1; before !== read.size || read.size < candidates.length / 2; ) {
      if (Date.now() > until) throw new Error(`only ${read.size} of ${candidates.length} sites were read`)
      before = read.size
      await sleep(quietMs)
      read = await selectReadSites(pool)
    }
    return candidates.filter(({ number }) => read.has(number))
  }

  /** Until no further position has come anywhere for a while. */
  async function waitForTail(): Promise<void> {
    const until = Date.now() + maxTailMs
    const reached = () => mailed.size + ends.matched.size + ends.searchable.size
    for (let before = -1; before !== reached() && Date.now() < until; ) {
      before = reached()
      await sleep(quietMs)
    }
  }

  async function resultOf(
    changedAt: ReadonlyMap<number, number>,
    received: ReadonlyMap<number, number>,
  ): Promise<LatencyResult> {
    const browserAt = new Map<number, number>()
    for (const [alertNo, at] of received) {
      const positionNo = ends.positionOf.get(alertNo)
      if (positionNo !== undefined) browserAt.set(positionNo, at)
    }
    const seen = new Set<number>()
    // A site's first new position is the one whose mail and change are known.
    const found = (await selectFound(pool, lastPosition)).filter(({ number }) => {
      const isFirst = changedAt.has(number) && !seen.has(number)
      seen.add(number)
      return isFirst
    })
    const stage = (measure: (one: (typeof found)[number]) => number | undefined): number[] =>
      found.flatMap((one) => measure(one) ?? [])
    const mailedAt = ({ number, isSure }: (typeof found)[number]) => (isSure ? mailed.get(number) : undefined)
    const since = (from: Date | number | undefined, to: Date | number | undefined) =>
      from === undefined || to === undefined ? undefined : Number(to) - Number(from)
    return {
      opened: changedAt.size,
      found: found.length,
      stages: {
        'change → visit due': stage(({ number, wasDue }) => since(changedAt.get(number), wasDue)),
        'visit due → begun': stage(({ wasDue, begunAt }) => since(wasDue, begunAt)),
        'visit begun → written': stage(({ begunAt, foundAt }) => since(begunAt, foundAt)),
        'written → in the search': stage(({ positionNo, foundAt }) => since(foundAt, ends.searchable.get(positionNo))),
        'written → matched': stage(({ positionNo, foundAt }) => since(foundAt, ends.matched.get(positionNo))),
        'matched → mail sink': stage((one) => since(ends.matched.get(one.positionNo), mailedAt(one))),
        'written → mail sink': stage((one) => since(one.foundAt, mailedAt(one))),
        'written → open browser': stage(({ positionNo, foundAt }) => since(foundAt, browserAt.get(positionNo))),
        'change → mail sink': stage((one) => since(changedAt.get(one.number), mailedAt(one))),
      },
    }
  }
}
