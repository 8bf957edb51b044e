import { apiPrefix } from '@vedetta/contracts/calls/call'
import { errors } from '@vedetta/contracts/calls/errors'
import { createSearch } from '@vedetta/core/search/engine/client'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { drainOutbox, startCursor } from '@vedetta/core/search/indexing/drain-outbox'
import { makePosition } from '@vedetta/core/testing/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from './app.ts'
import type { Browser } from './testing/browser.ts'
import { everyCall } from './testing/every-call.ts'
import { createTestApp, signUpPerson, signUpWithSeat, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let app: App
let recruiter: Browser
beforeAll(async () => {
  testApp = await createTestApp()
  app = testApp.app
  const { db, search } = testApp
  await ensureIndices(search)
  await makePosition(db, { title: 'Saldatore TIG', municipalities: ['016024'], contract: 'permanent' })
  await drainOutbox({ db, search, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await search.client.indices.refresh({ index: aliasOf(search, 'position') })
  recruiter = (await signUpWithSeat(testApp)).browser
})
afterAll(() => testApp.close())

const headersOf = ({ cookies }: Browser) => ({
  'content-type': 'application/json',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

const post = (url: string, payload: unknown, target = app) =>
  target.inject({ method: 'POST', url, headers: headersOf(recruiter), payload: JSON.stringify(payload) })

describe('POST /api/position/search', () => {
  test('POST /api/position/search returns a page of rows with totals', async () => {
    const response = await post('/api/position/search', {
      position: { name: 'saldatrice', city: { mode: 'radius', istat: '016024', km: 5 } },
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      total: 1,
      companies: 1,
      page: 1,
      pages: 1,
      positions: [
        {
          name: 'Saldatore TIG',
          places: [{ city: 'Bergamo', province: 'BG', region: '03' }],
          contract: 'permanent',
        },
      ],
    })
  })

  test.each([
    ['an unknown field', { position: { nome: 'x' } }],
    ['an empty text', { position: { name: '  ' } }],
    ['an empty list', { position: { provinces: [] } }],
    ['a value outside its list', { position: { contract: ['forever'] } }],
    ['a circle of a thousand kilometres', { position: { city: { mode: 'radius', istat: '016024', km: 1000 } } }],
    ['page zero', { page: 0 }],
    ['a date that is none', { from: 'yesterday' }],
    ['a body that is no object', [1, 2]],
  ])('POST /api/position/search refuses %s', async (_what, body) => {
    const response = await post('/api/position/search', body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ code: 'invalid_request', message: errors.invalid_request.en })
  })

  test('malformed JSON and oversized bodies have error codes of their own', async () => {
    const headers = headersOf(recruiter)
    const broken = await app.inject({ method: 'POST', url: '/api/position/search', headers, payload: '{"page":' })
    expect(broken.json()).toMatchObject({ code: 'invalid_request' })
    const large = await post('/api/position/search', { position: { name: 'x'.repeat(70_000) } })
    expect([large.statusCode, large.json().code]).toEqual([413, 'body_too_large'])
  })

  test('unknown towns and pages out of reach have error codes of their own', async () => {
    const town = await post('/api/position/search', { position: { city: { mode: 'exact', istat: '000000' } } })
    expect([town.statusCode, town.json().code]).toEqual([400, 'unknown_place'])
    const deep = await post('/api/position/search', { page: 401 })
    expect([deep.statusCode, deep.json().code]).toEqual([400, 'page_out_of_reach'])
  })

  test('the API answers 503 with Retry-After while the search engine is down', async () => {
    const away = createSearch('http://127.0.0.1:9', 'away-')
    const lonely = await buildApp({ ...testApp, search: away }, { logger: false })
    const response = await post('/api/position/search', {}, lonely)
    expect([response.statusCode, response.headers['retry-after'], response.json().code]).toEqual([
      503,
      '5',
      'search_unavailable',
    ])
    await lonely.close()
  })
})

describe('the position search', () => {
  const search = { method: 'POST', url: '/api/position/search', payload: {} } as const

  test('the position search requires a sign-in, a verified address and a licence, and names what is missing', async () => {
    expect((await app.inject(search)).json().code).toBe('sign_in_required')
    const { browser } = await signUpPerson(testApp)
    const { status, body } = await browser.post('/api/position/search')
    expect([status, body]).toEqual([
      403,
      { code: 'licence_required', message: 'You must have an active license to access this page' },
    ])
  })

  test('the position search is refused on the first request after the licence ends', async () => {
    const { browser, licence } = await signUpWithSeat(testApp)
    expect((await browser.post('/api/position/search')).status).toBe(200)
    await testApp.db
      .updateTable('licence')
      .set({ expires_at: new Date() })
      .where('licence_no', '=', licence.licenceNo)
      .execute()
    expect((await browser.post('/api/position/search')).body.code).toBe('licence_required')
  })

  test('the position search refuses requests from other sites', async () => {
    const { status, body } = await recruiter.post('/api/position/search', {}, { 'sec-fetch-site': 'cross-site' })
    expect([status, body.code]).toEqual([403, 'cross_site_request'])
  })
})

describe('reference data', () => {
  test('municipalities are suggested by name prefix and found by code', async () => {
    const suggested = await app.inject('/api/reference/municipalities?q=berg')
    expect(suggested.json().municipalities[0]).toEqual({
      istat: '016024',
      name: 'Bergamo',
      province: 'BG',
      region: '03',
    })
    const one = await app.inject('/api/reference/municipalities?istat=016024')
    expect(one.json().municipalities).toHaveLength(1)
  })

  test('regions and provinces are listed', async () => {
    const { regions, provinces } = (await app.inject('/api/reference/territories')).json()
    expect([regions.length, provinces.length > 100]).toEqual([20, true])
  })
})

describe('the public face of the API', () => {
  test('openapi.json describes every call from the contracts', async () => {
    const { openapi, paths } = (await app.inject('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(
      Object.values(everyCall)
        .map(({ method, path }) => `${method} ${apiPrefix}${path}`)
        .sort(),
    )
    const search = paths['/api/position/search'].post
    expect(
      Object.keys(
        search.requestBody.content['application/json'].schema.properties ??
          search.requestBody.content['application/json'].schema,
      ),
    ).not.toEqual([])
    expect(Object.keys(search.responses)).toEqual(['200', '4XX', '5XX'])
  })

  test('HTML documentation is served', async () => {
    const response = await app.inject('/api/docs/')
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
  })

  test.each([
    '/api/auth/get-session',
    '/api/auth/ok',
    '/api/auth/sign-in/social',
    '/api/auth/update-user',
    '/api/auth/error',
  ])('the auth library’s own route %s is not exposed', async (url) => {
    for (const method of ['GET', 'POST'] as const)
      expect((await app.inject({ method, url, payload: {} })).statusCode).toBe(404)
  })

  test('an unknown path answers with an error code', async () => {
    const response = await app.inject('/api/nowhere')
    expect([response.statusCode, response.json()]).toEqual([404, { code: 'not_found', message: errors.not_found.en }])
  })
})
