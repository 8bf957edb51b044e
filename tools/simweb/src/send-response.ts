import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Reply } from './model.ts'
import type { RequestCounts } from './request-counts.ts'
import type { SimResponse } from './respond.ts'
import { type Trouble, throttledAfter } from './trouble.ts'

const dripMs = 400
const smallBody = 600

/** Sends the response, or misbehaves as the host does on this day. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { reply, trouble, throttledFor, board, isGzipped }: SimResponse,
  counts: RequestCounts,
  hostname: string,
): void {
  if (throttledFor !== null && isThrottled(counts, hostname, board)) {
    if (!counts.mustWait(hostname)) counts.retryAfter(hostname, throttledFor)
    response.writeHead(429, { 'retry-after': String(throttledFor) }).end('Too many requests')
    return
  }
  const misbehave = trouble === null ? undefined : troubles[trouble]
  if (misbehave === undefined) send(request, response, reply, isGzipped)
  else misbehave(response, reply)
}

/** A board is throttled at its first request of the day, a site at a later one; both until the time is over. */
function isThrottled(counts: RequestCounts, hostname: string, board: string | null): boolean {
  if (counts.mustWait(hostname)) return true
  return board === null ? counts.requestsOf(hostname) === throttledAfter : counts.isFirstOf(board)
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply, isGzipped: boolean): void {
  const { status, headers } = reply
  if (status === 304) {
    response.writeHead(status, headers).end()
    return
  }
  const plain = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body
  const isAccepted = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const isCompressed = isGzipped && isAccepted && plain.length > smallBody && !plain.subarray(0, 5).equals(pdfSignature)
  const body = isCompressed ? gzipSync(plain, { level: 1 }) : plain
  response
    .writeHead(status, {
      ...headers,
      'content-length': body.length,
      server: 'Apache',
      ...(isCompressed ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    })
    .end(body)
}

const pdfSignature = Buffer.from('%PDF-')

type Misbehaviour = (response: ServerResponse, reply: Reply) => void

/** Other troubles need no action here: an unresolved name gets no request, and a redirect loop is an ordinary reply. */
const troubles: Partial<Record<Trouble, Misbehaviour>> = {
  unavailable: (response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('Service unavailable'),
  reset: (response) => void response.socket?.destroy(),
  silent: () => undefined,
  drip: (response, reply) => writeRepeatedly(response.writeHead(reply.status, reply.headers), dripMs, () => '<p>'),
  endless: (response) =>
    writeRepeatedly(response.writeHead(200, { 'content-type': 'text/html' }), 1, () =>
      '<p>sempre lo stesso</p>\n'.repeat(1_500),
    ),
  'wrong-length': (response, { status, headers, body }) => {
    const bytes = Buffer.from(body)
    response.writeHead(status, { ...headers, 'content-length': bytes.length + 5_000, connection: 'close' })
    response.write(bytes, () => response.socket?.destroySoon())
  },
}

function writeRepeatedly(response: ServerResponse, ms: number, chunk: () => string): void {
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(chunk())
  }, ms)
  response.once('close', () => clearInterval(timer))
}
