import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type StandInRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever the recipe sent
  body: any
}

type Answer = { status?: number; body: object }

/** A server in place of a vendor's, written from its public documentation. `failures` of the next requests are answered 503. */
export async function startStandIn(answer: (request: StandInRequest) => Answer) {
  const state = { failures: 0, requests: 0 }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const body = request.headers['content-type'] === 'application/json' ? await json(request) : undefined
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, `${value}`]))
    state.requests++
    const fails = state.failures > 0
    if (fails) state.failures--
    const answered = fails
      ? { status: 503, body: {} }
      : answer({ method: request.method ?? '', path: pathname, query: searchParams, headers, body })
    response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answered.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { url, state, close }
}
