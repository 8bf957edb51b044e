import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageBrowser } from '@vedetta/crawler/fetch/browser'
import type { Rendering } from '@vedetta/crawler/fetch/rendered-page'
import { packFrame } from '@vedetta/rendering/frame'
import { clientOptions, createInbox } from '@vedetta/rendering/inbox'
import { type FromRenderer, type RenderEnd, type RenderJob, renderJob } from '@vedetta/rendering/messages'
import { queueKeys, queueLimits } from '@vedetta/rendering/queue-keys'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { createWatchRequests, type WatchRequests } from './watch-requests.ts'

type RendererDeps = { redis: { url: string; prefix: string }; browser: PageBrowser; log: Logger }

const popSeconds = 2
const aliveMs = (queueLimits.aliveSeconds * 1_000) / 3
const retryMs = 1_000
/** From the job on: the page's own answer is not part of the browser's time. */
const jobMs = queueLimits.waitMs - queueLimits.jobMs

/**
 * Renders one page after the other until aborted. Sends no request itself: every one of a page goes to the process of the
 * watch that ordered it, and so does the result.
 */
export async function runRenderer(
  { redis: { url, prefix }, browser, log }: RendererDeps,
  signal: AbortSignal,
): Promise<void> {
  const renderer = randomUUID()
  const keys = queueKeys(prefix)
  let requests: WatchRequests | null = null
  const warn = (err: unknown) => log.warn({ err }, 'the render queue lost its Redis connection')
  const connect = () => new Redis(url, { ...clientOptions, maxRetriesPerRequest: 1 }).on('error', warn)
  // The pop for the next job blocks its connection.
  const jobs = connect()
  const commands = connect()
  const inbox = createInbox({
    url,
    key: keys.rendererInbox(renderer),
    isWanted: () => requests !== null,
    onMessage: (bytes) => requests?.receive(bytes),
    onError: warn,
  })

  async function send(job: RenderJob, message: FromRenderer, body?: Uint8Array): Promise<void> {
    const key = keys.watchInbox(job.watch)
    await commands.rpush(key, packFrame(message, body))
    await commands.expire(key, queueLimits.inboxSeconds)
  }

  /** Null where there is none, or it has waited too long. */
  async function nextJob(): Promise<RenderJob | null> {
    const popped = await jobs.blpop(keys.waiting, popSeconds)
    const text = popped === null ? null : await commands.getdel(keys.job(popped[1]))
    const job = renderJob.safeParse(text === null ? null : JSON.parse(text))
    if (text !== null && !job.success) log.warn({ err: job.error }, 'a job was refused')
    return job.data ?? null
  }

  async function render(job: RenderJob): Promise<void> {
    const own = createWatchRequests(job, renderer, (ask) => send(job, ask))
    requests = own
    inbox.receive()
    // A watch that was killed answers nothing.
    const late = setTimeout(own.close, jobMs)
    try {
      const { userAgent, url: pageUrl } = job
      const rendering = await browser.render(pageUrl, { userAgent, fetch: own.fetch })
      const { end, html } = endOf(job, rendering)
      await send(job, end, html)
    } finally {
      clearTimeout(late)
      own.close()
      requests = null
    }
  }

  async function keepAlive(): Promise<void> {
    while (!signal.aborted) {
      await commands.set(keys.alive, renderer, 'EX', queueLimits.aliveSeconds).catch(warn)
      await sleep(aliveMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async function renderJobs(): Promise<void> {
    while (!signal.aborted) {
      try {
        const job = await nextJob()
        if (job !== null) await render(job)
      } catch (err) {
        log.error({ err }, 'a page was not rendered')
        await sleep(retryMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  await Promise.all([keepAlive(), renderJobs()])
  inbox.close()
  jobs.disconnect()
  commands.disconnect()
  await browser.close()
}

function endOf({ id: job }: RenderJob, rendering: Rendering): { end: RenderEnd; html?: Uint8Array } {
  if (rendering.kind !== 'drawn') return { end: { ...rendering, job } }
  const { url, html, drawnFrom } = rendering
  const end = { kind: 'drawn', job, url, ...(drawnFrom === undefined ? {} : { drawnFrom: [...drawnFrom] }) } as const
  return { end, html }
}
