import { readConfigOrExit } from '@vedetta/contracts/process-config'
import { createAlertSignals } from '@vedetta/core/alerts/alert-signals'
import { createStripePayments } from '@vedetta/core/billing/stripe-payments'
import { createDb, createPool } from '@vedetta/core/db/client'
import { sendgridReports } from '@vedetta/core/delivery/sendgrid-reports'
import { createIdentity } from '@vedetta/core/identity/identity'
import { createPasswords } from '@vedetta/core/identity/passwords'
import { createLimits } from '@vedetta/core/limits'
import { createPublicFigures } from '@vedetta/core/market/public-figures'
import { createMarks } from '@vedetta/core/marks/marks'
import { createFailFastRedis } from '@vedetta/core/redis'
import { createSearch } from '@vedetta/core/search/client'
import { ensureIndices } from '@vedetta/core/search/indices'
import { createSearchGate } from '@vedetta/core/search/search-gate'
import { createPublicStatus } from '@vedetta/core/status/public-status'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { apiSettings, completeConfig } from './config.ts'
import { loggerOptions } from './logger-options.ts'

const config = readConfigOrExit(apiSettings, completeConfig)
const pool = createPool(config.DATABASE_URL, { application_name: 'vedetta-api' })
const db = createDb(pool)
const redis = createFailFastRedis(config.REDIS_URL)
const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
const limits = createLimits(redis, config.REDIS_PREFIX)
const gate = createSearchGate(limits, config.SEARCHES_AT_ONCE)
const clock = () => new Date()
const shared = { db, clock, publicUrl: config.PUBLIC_URL, secrets: config.secrets }
const logger = loggerOptions(config.LOG_LEVEL)
const identity = createIdentity({
  ...shared,
  pool,
  log: pino(logger),
  passwords: createPasswords(),
  providers: config.providers,
})
const app = await buildApp(
  {
    ...shared,
    ...identity,
    search,
    gate,
    limits,
    marks: createMarks(db, clock),
    alertSignals: createAlertSignals(redis, { url: config.REDIS_URL, prefix: config.REDIS_PREFIX }),
    figures: createPublicFigures({ db, search, gate, clock }),
    publicStatus: createPublicStatus({ db, search, clock }),
    payments: config.stripe && createStripePayments(config.stripe),
    deliveryReports: config.SENDGRID_WEBHOOK_KEY ? sendgridReports(config.SENDGRID_WEBHOOK_KEY) : null,
    pushPublicKey: config.VAPID_PUBLIC_KEY ?? null,
    company: config.company,
    subProcessors: config.subProcessors,
  },
  {
    logger,
    webRoot: config.WEB_ROOT,
    trustedProxies: config.TRUSTED_PROXIES,
  },
)

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping')
  await app.close()
  await search.client.close()
  await db.destroy()
  redis.disconnect()
})

await ensureIndices(search)
await app.listen({ host: config.HOST, port: config.PORT })
