import { Client, type Dispatcher, errors } from 'undici'
import { takeTurn } from '../turns.ts'
import type { AddressGate } from './address-gate.ts'
import { createConnections } from './connections.ts'
import { failureReasonOf } from './failure-reason.ts'
import type { FetchLimits } from './fetch-limits.ts'
import type { FetchRequest, FetchResult } from './fetcher.ts'
import { createGatedConnector, type SimulatedWeb } from './gated-connector.ts'
import { readBody, TooLarge } from './read-body.ts'
import { redirectTarget } from './redirects.ts'

const accept = 'text/html,application/xhtml+xml,application/json;q=0.9,application/pdf;q=0.9,*/*;q=0.8'

/** A request whose further headers come from a page's own scripts. */
export type WebRequest = FetchRequest & { headers?: Readonly<Record<string, string>> }

type HttpClient = {
  /** One hop. `deadline` is a `performance.now()` time. Never rejects. */
  fetchHop(request: WebRequest, deadline: number): Promise<FetchResult>
  /** Ends the connections to a host. */
  release(hostname: string): Promise<void>
  close(): Promise<void>
}

function headersOf({ method, validators, headers, cookie }: WebRequest, userAgent: string): Record<string, string> {
  return {
    accept: method === 'POST' ? 'application/json' : accept,
    'accept-language': 'it,en;q=0.8,de;q=0.7',
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...headers,
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': userAgent,
    ...(cookie === undefined ? {} : { cookie }),
    ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
  }
}

/** Header bytes come one to a character; hosts write UTF-8 in their redirects. */
function headerText(value: string): string {
  if (!/[\x80-\xff]/.test(value)) return value
  const text = Buffer.from(value, 'latin1').toString('utf8')
  return text.includes('\ufffd') ? value : text
}

function received(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), headerText([value ?? ''].flat().join(', '))]),
  )
}

/** The host closed an idle connection just as we used it again. */
function isStaleConnection(error: unknown): boolean {
  return error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0
}

function isPdf(url: URL, contentType: string): boolean {
  return /^application\/(?:x-)?pdf/i.test(contentType) || url.pathname.toLowerCase().endsWith('.pdf')
}

function withTimeout() {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const restart = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), Math.max(0, ms))
  }
  return { signal: controller.signal, restart, stop: () => clearTimeout(timer) }
}

export function createHttpClient(
  gate: AddressGate,
  allowedPorts: readonly number[],
  limits: FetchLimits,
  simulated: SimulatedWeb | null,
  userAgent: string,
): HttpClient {
  const connect = createGatedConnector(gate, allowedPorts, limits.connectMs, simulated)
  const connections = createConnections(
    (origin) =>
      new Client(origin, {
        pipelining: 1,
        allowH2: false,
        maxHeaderSize: limits.headerBytes,
        headersTimeout: 0,
        bodyTimeout: 0,
        connect,
      }),
  )

  async function send(request: WebRequest, url: URL, deadline: number): Promise<FetchResult> {
    // The pauses of many visits end at the same moment.
    await takeTurn()
    const clock = withTimeout()
    const phase = (ms: number) => clock.restart(Math.min(ms, deadline - performance.now()))
    const options: Dispatcher.RequestOptions = {
      path: `${url.pathname}${url.search}`,
      method: request.method ?? 'GET',
      headers: headersOf(request, userAgent),
      body: request.body ?? null,
      signal: clock.signal,
    }
    try {
      phase(limits.connectMs + limits.headersMs)
      const client = await connections.to(url)
      const response = await client.request(options).catch((error: unknown) => {
        if (request.method === 'POST' || !isStaleConnection(error)) throw error
        return client.request(options)
      })
      phase(limits.bodyMs)
      const { statusCode: status, body } = response
      const headers = received(response.headers)
      const answer = { kind: 'fetched', url: url.href, status, headers, body: new Uint8Array() } as const
      if ((status === 304 && request.validators) || redirectTarget(answer) !== null) {
        await body.dump({ limit: 16_384, signal: clock.signal }).catch(() => undefined)
        return status === 304 ? { kind: 'unchanged', url: url.href } : answer
      }
      const { wire, inflated } = isPdf(url, headers['content-type'] ?? '') ? limits.pdf : limits.page
      const { cutAt } = request
      if (cutAt === undefined && Number(headers['content-length']) > wire) {
        body.on('error', () => undefined).destroy()
        throw new TooLarge()
      }
      const encoding = headers['content-encoding'] ?? ''
      const admission = request.held === undefined ? null : { held: request.held, signal: clock.signal }
      const sizes = { wire, inflated, ratio: limits.ratio, cutAt }
      return { ...answer, body: await readBody(body, encoding, sizes, admission) }
    } finally {
      clock.stop()
    }
  }

  async function fetchHop(request: WebRequest, deadline: number): Promise<FetchResult> {
    const failed = (reason: ReturnType<typeof failureReasonOf>): FetchResult => ({
      kind: 'failed',
      url: request.url,
      reason,
    })
    if (!URL.canParse(request.url)) return failed('invalid_url')
    const url = new URL(request.url)
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
    if (!isWeb || url.username || url.password) return failed('invalid_url')
    url.hash = ''
    return send(request, url, deadline).catch((error: unknown) => failed(failureReasonOf(error)))
  }

  return { fetchHop, release: connections.release, close: connections.close }
}
