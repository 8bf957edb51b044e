import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { runWatchWorker } from '@vedetta/core/watch/loop/run-watch-worker'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import { bytesInHand } from '@vedetta/crawler/fetch/bytes-in-hand'
import { hostileWebOptions } from '@vedetta/crawler/testing/hostile-sites/start-hostile-web'
import { watchSteps } from '@vedetta/crawler/testing/loop-steps'
import { loadWeightsOrExit } from '@vedetta/crawler/visit/load-weights'
import { logToStderr } from '../harness/log-to-stderr.ts'

/** The plan that the parent process passes in HOSTILE_WORKER_PLAN. */
export type HostileWorkerPlan = {
  databaseUrl: string
  redis: { url: string; prefix: string }
  pageStore: string
  atOnce: number
  port: number
}

/** What it reports as often as it is asked. */
export type HostileWorkerReport = { slowestStepMs: number; mostBytesInHand: number; mostVisits: number }

const plan = JSON.parse(process.env.HOSTILE_WORKER_PLAN ?? '') as HostileWorkerPlan
const stop = new AbortController()
process.on('SIGTERM', () => stop.abort())
// The parent process has exited.
process.on('disconnect', () => stop.abort())

loadWeightsOrExit()
const pool = createPool(plan.databaseUrl, { application_name: 'vedetta-watch' })
const db = createDb(pool)
const steps = watchSteps()
const report: HostileWorkerReport = { slowestStepMs: 0, mostBytesInHand: 0, mostVisits: 0 }
let visits = 0
const look = setInterval(() => {
  report.mostBytesInHand = Math.max(report.mostBytesInHand, bytesInHand.held())
  report.slowestStepMs = Math.max(report.slowestStepMs, steps.takeSlowest())
}, 100)
process.on('message', () => process.send?.(report))

// The product's worker loop.
await runWatchWorker(
  {
    db,
    pool,
    redis: plan.redis,
    pageStore: createFolderPageStore(plan.pageStore),
    atOnce: plan.atOnce,
    log: { info() {}, warn() {}, error: logToStderr },
    web: hostileWebOptions(plan.port),
    visits: {
      rendering: () => {},
      begun: () => {
        visits += 1
        report.mostVisits = Math.max(report.mostVisits, visits)
      },
      ended: () => {
        visits -= 1
      },
    },
  },
  stop.signal,
)
clearInterval(look)
steps.stop()
await db.destroy()
if (process.connected) process.disconnect()
