import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { hourMs } from '@vedetta/contracts/text/durations'
import { notifyContacts } from '@vedetta/core/companies/contacts/notify-contacts'
import { sweepContacts } from '@vedetta/core/companies/contacts/sweep-contacts'
import { sweepIdentity } from '@vedetta/core/customers/identity/sweep-identity'
import { sweepPersonalData } from '@vedetta/core/customers/user-accounts/sweep-personal-data'
import { countHiringPace } from '@vedetta/core/inbox/companies/count-hiring-pace'
import { countMarket } from '@vedetta/core/inbox/market/count-market'
import { createAlertSignals } from '@vedetta/core/notify/alerts/alert-signals'
import { runMatcher } from '@vedetta/core/notify/alerts/run-matcher'
import { runDigests } from '@vedetta/core/notify/digests/run-digests'
import { runInstant } from '@vedetta/core/notify/digests/run-instant'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { runPush } from '@vedetta/core/notify/push/run-push'
import type { VapidKeys } from '@vedetta/core/notify/push/vapid-keys'
import { cspMetrics } from '@vedetta/core/operations/csp-reports/csp-metrics'
import { sweepCspReports } from '@vedetta/core/operations/csp-reports/csp-reports'
import { isRunning, startHealthServer } from '@vedetta/core/operations/health/health-server'
import { logOptions } from '@vedetta/core/operations/logs/log-options'
import { runMailRelay } from '@vedetta/core/operations/mail-sender/run-mail-relay'
import { runMailSender } from '@vedetta/core/operations/mail-sender/run-mail-sender'
import { sweepMail } from '@vedetta/core/operations/mail-sender/sweep-mail'
import { levelMetrics } from '@vedetta/core/operations/metrics/level-metrics'
import { tableMetrics } from '@vedetta/core/operations/metrics/table-metrics'
import { createWorkerMetrics } from '@vedetta/core/operations/metrics/worker-metrics'
import { createErasureJournal, noErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { journalErasures } from '@vedetta/core/operations/restore/journal-erasures'
import { countLevelStates } from '@vedetta/core/operations/service-levels/count-level-states'
import { createLevelRecorder } from '@vedetta/core/operations/service-levels/level-recorder'
import { runWebhookFollower } from '@vedetta/core/outward/webhooks/run-webhook-follower'
import { runWebhookSender } from '@vedetta/core/outward/webhooks/run-webhook-sender'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { createLatencyRecorder, sweepLatencies } from '@vedetta/core/platform/freshness/latencies'
import { runRecorder } from '@vedetta/core/platform/freshness/run-recorder'
import { keepRunning } from '@vedetta/core/platform/loops/keep-running'
import { runHourly } from '@vedetta/core/platform/loops/run-hourly'
import { createSmtpTransport } from '@vedetta/core/platform/mail/smtp-transport'
import { createFailFastRedis } from '@vedetta/core/platform/redis/redis'
import { createFeatureSwitches } from '@vedetta/core/platform/switches/feature-switches'
import { observePool } from '@vedetta/core/platform/telemetry/observe-pool'
import { observeRedis } from '@vedetta/core/platform/telemetry/observe-redis'
import { createProcessMetrics } from '@vedetta/core/platform/telemetry/process-metrics'
import { startTelemetry } from '@vedetta/core/platform/telemetry/start-telemetry'
import { eraseAsWorker } from '@vedetta/core/privacy/erasure/erase-as-worker'
import { createSearch } from '@vedetta/core/search/engine/client'
import { observeSearch } from '@vedetta/core/search/engine/observe-search'
import { runIndexer } from '@vedetta/core/search/indexing/run-indexer'
import { sweepStubs } from '@vedetta/core/search/indexing/sweep-stubs'
import { waitForIndices } from '@vedetta/core/search/indexing/wait-for-indices'
import { countOpenTitles } from '@vedetta/core/search/roles/count-open-titles'
import { createRoleFamilies } from '@vedetta/core/search/roles/role-families'
import { countPlan } from '@vedetta/core/watch/status/count-plan'
import { rollUpVisits } from '@vedetta/core/watch/status/roll-up-visits'
import { watchMetrics } from '@vedetta/core/watch/status/watch-metrics'
import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import { createAddressGate, createResolver } from '@vedetta/crawler/fetch/address-gate'
import { createGatedPost } from '@vedetta/crawler/fetch/gated-post'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { completeConfig, workerSettings } from './config.ts'

const config = readConfigOrExit(workerSettings, completeConfig)
const stopTelemetry = startTelemetry('vedetta-worker', config)
const log = pino(logOptions(config.LOG_LEVEL))
const pool = createPool(config.DATABASE_URL, { application_name: 'vedetta-worker' })
const db = createDb(pool)
const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
const transport = createSmtpTransport(config.SMTP_URL, config.MAIL_FROM)
const redis = { url: config.REDIS_URL, prefix: config.REDIS_PREFIX }
const latencyRecorder = createLatencyRecorder(db, () => new Date())
const levels = createLevelRecorder(db, () => new Date())
const signalRedis = createFailFastRedis(config.REDIS_URL)
const metrics = createProcessMetrics()
observePool(pool, metrics)
observeSearch(search, metrics)
observeRedis(signalRedis, metrics)
const recordLevel = levelMetrics(metrics.registry, ['alerted', 'delivered'], levels.record)
const { latencies, mails, countWebhook, countPush } = createWorkerMetrics(
  metrics.registry,
  latencyRecorder,
  recordLevel,
)
const alertSignals = createAlertSignals(signalRedis, redis)
const gatedPost = createGatedPost(createAddressGate(createResolver(), []))
const roleFamilies = createRoleFamilies(db, () => new Date())
const journal =
  config.ERASURE_JOURNAL === undefined ? noErasureJournal : createErasureJournal(config.ERASURE_JOURNAL, config.secrets)
const clock = () => new Date()
const switches = createFeatureSwitches({ db, clock })
const alerts = { db, publicUrl: config.PUBLIC_URL, secrets: config.secrets, clock, log, switches }

const stop = new AbortController()
const { signal } = stop
const indices = waitForIndices({ search, log }, signal)
const work = Promise.all([
  indices.then(() => runIndexer({ db, search, log, latencies }, signal)),
  runDigests(alerts, signal),
  runInstant(alerts, signal),
  ...(config.vapidKeys === null
    ? []
    : [runPush({ ...alerts, vapid: vapidOf(config.vapidKeys), post: gatedPost.post, latencies, countPush }, signal)]),
  keepRunning(log, { idleMs: 500, failed: 'numbering events failed', work: () => numberEvents(db) }, signal),
  indices.then(() => runMatcher({ db, search, log, latencies, alertSignals, roleFamilies }, signal)),
  indices.then(() => runWebhookFollower({ db, search, log, roleFamilies }, signal)),
  runWebhookSender({ ...alerts, post: gatedPost.post, countWebhook }, signal),
  runMailRelay({ db, redis, log }, signal),
  runMailSender({ db, redis, log, transport, latencies, mails }, signal),
  runHourly('sweeping latencies', (now) => sweepLatencies(db, now), log, signal),
  runHourly('sweeping reports of browsers', (now) => sweepCspReports(db, now), log, signal),
  runHourly('sweeping stubs', (now) => sweepStubs(search, now), log, signal),
  runHourly('sweeping mails', (now) => sweepMail(db, now), log, signal),
  runHourly('sweeping sessions and tokens', (now) => sweepIdentity(db, now), log, signal),
  runHourly('sweeping personal data', (now) => sweepPersonalData(db, now), log, signal),
  runHourly('sweeping contacts', (now) => sweepContacts(db, now), log, signal),
  runHourly('sweeping the journal of erasures', sweepJournal, log, signal),
  runHourly('counting the visits planned', countStates, log, signal),
  runHourly('counting the titles of open positions', (now) => countOpenTitles(db, now), log, signal),
  runHourly('counting the hiring pace', (now) => countHiringPace(db, now), log, signal),
  runHourly('counting the market', (now) => countMarket(db, now), log, signal),
  keepRunning(log, { idleMs: 60_000, failed: 'adding visits to their day failed', work: rollUp }, signal),
  keepRunning(log, { idleMs: 60_000, failed: 'erasing people failed', work: () => eraseAsWorker(db) }, signal),
  keepRunning(log, { idleMs: 500, failed: 'writing the journal of erasures failed', work: noteErasures }, signal),
  keepRunning(log, { idleMs: 60_000, failed: 'giving notice to contacts failed', work: sendNotices }, signal),
])
const loops = runRecorder([latencyRecorder, levels], log, work)
const { METRICS_HOST: host, METRICS_PORT: port } = config
const isReady = isRunning(loops, signal)
const health = port === undefined ? null : await startHealthServer({ host, port }, { isReady, readMetrics }, log)
if (config.ERASURE_JOURNAL === undefined)
  log.warn({}, 'without ERASURE_JOURNAL a restored backup brings erased people back')
log.info({}, 'working')

closeWithGrace({ delay: 20_000 }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping')
  stop.abort()
  await loops
  health?.close()
  transport.close()
  await gatedPost.close()
  signalRedis.disconnect()
  await db.destroy()
  await search.client.close()
  await stopTelemetry()
})

/** Push services write to the subject when they have trouble with our messages. */
function vapidOf(keys: VapidKeys) {
  return { ...keys, subject: `mailto:${config.company.supportEmail}` }
}

function noteErasures(): Promise<boolean> {
  return journalErasures(db, journal, new Date())
}

async function sweepJournal(now: Date): Promise<void> {
  await journal.sweep(now)
  // An hour after its end no worker is still writing the last entries of a day.
  const entries = await journal.reencrypt(new Date(now.getTime() - hourMs))
  if (entries > 0) log.info({ entries }, 'encrypted the journal of erasures with the current secret')
}

async function rollUp(): Promise<boolean> {
  const { inTime, late } = await rollUpVisits(db, new Date())
  recordLevel('alerted', true, inTime)
  recordLevel('alerted', false, late)
  return false
}

async function countStates(now: Date): Promise<void> {
  await countPlan(db, now)
  await countLevelStates(db, now)
}

/** A batch of 200 a minute, which a mail server can take. */
async function sendNotices(): Promise<boolean> {
  const { PUBLIC_URL: publicUrl, secrets, company } = config
  await notifyContacts({ db, publicUrl, secrets, company }, new Date())
  return false
}

async function readMetrics(): Promise<string> {
  const now = new Date()
  const figures = await readWatchStatus(db, now)
  const texts = [metrics.registry.metrics(), tableMetrics(db, now), watchMetrics(figures), cspMetrics(db, now)]
  return (await Promise.all(texts)).join('')
}
