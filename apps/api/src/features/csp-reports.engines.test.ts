import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(() => testApp.db.deleteFrom('csp_report_day').execute())
afterAll(() => testApp.close())

const single = JSON.stringify({
  'csp-report': {
    'document-uri': 'http://127.0.0.1:17473/app/positions?role=segreta',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ads.example/track.js?who=anna',
  },
})
const collected = JSON.stringify([
  { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://ads.example/p.gif?who=anna' } },
])
const [csp2, csp3] = ['application/csp-report', 'application/reports+json']

/** Each from an address of its own, unless it is given. */
let sent = 0
async function send(payload: string, type: string, headers = {}, remoteAddress = `203.0.113.${++sent}`) {
  const { app } = testApp
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/csp-report',
    payload,
    headers: { 'content-type': type, ...headers },
    remoteAddress,
  })
  return { status: statusCode, code: body === '' ? undefined : JSON.parse(body).code }
}

const rows = () =>
  testApp.db.selectFrom('csp_report_day').select(['directive', 'blocked', 'count']).orderBy('directive').execute()

test('a browser reports without a session, by either standard, and only the origin is kept', async () => {
  expect(await send(single, csp2)).toEqual({ status: 204, code: undefined })
  expect(await send(collected, csp3, { 'sec-fetch-site': 'same-origin' })).toEqual({ status: 204, code: undefined })
  expect(await rows()).toEqual([
    { directive: 'img-src', blocked: 'https://ads.example', count: 1 },
    { directive: 'script-src-elem', blocked: 'https://ads.example', count: 1 },
  ])
})

test.each([
  ['no JSON', '{', csp2, 400, 'invalid_request'],
  ['no report', '{}', csp3, 400, 'invalid_request'],
  ['nothing', '', csp2, 400, 'invalid_request'],
  ['bytes that can’t be stored', '\0\ud800', csp3, 400, 'invalid_request'],
  ['another type', single, 'application/json', 400, 'invalid_request'],
  [
    '40,000 characters',
    JSON.stringify({ 'csp-report': { 'blocked-uri': 'a'.repeat(40_000) } }),
    csp2,
    413,
    'body_too_large',
  ],
])('a body of %s is refused and kept nowhere', async (_what, payload, type, status, code) => {
  expect(await send(payload, type)).toEqual({ status, code })
  expect(await rows()).toEqual([])
})

test('pages of other sites can’t report', async () => {
  expect(await send(single, csp2, { 'sec-fetch-site': 'cross-site' })).toEqual({
    status: 403,
    code: 'cross_site_request',
  })
})

test('an address may report 30 times a minute, and all together 600', async () => {
  for (let n = 0; n < 30; n++) expect((await send(single, csp2, {}, '198.51.100.1')).status).toBe(204)
  expect(await send(single, csp2, {}, '198.51.100.1')).toEqual({ status: 429, code: 'request_limit' })
  // All but some of the minute's 600, whatever the tests before have used.
  await testApp.limits.consume('cspReportsOfAll', 'all', 550)
  const answers: number[] = []
  for (let n = 0; n < 51; n++) answers.push((await send(single, csp2, {}, `198.18.0.${n}`)).status)
  expect([answers[0], answers.at(-1)]).toEqual([204, 429])
})
