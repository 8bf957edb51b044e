import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type PayloadOf, renderJobs } from '@vedetta/contracts/jobs'
import type { Fetcher, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import type { Log } from '../../context.ts'
import type { RedisSettings } from '../../redis.ts'

type RenderPayload = PayloadOf<typeof renderJobs>

/** The longest a visit waits: by then the renderer is done, or has not begun. */
export const renderWaitMs = 40_000
/** A longer queue could not be rendered in the time that a visit waits. */
const maxWaiting = 50
const resultSeconds = 60
const pollMs = 200
const connectMs = 3_000
export const closeMs = 3_000

const compress = promisify(gzip)
const inflate = promisify(gunzip)

/** A key of its own: BullMQ would send a job's return value to every listening process, and keep it in its event stream. */
export const resultKey = (prefix: string, jobId: string) => `${prefix}:render-result:${jobId}`

export async function packResult(result: FetchResult): Promise<{ value: string; seconds: number }> {
  const body = result.kind === 'fetched' ? (await compress(result.body)).toString('base64') : null
  return { value: JSON.stringify({ ...result, body }), seconds: resultSeconds }
}

async function unpackResult(value: string): Promise<FetchResult> {
  const result = JSON.parse(value)
  return result.kind === 'fetched' ? { ...result, body: await inflate(Buffer.from(result.body, 'base64')) } : result
}

type RenderQueue = { render: Fetcher['render']; close(): Promise<void> }

/** Hands pages over to the renderers. Connects with the first page; while Redis is unreachable renders fail at once. */
export function createRenderQueue({ url, prefix }: RedisSettings, log: Log): RenderQueue {
  let opened: { queue: Queue<RenderPayload>; results: Redis } | null = null

  function open() {
    if (opened !== null) return opened
    const failFast = { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 5_000 }
    const queue = new Queue<RenderPayload>(renderJobs.name, { connection: { url, ...failFast }, prefix })
    const results = new Redis(url, failFast)
    const warn = (err: Error) => log.warn({ err }, 'the render queue lost its Redis connection')
    queue.on('error', warn)
    results.on('error', warn)
    opened = { queue, results }
    return opened
  }

  async function rendered(pageUrl: string): Promise<FetchResult> {
    const { queue, results } = open()
    const isThere = await within(connectMs, queue.waitUntilReady())
    if (!isThere || (await queue.getWaitingCount()) >= maxWaiting) return timedOut(pageUrl)
    const jobId = randomUUID()
    await queue.add('render', renderJobs.payload.parse({ url: pageUrl }), {
      jobId,
      removeOnComplete: true,
      removeOnFail: true,
    })
    const until = performance.now() + renderWaitMs
    while (performance.now() < until) {
      await sleep(pollMs)
      const value = await results.getdel(resultKey(prefix, jobId))
      if (value !== null) return unpackResult(value)
    }
    return timedOut(pageUrl)
  }

  return {
    render: (pageUrl) =>
      rendered(pageUrl).catch((err: unknown) => {
        log.warn({ err, url: pageUrl }, 'a page was not rendered')
        return timedOut(pageUrl)
      }),
    close: async () => {
      opened?.results.disconnect()
      await within(closeMs, opened?.queue.close())
    },
  }
}

const timedOut = (url: string): FetchResult => ({ kind: 'failed', url, reason: 'timeout' })

/** Whether `work` settled in time: without Redis some client calls never settle. */
export async function within(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const isOver = new AbortController()
  const late = sleep(ms, false, { signal: isOver.signal }).catch(() => false)
  const isDone = await Promise.race([Promise.resolve(work).then(() => true), late])
  isOver.abort()
  return isDone
}
