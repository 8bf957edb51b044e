import { readConfig } from '@vedetta/contracts/calls/process-config'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { startTelemetry, telemetrySettings } from '@vedetta/core/platform/telemetry/start-telemetry'
import { runWatchWorker } from '@vedetta/core/watch/loop/run-watch-worker'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import type { Day } from '@vedetta/simweb/model'
import { simulatedNetwork } from '@vedetta/simweb/simulated-network'
import { createWorld } from '@vedetta/simweb/world'
import { logToStderr } from '../harness/log-to-stderr.ts'

/** The plan that the parent process passes in WATCH_WORKER_PLAN. */
export type WatchWorkerPlan = {
  databaseUrl: string
  redis: { url: string; prefix: string }
  pageStore: string
  atOnce: number
  seed: number
  hosts: number
  ca: string
  ports: Readonly<Record<80 | 443, number>>
  day: Day
}

const stopTelemetry = startTelemetry('vedetta-watch', readConfig(telemetrySettings, process.env))
const plan = JSON.parse(process.env.WATCH_WORKER_PLAN ?? '') as WatchWorkerPlan
const world = createWorld({ seed: plan.seed, hosts: plan.hosts })
const stop = new AbortController()
let { day } = plan

process.on('message', (message: { day: Day }) => {
  day = message.day
})
process.on('SIGTERM', () => stop.abort())
// The parent process has exited.
process.on('disconnect', () => stop.abort())

const pool = createPool(plan.databaseUrl, { application_name: 'vedetta-watch' })
const db = createDb(pool)

// The product's worker loop, on the simulated web.
await runWatchWorker(
  {
    db,
    pool,
    redis: plan.redis,
    pageStore: createFolderPageStore(plan.pageStore),
    atOnce: plan.atOnce,
    log: { info() {}, warn() {}, error: logToStderr },
    web: simulatedNetwork(world, () => day, plan),
  },
  stop.signal,
)
await db.destroy()
await stopTelemetry()
if (process.connected) process.disconnect()
