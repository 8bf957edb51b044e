import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { markFailed, startSpan, within } from '@vedetta/core/platform/telemetry/tracing'
import type { FastifyInstance } from 'fastify'
import { routeOf } from './route-of.ts'

const spans = new WeakMap<IncomingMessage, ReturnType<typeof startSpan>>()

/**
 * Begins the trace of a request, as a part of its caller's where that names one. Its number is the request's: it stands in the
 * log, in `x-request-id` and in the answer to what went wrong, so that one leads to the others.
 */
export function openRequest(raw: IncomingMessage): string {
  const { traceparent } = raw.headers
  const parent = typeof traceparent === 'string' ? traceparent : null
  const span = startSpan('request', { kind: 'server', parent })
  spans.set(raw, span)
  const { traceId } = span.spanContext()
  return /[^0]/.test(traceId) ? traceId : (callersTrace(parent) ?? randomBytes(16).toString('hex'))
}

const callersTrace = (traceparent: string | null) =>
  /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent ?? '')?.[1]

export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    continueIn(request.raw, done)
  })
  // The events of a body come in the context of the connection, which is not the request's.
  app.addHook('preValidation', (request, _reply, done) => continueIn(request.raw, done))
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request.raw)
    const route = routeOf(request)
    span?.updateName(`${request.method} ${route}`)
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode })
    if (span && reply.statusCode >= 500) markFailed(span)
    span?.end()
    done()
  })
}

function continueIn(raw: IncomingMessage, done: () => void): void {
  const span = spans.get(raw)
  if (span) within(span, done)
  else done()
}
