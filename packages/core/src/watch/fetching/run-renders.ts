import { once } from 'node:events'
import { politenessLimits } from '@vedetta/contracts/bot'
import { renderJobs } from '@vedetta/contracts/jobs'
import { createBrowser } from '@vedetta/crawler/fetch/browser'
import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { createVisitFetcher, type VisitLimits } from '@vedetta/crawler/fetch/visit-fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { type Job, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Pool } from 'pg'
import type { Log } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { readJob } from '../../read-job.ts'
import type { RedisSettings } from '../../redis.ts'
import { hostOf } from '../../sources/host-names.ts'
import { readAddressCaps } from '../politeness/address-caps.ts'
import type { HostLocks } from '../politeness/host-locks.ts'
import { createLockConnection } from '../politeness/lock-connection.ts'
import { openPoliteFetcher, type PoliteFetcher } from './polite-fetcher.ts'
import { closeMs, packResult, resultKey, within } from './render-queue.ts'

export type RendersDeps = {
  db: Db
  pool: Pool
  redis: RedisSettings
  web: WebFetcher
  chromium: string
  log: Log
  now: () => Date
}

/** Long enough for a page whose requests to one host are a second apart. */
const renderMs = 25_000
/** An older job is dropped: its visit would stop waiting before the render is done. */
const maxInQueueMs = 10_000
const limits: VisitLimits = { requests: politenessLimits.maxRenderRequests, renders: 0, origins: 10 }

/**
 * Renders pages for visits until aborted, one after the other. The visit holds the lock of the page's own host and
 * sends it nothing meanwhile; other hosts are locked as by a visit, and robots.txt applies to all.
 */
export async function runRenders(deps: RendersDeps, signal: AbortSignal): Promise<void> {
  const { db, redis, web, log } = deps
  let fetch = async ({ url }: { url: string }): Promise<FetchResult> => ({ kind: 'failed', url, reason: 'budget' })
  const { userAgent } = web
  const browser = createBrowser({
    executablePath: deps.chromium,
    renderMs,
    userAgent,
    fetch: (request) => fetch(request),
  })
  const capOf = await readAddressCaps(db)
  let polite: PoliteFetcher | null = null
  const connection = createLockConnection(deps, capOf, () => polite?.abort())

  async function render(url: string, locks: HostLocks): Promise<FetchResult> {
    const host = hostOf(url)
    const own = openPoliteFetcher(
      { web, render: async () => failed(url), hostLocks: locks, now: deps.now },
      { host, address: await web.addressOf(host), release: () => {} },
    )
    polite = own
    fetch = createVisitFetcher(own.fetcher, limits).fetch
    try {
      return await browser.render(url)
    } finally {
      await own.close()
    }
  }

  async function work(job: Job): Promise<void> {
    const { id, payload } = readJob(renderJobs, job, log)
    const locks = connection.locks()
    const isWanted = Date.now() - job.timestamp < maxInQueueMs
    const result = isWanted && locks !== null ? await render(payload.url, locks) : failed(payload.url)
    const { value, seconds } = await packResult(result)
    await results.set(resultKey(redis.prefix, id), value, 'EX', seconds)
  }

  const connected = connection.run(signal)
  const results = new Redis(redis.url, { maxRetriesPerRequest: 1 })
  results.on('error', (err) => log.warn({ err }, 'the render queue lost its Redis connection'))
  const worker = new Worker(renderJobs.name, work, {
    connection: { url: redis.url },
    prefix: redis.prefix,
    concurrency: 1,
    maxStalledCount: 0,
  })
  worker.on('error', (err) => log.warn({ err }, 'the render queue lost its Redis connection'))
  if (!signal.aborted) await once(signal, 'abort')
  await within(renderMs + closeMs, worker.close())
  results.disconnect()
  await browser.close()
  await connected
}

const failed = (url: string): FetchResult => ({ kind: 'failed', url, reason: 'timeout' })
