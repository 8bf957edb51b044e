import { Registry } from '@prometheus-io/client'
import { AppError } from '@vedetta/core/platform/app-error'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './errors.ts'
import { measureRequests } from './http-metrics.ts'
import { openRequest, traceRequests } from './request-traces.ts'

async function measuredApp() {
  const registry = new Registry()
  const app = Fastify({ logger: false, genReqId: openRequest })
  traceRequests(app)
  measureRequests(app, registry)
  handleErrors(app, async () => {})
  app.get('/position/:id', async () => ({}))
  app.post('/search', async () => {
    throw new AppError('search_unavailable')
  })
  await app.ready()
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
  return { app, lines }
}

test('requests are measured by template and class of status, refusals by code', async () => {
  const { app, lines } = await measuredApp()
  for (const id of ['1', '2', '3']) await app.inject(`/position/${id}?words=saldatore`)
  await app.inject({ method: 'POST', url: '/search' })
  const all = await lines()
  expect(all).toContain('vedetta_http_request_seconds_count{route="/position/:id",status="2xx"} 3')
  expect(all).toContain('vedetta_http_request_seconds_count{route="/search",status="5xx"} 1')
  expect(all).toContain('vedetta_http_refusals_total{code="search_unavailable"} 1')
  expect(all).toContain('vedetta_http_requests_in_flight 0')
})

test('unknown paths, hosts, methods and headers add no series', async () => {
  const { app, lines } = await measuredApp()
  const ask = async (n: number) => {
    const strange = `${n}${Math.random().toString(36)}`
    const headers = { host: `${strange}.attacker.example`, 'user-agent': strange, traceparent: `00-${strange}` }
    await app.inject({ url: `/position/${strange}?a=${strange}`, headers })
    await app.inject({ url: `/${strange}/${strange}`, headers })
    await app.inject({ method: 'DELETE', url: `/position/${strange}`, headers })
    await app.inject({ method: 'POST', url: '/search', headers, payload: { [strange]: strange } })
    await app.inject({
      method: 'POST',
      url: '/search',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{',
    })
  }
  await ask(0)
  const before = (await lines()).length
  for (let n = 1; n <= 40; n++) await ask(n)
  expect((await lines()).length).toBe(before)
})

test('the number of a request is its trace, the caller’s where it names one', async () => {
  const { app } = await measuredApp()
  const idOf = async (traceparent?: string) => {
    const { headers } = await app.inject({ url: '/position/1', headers: traceparent ? { traceparent } : {} })
    return headers['x-request-id']
  }
  expect(await idOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
  const others = [undefined, '00-x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${'a'.repeat(99)}`]
  const ids = await Promise.all(others.map(idOf))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(others.length)
})
