import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { makeLicence } from '@vedetta/core/testing/people'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { siteAt } from '@vedetta/simweb/world'
import { insertReaders, makeDue, selectReadSites } from '../alert-latency/alert-latency.queries.ts'
import { openingSites } from '../alert-latency/opening-sites.ts'
import type { Scratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'
import { insertNetworkCaps } from '../watch/accelerated-run.queries.ts'
import { acceleratedCaps, startWatchWorkers } from '../watch/accelerated-run.ts'
import { registerSites } from '../watch/register-sites.ts'
import { startSimulatedWeb } from '../watch/simulated-web.ts'
import { type SinkSpan, startOtlpSink } from './otlp-sink.ts'

export type TracedChange = {
  readonly changedAt: number
  readonly mailedAt: number
  readonly spans: readonly SinkSpan[]
}

const firstDay = Math.floor((Date.now() - Date.UTC(2026, 10, 1)) / dayMs)
const candidates = 4
const maxWaitMs = 3 * minuteMs

/** Changes a simulated site and follows what the product's own processes make of it, until the mail about it is accepted. */
export async function traceChange(env: NodeJS.ProcessEnv, scratch: Scratch): Promise<TracedChange> {
  const { pool, db } = scratch
  await using running = new AsyncDisposableStack()
  const collector = await startOtlpSink()
  running.defer(collector.close)
  const mailed = new Map<number, number>()
  const sink = await startSmtpSink({
    keeps: false,
    onMail: ({ to }) => mailed.set(Number(to[0]?.match(/^sito-(\d+)@/)?.[1]), Date.now()),
  })
  running.defer(sink.close)
  const web = await startSimulatedWeb({ seed: 1, hosts: 5_000, caps: { '127.': Number.MAX_SAFE_INTEGER } })
  running.defer(web.close)
  const pageStore = await mkdtemp(join(tmpdir(), 'vedetta-pages-'))
  running.defer(() => rm(pageStore, { recursive: true, force: true }))
  const sites = openingSites(web.world, { from: firstDay, days: 1 }, candidates)
  await registerSites(
    scratch,
    sites.map(({ number }) => siteAt(web.world, number)),
    new Date(),
  )
  await insertNetworkCaps(pool, acceleratedCaps)
  await web.setDay(firstDay)

  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const worker = startWorker({ ...env, ...traced, PUBLIC_URL: 'http://127.0.0.1', SMTP_URL: sink.url }, scratch)
  const watch = startWatchWorkers({ scratch, web, day: firstDay, workers: 1, atOnce: 10, pageStore, env: traced })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    const gone = once(worker, 'exit')
    worker.kill('SIGTERM')
    await Promise.all([gone, watch.stop()])
  }
  running.defer(stop)

  let read = new Set<number>()
  await until(async () => {
    read = await selectReadSites(pool)
    return sites.some(({ number }) => read.has(number))
  })
  const { licenceNo } = await makeLicence(db, { tier: 'enterprise', size: null })
  const watched = sites.filter(({ number }) => read.has(number))
  await insertReaders(pool, licenceNo, watched)
  const changedAt = Date.now()
  await web.setDay(firstDay + 1)
  watch.setDay(firstDay + 1)
  await makeDue(
    pool,
    watched.map(({ number }) => ({ number, dueAt: new Date() })),
  )
  await until(async () => mailed.size > 0)
  const [mailedAt = 0] = mailed.values()
  // They send what they have collected when they end.
  await stop()
  return { changedAt, mailedAt, spans: traceOf(collector.spans()) }
}

/** The spans of the first trace that leads from a visit to a mail about it. */
function traceOf(spans: readonly SinkSpan[]): SinkSpan[] {
  const sent = spans.filter(({ name }) => name === 'send mail').toSorted((a, b) => a.end - b.end)
  const traceId = sent.find((mail) =>
    spans.some(({ name, traceId }) => name === 'visit' && traceId === mail.traceId),
  )?.traceId
  return spans.filter((span) => span.traceId === traceId).toSorted((a, b) => a.start - b.start)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + maxWaitMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('the change did not come through in time')
    await sleep(200)
  }
}
