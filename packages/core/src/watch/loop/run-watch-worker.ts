import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { createWebFetcher, type WebFetcherOptions } from '@vedetta/crawler/fetch/web-fetcher'
import { visitSource as visitOnly } from '@vedetta/crawler/revisit/visit-source'
import type { Pool } from 'pg'
import type { Log } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { createLimits } from '../../platform/limits/limits.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { runHourly } from '../../platform/loops/run-hourly.ts'
import { createFailFastRedis, type RedisSettings } from '../../platform/redis/redis.ts'
import { createFeatureSwitches } from '../../platform/switches/feature-switches.ts'
import { sweepDriftSamples } from '../drift/sweep-drift-samples.ts'
import { makeNextReading, sweepReadings } from '../explain/make-readings.ts'
import { limitTrials } from '../fetching/limit-trials.ts'
import { createRenderQueue, type RenderPage } from '../fetching/render-queue.ts'
import { weeklyTdmFiles } from '../fetching/weekly-tdm-files.ts'
import type { FolderPageStore } from '../pages/folder-page-store.ts'
import { sweepPages } from '../pages/sweep-pages.ts'
import { countAddresses } from '../politeness/count-addresses.ts'
import { maskStored } from '../reconcile/mask-stored.ts'
import { sweepTexts } from '../reconcile/sweep-texts.ts'
import { eraseAsWatch } from './erase-as-watch.ts'
import { purgeSource } from './purge-source.ts'
import { runWatch, type VisitMeter } from './run-watch.ts'
import { sweepVisits } from './sweep-visits.ts'
import type { VisitSource } from './visit-once.ts'

export type WatchWorkerDeps = {
  db: Db
  pool: Pool
  redis: RedisSettings
  pageStore: FolderPageStore
  atOnce: number
  log: Log
  visits?: VisitMeter
  /** Our user agent and network; only the simulator's runs replace the real web. */
  web?: WebFetcherOptions
}

/** Everything a watch process runs: visits, and the hourly chores. Renderers are processes of their own. */
export async function runWatchWorker(deps: WatchWorkerDeps, signal: AbortSignal): Promise<void> {
  const { db, pageStore, redis, log } = deps
  const web = createWebFetcher(deps.web)
  const renders = createRenderQueue(redis, log)
  const now = () => new Date()
  const switches = createFeatureSwitches({ db, clock: now })
  const failFastRedis = createFailFastRedis(redis.url)
  const limited = limitTrials(renders.render, createLimits(failFastRedis, redis.prefix), deps.visits?.rendering)
  const render: RenderPage = async (order) =>
    (await switches.isOn('rendering')) ? limited(order) : { kind: 'failed', url: order.url, reason: 'timeout' }
  const visitSource: VisitSource = (fetcher, source) =>
    visitOnly(weeklyTdmFiles(fetcher, failFastRedis, redis.prefix, now), source)
  await Promise.all([
    runWatch({ ...deps, web, render, visitSource, now, mayVisit: () => switches.isOn('watch') }, signal),
    runHourly('counting the sources of addresses', () => countAddresses(db), log, signal),
    keepRunning(
      log,
      { idleMs: 1_000, failed: 'making a reading failed', work: () => makeNextReading({ db, pageStore, log }, now()) },
      signal,
    ),
    runHourly('sweeping readings', (at) => sweepReadings(db, at), log, signal),
    runHourly('sweeping visits', (at) => sweepVisits(db, at), log, signal),
    runHourly('sweeping samples of drift', (at) => sweepDriftSamples(db, at), log, signal),
    keepRunning(
      log,
      {
        idleMs: minuteMs,
        failed: 'purging hosts that opted out failed',
        work: () => purgeSource(db, pageStore, now()),
      },
      signal,
    ),
    keepRunning(
      log,
      { idleMs: minuteMs, failed: 'erasing people failed', work: () => eraseAsWatch(db, pageStore) },
      signal,
    ),
    keepRunning(
      log,
      { idleMs: hourMs, failed: 'masking stored texts failed', work: () => maskStored(db, pageStore) },
      signal,
    ),
    runHourly('sweeping texts of closed adverts', (at) => sweepTexts(db, at), log, signal),
    runHourly('sweeping pages', (at) => sweepPages(db, pageStore, at), log, signal),
  ])
  renders.close()
  failFastRedis.disconnect()
  await web.close()
}
