import { apiPrefix, defineCall } from '@vedetta/contracts/calls/call'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { z } from 'zod'
import { callApi } from './api-client.ts'

const find = defineCall({
  method: 'GET',
  path: '/things',
  summary: 'Find things',
  access: 'public',
  input: z.strictObject({ q: z.string(), limit: z.number().optional() }),
  output: z.object({ names: z.array(z.string()) }),
})

const make = defineCall({
  method: 'POST',
  path: '/thing',
  summary: 'Make a thing',
  access: 'public',
  input: z.strictObject({ name: z.string() }),
  output: z.object({ madeAt: z.string().transform((text) => new Date(text)) }),
  success: [201],
})

const networkError = { ok: false, code: 'network_error', message: 'Network error' }
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let fetched: MockInstance<typeof fetch>
beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch')
})

function lastRequest(): Request {
  return fetched.mock.lastCall?.[0] as Request
}

function answer(method: 'get' | 'post', path: string, respond: (request: Request) => Response | Promise<Response>) {
  server.use(http[method](`*${apiPrefix}${path}`, ({ request }) => respond(request)))
}

describe('a request', () => {
  it('callApi puts the input of a GET in the query, without undefined values, and sends cookies', async () => {
    answer('get', '/things', () => HttpResponse.json({ names: [] }))
    await callApi(find, { q: 'a&b=c è', limit: undefined })
    const { url, method, credentials } = lastRequest()
    expect(new URL(url).search).toBe('?q=a%26b%3Dc+%C3%A8')
    expect([method, credentials]).toEqual(['GET', 'include'])
  })

  it('callApi sends the input of a POST as JSON, with cookies', async () => {
    let body: unknown
    answer('post', '/thing', async (request) => {
      body = await request.json()
      return HttpResponse.json({ madeAt: '2026-11-15T00:00:00Z' }, { status: 201 })
    })
    await callApi(make, { name: 'x' })
    expect(body).toEqual({ name: 'x' })
    const { method, credentials, headers } = lastRequest()
    expect([method, credentials, headers.get('content-type')]).toEqual(['POST', 'include', 'application/json'])
  })
})

describe('a response', () => {
  it('callApi returns data, parsed by the contract, when the status is one of the call’s successes', async () => {
    answer('post', '/thing', () => HttpResponse.json({ madeAt: '2026-11-15T00:00:00Z' }, { status: 201 }))
    expect(await callApi(make, { name: 'x' })).toEqual({ ok: true, data: { madeAt: new Date('2026-11-15') } })
  })

  it('callApi returns an error for any other status, even 200', async () => {
    answer('post', '/thing', () => HttpResponse.json({ code: 'invalid_request', message: 'No' }, { status: 200 }))
    expect(await callApi(make, { name: 'x' })).toEqual({ ok: false, code: 'invalid_request', message: 'No' })
  })

  it.each([201, 202, 203, 206])('a call that names no successes accepts 200 alone, and not %i', async (status) => {
    const respond = (given: number) => () => HttpResponse.json({ names: ['a'], message: 'Odd' }, { status: given })
    answer('get', '/things', respond(200))
    expect(await callApi(find, { q: 'a' })).toEqual({ ok: true, data: { names: ['a'] } })
    answer('get', '/things', respond(status))
    expect(await callApi(find, { q: 'a' })).toEqual({ ok: false, code: 'internal_error', message: 'Odd' })
  })

  it('an error of callApi carries the code and the message of the body', async () => {
    answer('get', '/things', () => HttpResponse.json({ code: 'search_unavailable', message: 'Later' }, { status: 503 }))
    expect(await callApi(find, { q: 'a' })).toEqual({ ok: false, code: 'search_unavailable', message: 'Later' })
  })

  it('an error of callApi keeps the message when the page does not know the code', async () => {
    answer('get', '/things', () => HttpResponse.json({ code: 'of_tomorrow', message: 'New' }, { status: 400 }))
    expect(await callApi(find, { q: 'a' })).toEqual({ ok: false, code: 'internal_error', message: 'New' })
  })

  it('an error of callApi keeps the message when there is no code', async () => {
    answer('get', '/things', () => HttpResponse.json({ message: 'Bare' }, { status: 418 }))
    expect(await callApi(find, { q: 'a' })).toEqual({ ok: false, code: 'internal_error', message: 'Bare' })
  })
})

describe('a network error', () => {
  it.each([
    ['the server is unreachable', () => HttpResponse.error()],
    ['a success is not JSON', () => new HttpResponse('<html>', { status: 200 })],
    ['a success does not match the contract', () => HttpResponse.json({ names: 'one' })],
    ['a failure is not JSON', () => new HttpResponse('Bad gateway', { status: 502 })],
    ['a failure has no message', () => HttpResponse.json({ error: true }, { status: 500 })],
    ['the body is empty', () => new HttpResponse(null, { status: 200 })],
  ])('callApi returns a network error when %s', async (_, respond) => {
    answer('get', '/things', respond)
    expect(await callApi(find, { q: 'a' })).toEqual(networkError)
  })
})

describe('an abort', () => {
  it('callApi rejects when aborted before the call', async () => {
    answer('get', '/things', () => HttpResponse.json({ names: [] }))
    await expect(callApi(find, { q: 'a' }, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  it('callApi rejects when aborted while the response is awaited', async () => {
    const controller = new AbortController()
    const rejected = Promise.withResolvers<void>()
    answer('get', '/things', async () => {
      controller.abort()
      await rejected.promise
      return HttpResponse.json({ names: [] })
    })
    await expect(callApi(find, { q: 'a' }, { signal: controller.signal })).rejects.toThrow('aborted')
    rejected.resolve()
  })

  it('callApi with a signal that is never aborted returns the response', async () => {
    answer('get', '/things', () => HttpResponse.json({ names: ['a'] }))
    const { signal } = new AbortController()
    expect(await callApi(find, { q: 'a' }, { signal })).toEqual({ ok: true, data: { names: ['a'] } })
  })
})
