import { cspMetrics } from '@vedetta/core/operations/csp-reports/csp-metrics'
import { isRunning, startHealthServer } from '@vedetta/core/operations/health/health-server'
import { runJobs } from '@vedetta/core/operations/jobs/run-jobs'
import { tableMetrics } from '@vedetta/core/operations/metrics/table-metrics'
import { runRecorder } from '@vedetta/core/platform/freshness/run-recorder'
import { startTelemetry } from '@vedetta/core/platform/telemetry/start-telemetry'
import { watchMetrics } from '@vedetta/core/watch/status/watch-metrics'
import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import closeWithGrace from 'close-with-grace'
import type { WorkerConfig } from './config.ts'
import { createDependencies, type Outgoing } from './dependencies.ts'
import { wireJobs } from './jobs.ts'

/** Runs the jobs until a signal ends the process. `outgoing` sends webhooks and notifications. */
export async function runWorker(config: WorkerConfig, outgoing?: Outgoing): Promise<void> {
  const stopTelemetry = startTelemetry('vedetta-worker', config)
  const dependencies = createDependencies(config, outgoing)
  const { db, log, registry, recorders } = dependencies

  const stop = new AbortController()
  const { signal } = stop
  const working = runJobs(dependencies, wireJobs(config, dependencies, signal), signal)
  const ended = runRecorder(recorders, log, working)
  const { METRICS_HOST: host, METRICS_PORT: port } = config
  const isReady = isRunning(ended, signal)
  const health = port === undefined ? null : await startHealthServer({ host, port }, { isReady, readMetrics }, log)
  if (config.ERASURE_JOURNAL === undefined)
    log.warn({}, 'without ERASURE_JOURNAL a restored backup brings erased people back')
  log.info({}, 'working')

  closeWithGrace({ delay: 20_000 }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping')
    stop.abort()
    await ended
    health?.close()
    await dependencies.close()
    await stopTelemetry()
  })

  async function readMetrics(): Promise<string> {
    const now = new Date()
    const figures = await readWatchStatus(db, now)
    const texts = [registry.metrics(), tableMetrics(db, now), watchMetrics(figures), cspMetrics(db, now)]
    return (await Promise.all(texts)).join('')
  }
}
