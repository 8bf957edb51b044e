import { randomUUID } from 'node:crypto'
import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { packFrame, unpackFrame } from '@vedetta/rendering/frame'
import { createInbox, type Inbox } from '@vedetta/rendering/inbox'
import { fromRenderer, type RenderAsk, type RenderJob, renderJob } from '@vedetta/rendering/messages'
import { queueKeys, queueLimits } from '@vedetta/rendering/queue-keys'
import { Redis } from 'ioredis'
import type { Log } from '../../platform/context.ts'
import type { RedisSettings } from '../../platform/redis/redis.ts'
import { createRenderSession, type RenderOrder, type RenderSession } from './render-session.ts'

export type RenderPage = (order: RenderOrder) => Promise<FetchResult>

type RenderQueue = { render: RenderPage; close(): void }

/** How long a job waits to be taken, and a visit for its page. */
type RenderWaits = Readonly<Record<'jobMs' | 'waitMs', number>>

type PendingRender = { session: RenderSession; begin(): void; settle(result: FetchResult): void }

/**
 * Hands pages over to the renderers and sends their requests, each through the visit that ordered the page. Connects
 * with the first page; while Redis or every renderer is away, renders fail at once.
 */
export function createRenderQueue(
  { url, prefix }: RedisSettings,
  log: Log,
  waits: RenderWaits = queueLimits,
): RenderQueue {
  const watch = randomUUID()
  const keys = queueKeys(prefix)
  const pending = new Map<string, PendingRender>()
  let opened: { redis: Redis; inbox: Inbox } | null = null
  let isRendererMissing = false

  const warn = (err: unknown) => log.warn({ err }, 'the render queue lost its Redis connection')

  function open() {
    if (opened !== null) return opened
    const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 3_000 })
    redis.on('error', warn)
    const inbox = createInbox({
      url,
      key: keys.watchInbox(watch),
      isWanted: () => pending.size > 0,
      onMessage: receive,
      onError: warn,
    })
    opened = { redis, inbox }
    return opened
  }

  function receive(bytes: Buffer): void {
    const frame = unpackFrame(bytes)
    const message = fromRenderer.safeParse(frame?.head)
    if (frame === null || !message.success) {
      log.warn({ err: message.error }, 'a message of a renderer was refused')
      return
    }
    const render = pending.get(message.data.job)
    if (render === undefined) return
    if (message.data.kind === 'ask') answer(render, message.data).catch(warn)
    else render.settle(render.session.finish(message.data, new Uint8Array(frame.body)))
  }

  async function answer(render: PendingRender, { job, no, renderer, request }: RenderAsk): Promise<void> {
    render.begin()
    const { result, body } = await render.session.answer(request)
    if (!pending.has(job)) return
    const key = keys.rendererInbox(renderer)
    const { redis } = open()
    await redis.pipeline().rpush(key, packFrame({ job, no, result }, body)).expire(key, queueLimits.inboxSeconds).exec()
  }

  async function hasRoom(redis: Redis): Promise<boolean> {
    const [alive, waiting] = await Promise.all([redis.exists(keys.alive), redis.llen(keys.waiting)])
    if (alive === 0 && !isRendererMissing) log.warn({}, 'no renderer is there: pages that scripts draw are not read')
    isRendererMissing = alive === 0
    return alive === 1 && waiting < queueLimits.waiting
  }

  async function order(redis: Redis, job: RenderJob): Promise<void> {
    await redis
      .pipeline()
      .set(keys.job(job.id), JSON.stringify(job), 'PX', waits.jobMs)
      .rpush(keys.waiting, job.id)
      .expire(keys.waiting, queueLimits.inboxSeconds)
      .exec()
  }

  async function render(wanted: RenderOrder): Promise<FetchResult> {
    const { url: pageUrl, userAgent, signal } = wanted
    const job = renderJob.parse({ id: randomUUID(), watch, url: pageUrl, userAgent })
    const { redis, inbox } = open()
    if (!(await hasRoom(redis)) || signal.aborted) return timedOut(pageUrl)
    const { promise, resolve } = Promise.withResolvers<FetchResult>()
    const giveUp = () => resolve(timedOut(pageUrl))
    // A job that no renderer has taken by then has expired.
    const untaken = setTimeout(giveUp, waits.jobMs + graceMs)
    const late = setTimeout(giveUp, waits.waitMs)
    const begin = () => clearTimeout(untaken)
    pending.set(job.id, { session: createRenderSession(wanted), begin, settle: resolve })
    signal.addEventListener('abort', giveUp, { once: true })
    inbox.receive()
    try {
      await order(redis, job)
      return await promise
    } finally {
      pending.delete(job.id)
      clearTimeout(untaken)
      clearTimeout(late)
      signal.removeEventListener('abort', giveUp)
    }
  }

  return {
    render: (wanted) =>
      render(wanted).catch((err: unknown) => {
        log.warn({ err, url: wanted.url }, 'a page was not rendered')
        return timedOut(wanted.url)
      }),
    close: () => {
      opened?.inbox.close()
      opened?.redis.disconnect()
    },
  }
}

/** A job may be taken in the last moment, and its first request be on its way. */
const graceMs = 2_000

const timedOut = (url: string): FetchResult => ({ kind: 'failed', url, reason: 'timeout' })
