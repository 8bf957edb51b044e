import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { errorBody } from '@vedetta/contracts/calls/errors'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type App, buildApp } from './app.ts'
import { loggerOptions } from './logger-options.ts'
import { openBrowser } from './testing/browser.ts'
import { callInputs } from './testing/call-inputs.ts'
import { type CallName, callNames, everyCall } from './testing/every-call.ts'
import { startOpenIdProvider, type TestProvider } from './testing/openid-provider.ts'
import { createStage, type Persona, type Stage } from './testing/stage.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let provider: TestProvider
let testApp: TestApp
let logged = ''
let app: App
beforeAll(async () => {
  provider = await startOpenIdProvider({ redirectUri: 'http://127.0.0.1:17473/api/auth/callback/google' })
  testApp = await createTestApp({
    providers: { google: provider.config },
    passwords: { hash: async (password) => password, verify: async ({ hash, password }) => hash === password },
  })
  await ensureIndices(testApp.search)
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk
      done()
    },
  })
  app = await buildApp(testApp, { logger: { ...loggerOptions('info'), stream } })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await testApp.close()
  await provider.close()
})

const stages = new Map<Persona, Promise<Stage>>()

/** One for all calls, since none of them is accepted. */
function stageOf(persona: Persona): Promise<Stage> {
  const stage = stages.get(persona) ?? createStage(testApp, persona)
  stages.set(persona, stage)
  return stage
}

const personaOf: Record<string, Persona> = {
  licence: 'user',
  manager: 'manager',
  administrator: 'administrator',
  operator: 'operator',
}

/** The same input with a text after each of its texts, one at a time. */
function* spoilt(value: unknown, ending: string): Generator<unknown> {
  if (typeof value === 'string') yield value + ending
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const bad of spoilt(inner, ending))
      yield Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad }
}

/** Texts for the fields that a call leaves out by default, from the schema that OpenAPI shows. */
function filledIn(name: CallName, input: object): object {
  const { properties = {} } = z.toJSONSchema(everyCall[name].input, { io: 'input', unrepresentable: 'any' })
  const absent = Object.keys(properties).filter((key) => !Object.hasOwn(input, key))
  return { ...Object.fromEntries(absent.map((key) => [key, 'x'])), ...input }
}

function send({ browser }: Stage, name: CallName, input: object) {
  const { method, path } = everyCall[name]
  const query = new URLSearchParams(input as Record<string, string>)
  return method === 'POST' ? browser.post(`${apiPrefix}${path}`, input) : browser.get(`${apiPrefix}${path}?${query}`)
}

describe('no text that can’t be stored fails a call', () => {
  test.each(callNames)('%s refuses a NUL and half of a surrogate pair in each of its texts', async (name) => {
    const stage = await stageOf(personaOf[everyCall[name].access] ?? 'noLicence')
    const input = filledIn(name, await callInputs[name](stage))
    for (const ending of ['\0', '\ud800', '\udc00'])
      for (const bad of spoilt(input, ending)) {
        const { status, body } = await send(stage, name, bad as object)
        expect([bad, status], JSON.stringify(body)).toEqual([
          bad,
          expect.toBeOneOf([200, 400, 401, 403, 404, 409, 429]),
        ])
        // A GET's half pair reaches the server as the replacement character, which can be stored.
        if (status === 200) expect(everyCall[name].method).toBe('GET')
      }
  })

  test.each([
    ['GET', '/api/auth/callback/google?state=%00&code=%00'],
    ['GET', '/api/auth/callback/google?error=%00&error_description=%ED%A0%80'],
    ['GET', '/api/alert/one-click?token=%00'],
    ['POST', '/api/alert/one-click?token=%00%ED%A0%80'],
    ['GET', '/api/health/ready?%00=%ED%A0%80'],
    ['POST', '/api/mcp'],
    ['GET', '/api/feed/%00%ED%A0%80.json'],
    ['POST', '/api/billing/webhook'],
    ['POST', '/api/mail/webhook'],
    ['POST', '/api/csp-report'],
  ] as const)('%s %s, no call of the contracts, does not fail on it', async (method, url) => {
    const { statusCode } = await app.inject({
      method,
      url,
      payload: '\0\ud800',
      headers: { 'content-type': 'text/plain' },
    })
    expect(statusCode).toBeLessThan(500)
  })

  test.each(['%00', '%ED%A0%80', 'è'])('a session cookie with %j is nobody’s', async (bad) => {
    const browser = openBrowser(app)
    browser.cookies.set('__Host-vedetta.session_token', `abc${bad}.def`)
    expect((await browser.get('/api/profile')).body).toEqual({ user: null })
  })
})

/** The answer to bytes as they are: no client would send these. */
async function answerTo(bytes: string): Promise<{ status: number; type: string | undefined; code: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  // The server may close before it has read everything.
  socket.on('error', () => {})
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1],
    code: errorBody.parse(JSON.parse(body)).code,
  }
}

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`

test.each([
  ['a bad percent sign', get('/api/%E0%A4%A'), 400, 'invalid_request'],
  ['a percent sign alone', get('/api/profile%'), 400, 'invalid_request'],
  ['bytes that are no UTF-8', get('/%ff%fe'), 400, 'invalid_request'],
  ['a NUL', get('/api/%00'), 404, 'not_found'],
  ['an address of 20,000 characters', get(`/api/${'a'.repeat(20_000)}`), 414, 'address_too_long'],
  ['headers of 20,000 characters', get('/api/profile', `cookie: ${'a'.repeat(20_000)}\r\n`), 431, 'headers_too_large'],
  ['a header with a NUL', get('/api/profile', 'user-agent: a\0b\r\n'), 400, 'invalid_request'],
  ['a method that is none', 'FOO / HTTP/1.1\r\n\r\n', 400, 'invalid_request'],
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'invalid_request'],
])('a request with %s is refused in the shape of every error', async (_what, bytes, status, code) => {
  expect(await answerTo(bytes)).toEqual({ status, type: 'application/json; charset=utf-8', code })
})

test('a refused address gets the security headers of every answer', async () => {
  const { headers } = await app.inject('/api/%E0%A4%A')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

describe('an address that does not take a method', () => {
  test.each([
    ['GET', '/api/position/search', 'POST'],
    ['DELETE', '/api/filter/delete?filterID=1', 'POST'],
    ['PUT', '/api/profile/', 'GET, HEAD, POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
  ] as const)('%s %s is answered with 405 and the methods it takes, %s', async (method, url, allow) => {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([405, 'method_not_allowed', allow])
  })

  test('a method that the server does not know is answered with 405, too', async () => {
    const bytes = 'PROPFIND /api/profile HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
    expect(await answerTo(bytes)).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })

  test('an unknown address of the API is answered with 404 by every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect((await app.inject({ method, url: '/api/nowhere' })).json().code).toBe('not_found')
  })
})

describe('a call without a body', () => {
  test.each([{}, { 'content-type': 'application/json' }])(
    'logs out and asks for the mail, with %o',
    async (headers) => {
      const { browser } = await createStage(testApp, 'unverified')
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      for (const url of ['/api/verify/request', '/api/logout']) {
        const { statusCode } = await app.inject({ method: 'POST', url, headers: { ...headers, cookie } })
        expect([url, statusCode]).toEqual([url, 200])
      }
      expect((await browser.get('/api/profile')).body).toEqual({ user: null })
    },
  )

  test('a call without a body is refused where it has required fields', async () => {
    const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email' })
    expect([statusCode, json().code]).toEqual([400, 'email_required'])
  })
})

test('a failed request is logged without the words that were searched', async () => {
  const name = 'saldatrice-segreta'
  await testApp.db.deleteFrom('saved_filter').execute()
  await testApp.db.schema.alterTable('saved_filter').addUniqueConstraint('prova', ['name']).execute()
  const [first, second] = [await createStage(testApp, 'user'), await createStage({ ...testApp, app }, 'user')]
  await first.browser.post('/api/filter/save', { name, position: { name } })
  logged = ''
  const { status, body } = await second.browser.post('/api/filter/save', { name, position: { name } })
  await testApp.db.schema.alterTable('saved_filter').dropConstraint('prova').execute()
  expect([status, body.code]).toEqual([500, 'internal_error'])
  expect(logged).toContain('"constraint":"prova"')
  expect(logged).toContain(body.requestId)
  expect(logged).not.toContain(name)
})
