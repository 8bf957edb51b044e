import { createAlertSignals } from '@vedetta/core/notify/alerts/alert-signals'
import { logOptions } from '@vedetta/core/operations/logs/log-options'
import { createJobMetrics } from '@vedetta/core/operations/metrics/job-metrics'
import { levelMetrics } from '@vedetta/core/operations/metrics/level-metrics'
import { createWorkerMetrics } from '@vedetta/core/operations/metrics/worker-metrics'
import { createErasureJournal, noErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { createLevelRecorder } from '@vedetta/core/operations/service-levels/level-recorder'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { createLatencyRecorder } from '@vedetta/core/platform/freshness/latencies'
import { createSmtpTransport } from '@vedetta/core/platform/mail/smtp-transport'
import { createFailFastRedis } from '@vedetta/core/platform/redis/redis'
import { createFeatureSwitches } from '@vedetta/core/platform/switches/feature-switches'
import { observePool } from '@vedetta/core/platform/telemetry/observe-pool'
import { observeRedis } from '@vedetta/core/platform/telemetry/observe-redis'
import { createProcessMetrics } from '@vedetta/core/platform/telemetry/process-metrics'
import { createSearch } from '@vedetta/core/search/engine/client'
import { observeSearch } from '@vedetta/core/search/engine/observe-search'
import { createRoleFamilies } from '@vedetta/core/search/roles/role-families'
import { createAddressGate, createResolver } from '@vedetta/crawler/fetch/address-gate'
import { createGatedPost } from '@vedetta/crawler/fetch/gated-post'
import { pino } from 'pino'
import type { WorkerConfig } from './config.ts'

export type Dependencies = ReturnType<typeof createDependencies>

export type Outgoing = ReturnType<typeof createGatedPost>

/** To public addresses alone. */
const createPublicPost = (): Outgoing => createGatedPost(createAddressGate(createResolver(), []))

/** The connections, metrics and recorders that the jobs of a worker share. */
export function createDependencies(config: WorkerConfig, { post, close: closePost }: Outgoing = createPublicPost()) {
  const log = pino(logOptions(config.LOG_LEVEL))
  const clock = () => new Date()
  const pool = createPool(config.DATABASE_URL, { application_name: 'vedetta-worker' })
  const db = createDb(pool)
  const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
  const transport = createSmtpTransport(config.SMTP_URL, config.MAIL_FROM)
  const redis = { url: config.REDIS_URL, prefix: config.REDIS_PREFIX }
  const signalRedis = createFailFastRedis(config.REDIS_URL)
  const { ERASURE_JOURNAL: folder, vapidKeys, secrets, company } = config

  const metrics = createProcessMetrics()
  observePool(pool, metrics)
  observeSearch(search, metrics)
  observeRedis(signalRedis, metrics)
  const { registry } = metrics
  const latencyRecorder = createLatencyRecorder(db, clock)
  const levelRecorder = createLevelRecorder(db, clock)
  const recordLevel = levelMetrics(registry, ['alerted', 'delivered'], levelRecorder.record)

  return {
    ...{ log, clock, db, search, transport, redis, post, registry, recordLevel },
    ...createWorkerMetrics(registry, latencyRecorder, recordLevel),
    meterOf: createJobMetrics(registry),
    recorders: [latencyRecorder, levelRecorder],
    switches: createFeatureSwitches({ db, clock }),
    alertSignals: createAlertSignals(signalRedis, redis),
    roleFamilies: createRoleFamilies(db, clock),
    journal: folder === undefined ? noErasureJournal : createErasureJournal(folder, secrets),
    /** Push services write to the subject when they have trouble with our messages. */
    vapid: vapidKeys && { ...vapidKeys, subject: `mailto:${company.supportEmail}` },
    close: async () => {
      transport.close()
      await closePost()
      signalRedis.disconnect()
      await db.destroy()
      await search.client.close()
    },
  }
}
