import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'
import { shortDurations } from '@vedetta/core/platform/telemetry/process-metrics'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codeOf } from './errors.ts'
import { routeOf } from './route-of.ts'

/** Measures requests by route and class of status, and counts refusals by their code. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'vedetta_http_request_seconds',
    help: 'Requests, from their headers to the end of the answer; streams are left out',
    labelNames: ['route', 'status'],
    buckets: shortDurations,
    registers: [registry],
  })
  const inFlight = new Gauge({
    name: 'vedetta_http_requests_in_flight',
    help: 'Requests that are being answered; streams are left out',
    registers: [registry],
  })
  const streams = new Gauge({ name: 'vedetta_http_streams', help: 'Open streams of alerts', registers: [registry] })
  const refusals = new Counter({
    name: 'vedetta_http_refusals_total',
    help: 'Requests that were answered with an error, by its code',
    labelNames: ['code'],
    registers: [registry],
  })
  const gaugeOf = (request: FastifyRequest) => (isStream(request) ? streams : inFlight)

  app.addHook('onRequest', (request, _reply, done) => {
    gaugeOf(request).inc()
    done()
  })
  app.addHook('onError', (request, _reply, error, done) => {
    refusals.inc({ code: codeOf(error, request) })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    gaugeOf(request).dec()
    const status = `${Math.trunc(reply.statusCode / 100)}xx`
    if (!isStream(request)) durations.observe({ route: routeOf(request), status }, reply.elapsedTime / 1_000)
    done()
  })
}

const isStream = ({ routeOptions }: FastifyRequest) => routeOptions.config.isStream === true
