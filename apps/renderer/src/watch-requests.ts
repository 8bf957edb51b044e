import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebRequest } from '@vedetta/crawler/fetch/http-client'
import { unpackFrame } from '@vedetta/rendering/frame'
import { type RenderAsk, type RenderJob, toRenderer } from '@vedetta/rendering/messages'

type Send = (message: RenderAsk) => Promise<void>

/** The requests of one page, which the watch sends in place of this process. */
export type WatchRequests = {
  fetch(request: WebRequest): Promise<FetchResult>
  receive(bytes: Buffer): void
  /** Fails what is not answered yet. */
  close(): void
}

export function createWatchRequests(job: RenderJob, renderer: string, send: Send): WatchRequests {
  const pending = new Map<number, (result: FetchResult) => void>()
  let count = 0
  let isClosed = false

  async function fetch({ url, method, headers, body }: WebRequest): Promise<FetchResult> {
    const no = count++
    const request = {
      url,
      ...(method === undefined ? {} : { method }),
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { body }),
    }
    if (isClosed) return failed(url)
    const { promise, resolve } = Promise.withResolvers<FetchResult>()
    pending.set(no, resolve)
    const sending = send({ kind: 'ask', job: job.id, renderer, no, request })
    sending.catch(() => resolve(failed(url)))
    return promise.finally(() => pending.delete(no))
  }

  function receive(bytes: Buffer): void {
    const frame = unpackFrame(bytes)
    const answer = toRenderer.safeParse(frame?.head)
    if (frame === null || !answer.success || answer.data.job !== job.id) return
    const { no, result } = answer.data
    if (result.kind === 'fetched') pending.get(no)?.({ ...result, body: new Uint8Array(frame.body) })
    else pending.get(no)?.({ ...result, reason: result.reason === 'robots' ? 'robots' : 'reset' })
  }

  return {
    fetch,
    receive,
    close: () => {
      isClosed = true
      for (const resolve of pending.values()) resolve(failed(job.url))
    },
  }
}

const failed = (url: string): FetchResult => ({ kind: 'failed', url, reason: 'timeout' })
