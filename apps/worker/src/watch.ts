import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { isRunning, startHealthServer } from '@vedetta/core/operations/health/health-server'
import { logOptions } from '@vedetta/core/operations/logs/log-options'
import { createVisitMetrics } from '@vedetta/core/operations/metrics/visit-metrics'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { observePool } from '@vedetta/core/platform/telemetry/observe-pool'
import { createProcessMetrics } from '@vedetta/core/platform/telemetry/process-metrics'
import { startTelemetry } from '@vedetta/core/platform/telemetry/start-telemetry'
import { runWatchWorker } from '@vedetta/core/watch/loop/run-watch-worker'
import { runNewsFeeds } from '@vedetta/core/watch/news-feeds/run-news-feeds'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import { loadWeightsOrExit } from '@vedetta/crawler/visit/load-weights'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { watchWorkerSettings } from './watch-config.ts'

const config = readConfigOrExit(watchWorkerSettings)
const stopTelemetry = startTelemetry('vedetta-watch', config)
loadWeightsOrExit()
const log = pino(logOptions(config.LOG_LEVEL))
const pool = createPool(config.DATABASE_URL, { application_name: 'vedetta-watch' })
const db = createDb(pool)
const metrics = createProcessMetrics()
observePool(pool, metrics)

const web = { publicUrl: config.PUBLIC_URL }

const stop = new AbortController()
const watching = Promise.all([
  runWatchWorker(
    {
      db,
      pool,
      redis: { url: config.REDIS_URL, prefix: config.REDIS_PREFIX },
      pageStore: createFolderPageStore(config.PAGE_STORE),
      atOnce: config.WATCH_AT_ONCE,
      log,
      web,
      visits: createVisitMetrics(metrics.registry),
    },
    stop.signal,
  ),
  runNewsFeeds({ db, pool, log, web }, stop.signal),
])
const { METRICS_HOST: host, METRICS_PORT: port } = config
const isReady = isRunning(watching, stop.signal)
const readMetrics = () => metrics.registry.metrics()
const health = port === undefined ? null : await startHealthServer({ host, port }, { isReady, readMetrics }, log)
log.info({}, 'watching')

// Waits for visits in progress and for their results to be written.
closeWithGrace({ delay: 60_000 }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping')
  stop.abort()
  await watching
  health?.close()
  await db.destroy()
  await stopTelemetry()
})
