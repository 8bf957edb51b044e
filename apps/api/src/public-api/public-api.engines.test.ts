import { apiPace } from '@vedetta/contracts/public-api/operation'
import { problem } from '@vedetta/contracts/public-api/problem'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

async function newKey(scopes?: Parameters<typeof makeApiKey>[3]) {
  const viewer = await makeEnterpriseRecruiter(testApp.db, new Date())
  return { viewer, ...(await makeApiKey(testApp.db, viewer, new Date(), scopes)) }
}

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url: `/api/v1${url}`, headers })

describe('the public API', () => {
  test('GET /api/v1/account tells the licence, the scopes of the key and what is left', async () => {
    const { viewer, keyId, authorization } = await newKey({ scopes: ['positions:read'] })
    const answer = await get('/account', { authorization })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        keyID: keyId,
        licenceID: viewer.seat.licenceId,
        tier: 'enterprise',
        expiresAt: viewer.seat.expiresAt.toISOString(),
        scopes: ['positions:read'],
        balance: expect.objectContaining({ credit: expect.anything(), search: expect.anything() }),
        limit: { calls: 100, seconds: 10 },
        newestEvent: 0,
      },
    ])
  })

  test.each([
    ['no key', undefined, 'api_key_required'],
    ['a key that is none', 'Bearer vdt_none', 'api_key_invalid'],
  ])('the public API refuses %s with problem details in the language asked for', async (_what, authorization, code) => {
    const answer = await get('/account', {
      ...(authorization && { authorization }),
      'accept-language': 'it-IT, en;q=0.8',
    })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['www-authenticate']]).toEqual([
      401,
      'application/problem+json',
      'Bearer realm="Vedetta"',
    ])
    expect(problem.strict().parse(answer.json())).toMatchObject({
      status: 401,
      code,
      detail: expect.stringMatching(/chiave/i),
    })
  })

  test('the public API names the values that it refuses', async () => {
    const { authorization } = await newKey()
    const answer = await get('/account?page=2', { authorization })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      invalid: [{ in: 'query', pointer: expect.any(String) }],
    })
  })

  test('an address or a method that the public API does not have is answered with problem details too', async () => {
    const unknown = await get('/nothing')
    expect([unknown.statusCode, unknown.json().code, unknown.headers['content-type']]).toEqual([
      404,
      'not_found',
      'application/problem+json',
    ])
    const posted = await testApp.app.inject({ method: 'POST', url: '/api/v1/account' })
    expect([posted.statusCode, posted.headers.allow, posted.json().code]).toEqual([405, 'GET', 'method_not_allowed'])
    const unreadable = await get('/%')
    expect(unreadable.statusCode).toBe(400)
    expect(unreadable.headers['content-type']).toMatch(/^application.problem.json/)
  })

  test('an answer that the client has already is 304 without a body', async () => {
    const { authorization } = await newKey()
    const first = await get('/account', { authorization })
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const tag = String(first.headers.etag)
    for (const known of [tag, `"other", W/${tag}`, '*']) {
      const again = await get('/account', { authorization, 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    }
    const other = await get('/account', { authorization, 'if-none-match': '"other"' })
    expect(other.statusCode).toBe(200)
  })

  test('a key has its limit of calls, told with every answer, and waits as long as Retry-After says', async () => {
    const { authorization } = await newKey()
    const first = await get('/account', { authorization })
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"key";q=100;w=10', ratelimit: '"key";r=99;t=10' })
    const answers = await Promise.all(
      Array.from({ length: apiPace.times + 19 }, () => get('/account', { authorization })),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(20)
    for (const { headers, json } of refused) {
      expect(headers['retry-after']).toMatch(/^([1-9]|10)$/)
      expect(json()).toMatchObject({ code: 'request_limit' })
    }
    const { authorization: another } = await newKey()
    expect((await get('/account', { authorization: another })).statusCode).toBe(200)
  })
})
