import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { createStripePayments } from '@vedetta/core/customers/billing/stripe-payments'
import { createIdentity } from '@vedetta/core/customers/identity/identity'
import { createPasswords } from '@vedetta/core/customers/identity/passwords'
import { createPublicFigures } from '@vedetta/core/inbox/market/public-figures'
import { createMarks } from '@vedetta/core/inbox/marks/marks'
import { createAlertSignals } from '@vedetta/core/notify/alerts/alert-signals'
import { sendgridReports } from '@vedetta/core/notify/delivery/sendgrid-reports'
import { startHealthServer } from '@vedetta/core/operations/health/health-server'
import { createReadiness } from '@vedetta/core/operations/health/readiness'
import { levelMetrics } from '@vedetta/core/operations/metrics/level-metrics'
import { measureSearches } from '@vedetta/core/operations/metrics/measure-searches'
import { createLevelRecorder } from '@vedetta/core/operations/service-levels/level-recorder'
import { createPublicStatus } from '@vedetta/core/operations/service-levels/public-status'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { runRecorder } from '@vedetta/core/platform/freshness/run-recorder'
import { budgets } from '@vedetta/core/platform/limits/budgets'
import { createLimits } from '@vedetta/core/platform/limits/limits'
import { createFailFastRedis } from '@vedetta/core/platform/redis/redis'
import { observePool } from '@vedetta/core/platform/telemetry/observe-pool'
import { observeRedis } from '@vedetta/core/platform/telemetry/observe-redis'
import { createProcessMetrics } from '@vedetta/core/platform/telemetry/process-metrics'
import { startTelemetry } from '@vedetta/core/platform/telemetry/start-telemetry'
import { createSearch } from '@vedetta/core/search/engine/client'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { observeSearch } from '@vedetta/core/search/engine/observe-search'
import { createSearchGate } from '@vedetta/core/search/engine/search-gate'
import { createRoleFamilies } from '@vedetta/core/search/roles/role-families'
import { createRoleNames } from '@vedetta/core/search/roles/role-names'
import { createSentenceParser } from '@vedetta/core/search/sentences/sentence-parser'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { apiSettings, completeConfig } from './config.ts'
import { loggerOptions } from './logger-options.ts'

/** Connections that the kernel holds while the process is busy, as many as Linux allows: one that it drops is tried again after a second or more. */
const backlog = 4_096

const config = readConfigOrExit(apiSettings, completeConfig)
const stopTelemetry = startTelemetry('vedetta-api', config)
const pool = createPool(config.DATABASE_URL, { application_name: 'vedetta-api', budget: budgets })
const db = createDb(pool)
const patientDb = createDb(
  createPool(config.DATABASE_URL, { application_name: 'vedetta-api-patient', max: 3, budget: budgets.patient }),
)
const redis = createFailFastRedis(config.REDIS_URL)
const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX, {
  answerMs: budgets.search,
  requestMs: budgets.request,
})
// A burst of calls may keep the process from reading an answer of Redis in time, and then it would not be counted with the others.
const countingRedis = createFailFastRedis(config.REDIS_URL, 2_000)
const limits = createLimits(countingRedis, config.REDIS_PREFIX)
const clock = () => new Date()
const metrics = createProcessMetrics()
observePool(pool, metrics)
observeSearch(search, metrics)
for (const each of [redis, countingRedis]) observeRedis(each, metrics)
const levels = createLevelRecorder(db, clock)
const recordLevel = levelMetrics(metrics.registry, ['search'], levels.record)
const gate = measureSearches(createSearchGate(limits, config.SEARCHES_AT_ONCE), metrics.registry, recordLevel)
const shared = { db, clock, publicUrl: config.PUBLIC_URL, secrets: config.secrets }
const logger = loggerOptions(config.LOG_LEVEL)
const log = pino(logger)
const healthPool = createPool(config.DATABASE_URL, {
  application_name: 'vedetta-api-health',
  max: 1,
  budget: budgets,
})
const readiness = createReadiness({ pool: healthPool, search, redis, clock, log })
const identity = createIdentity({
  ...shared,
  pool,
  log,
  passwords: createPasswords(),
  providers: config.providers,
})
const stopping = new AbortController()
const parseSentence = createSentenceParser()
// Builds its tables before the first person asks.
parseSentence('saldatore vicino a Bergamo')
const app = await buildApp(
  {
    ...shared,
    ...identity,
    patientDb,
    search,
    gate,
    limits,
    marks: createMarks(db, clock),
    alertSignals: createAlertSignals(redis, { url: config.REDIS_URL, prefix: config.REDIS_PREFIX }),
    figures: createPublicFigures({ db, search, gate, clock }),
    publicStatus: createPublicStatus({ db, search, clock }),
    readiness,
    roleNames: createRoleNames(db, clock),
    parseSentence,
    roleFamilies: createRoleFamilies(db, clock),
    payments: config.stripe && createStripePayments(config.stripe),
    deliveryReports: config.SENDGRID_WEBHOOK_KEY ? sendgridReports(config.SENDGRID_WEBHOOK_KEY) : null,
    pushPublicKey: config.VAPID_PUBLIC_KEY ?? null,
    company: config.company,
    advertTexts: config.ADVERT_TEXTS,
    subProcessors: config.subProcessors,
  },
  {
    logger,
    webRoot: config.WEB_ROOT,
    trustedProxies: config.TRUSTED_PROXIES,
    isStopping: () => stopping.signal.aborted,
    registry: metrics.registry,
  },
)

const closed = new AbortController()
const recording = runRecorder([levels], log, once(closed.signal, 'abort'))
const { METRICS_HOST: host, METRICS_PORT: port } = config
const readMetrics = () => metrics.registry.metrics()
const isReady = () => !stopping.signal.aborted
const health = port === undefined ? null : await startHealthServer({ host, port }, { isReady, readMetrics }, log)

const drainMs = config.DRAIN_SECONDS * 1_000
closeWithGrace({ delay: drainMs + 10_000 }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping')
  stopping.abort()
  readiness.stop()
  if (!err) await sleep(drainMs)
  await app.close()
  closed.abort()
  await recording
  health?.close()
  await search.client.close()
  await Promise.all([db.destroy(), patientDb.destroy()])
  await healthPool.end()
  redis.disconnect()
  countingRedis.disconnect()
  await stopTelemetry()
})

// Everything but searching works without it, and the worker creates missing indices too.
await ensureIndices(search).catch((err: unknown) => log.error({ err }, 'OpenSearch does not answer'))
await app.listen({ host: config.HOST, port: config.PORT, backlog })
