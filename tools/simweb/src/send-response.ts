import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Answer } from './respond.ts'
import type { Counts } from './request-counts.ts'
import { retryAfterOf, type Trouble, throttledAfter } from './trouble.ts'
import type { Reply } from './model.ts'

const dripMs = 400
const smallBody = 600

/** Puts an answer on the wire, or does what the host does instead. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { reply, trouble, site, isGzipped }: Answer,
  counts: Counts,
  hostname: string,
): void {
  if (trouble === 'throttle' && site !== null) {
    const isToldToWait = counts.isToldToWait(hostname)
    if (isToldToWait || counts.requestsOf(hostname) === throttledAfter) {
      const seconds = retryAfterOf(site)
      if (!isToldToWait) counts.retryAfter(hostname, seconds)
      response.writeHead(429, { 'retry-after': String(seconds) }).end('Too many requests')
      return
    }
  }
  const act = trouble === null ? undefined : troubles[trouble]
  if (act === undefined) send(request, response, reply, isGzipped)
  else act(response, reply)
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply, isGzipped: boolean): void {
  const { status, headers } = reply
  if (status === 304) {
    response.writeHead(status, headers).end()
    return
  }
  const plain = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body
  const isAccepted = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const isPacked = isGzipped && isAccepted && plain.length > smallBody && !plain.subarray(0, 5).equals(pdfMark)
  const body = isPacked ? gzipSync(plain, { level: 1 }) : plain
  response
    .writeHead(status, {
      ...headers,
      'content-length': body.length,
      server: 'Apache',
      ...(isPacked ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    })
    .end(body)
}

const pdfMark = Buffer.from('%PDF-')

type Act = (response: ServerResponse, reply: Reply) => void

/** Those that are not here answer as usual: a name without an address is never asked, loops are replies. */
const troubles: Partial<Record<Trouble, Act>> = {
  unavailable: (response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('Service unavailable'),
  reset: (response) => void response.socket?.destroy(),
  silent: () => undefined,
  drip: (response, reply) => everySoOften(response.writeHead(reply.status, reply.headers), dripMs, () => '<p>'),
  endless: (response) =>
    everySoOften(response.writeHead(200, { 'content-type': 'text/html' }), 1, () =>
      '<p>sempre lo stesso</p>\n'.repeat(1_500),
    ),
  'wrong-length': (response, { status, headers, body }) => {
    const bytes = Buffer.from(body)
    response.writeHead(status, { ...headers, 'content-length': bytes.length + 5_000, connection: 'close' })
    response.write(bytes, () => response.socket?.destroySoon())
  },
}

function everySoOften(response: ServerResponse, ms: number, chunk: () => string): void {
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(chunk())
  }, ms)
  response.once('close', () => clearInterval(timer))
}
