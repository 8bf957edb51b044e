import { randomUUID } from 'node:crypto'
import { publicPosition } from '@vedetta/contracts/public-api/position'
import { creditsProblem } from '@vedetta/contracts/public-api/problem'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { insertFilter } from '@vedetta/core/search/filters/filters.queries'
import { drainOutbox, startCursor } from '@vedetta/core/search/indexing/drain-outbox'
import { makeCompany, makeSource, positionIdOf, publish, publishedPosition } from '@vedetta/core/testing/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let ids: string[]
beforeAll(async () => {
  testApp = await createTestApp()
  const { db, search } = testApp
  await ensureIndices(search)
  const companyNo = await makeCompany(db)
  const titles = Array.from({ length: 30 }, (_, n) => publishedPosition(companyNo, { title: `Saldatore ${n}` }))
  const numbers = await publish(db, await makeSource(db), titles)
  ids = await Promise.all(numbers.map((no) => positionIdOf(db, no)))
  await db.deleteFrom('position_event').execute()
  const events = numbers.map((position_no) => ({ position_no, kind: 'new', at: new Date() }))
  await db.insertInto('position_event').values(events).execute()
  await numberEvents(db)
  await drainOutbox({ db, search, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await search.client.indices.refresh({ index: aliasOf(search, 'position') })
})
afterAll(() => testApp.close())

async function newCaller(licence: Parameters<typeof makeEnterpriseRecruiter>[2] = {}) {
  const { db, app } = testApp
  const viewer = await makeEnterpriseRecruiter(db, new Date(), licence)
  const { authorization } = await makeApiKey(db, viewer, new Date())
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) => {
    const asked = { method, url: `/api/v1${url}`, headers: { authorization, ...headers }, ...(payload && { payload }) }
    const answer = await app.inject(asked)
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() }
  }
  const left = async () => {
    const { credit, search } = await balanceOf(db, viewer.seat.licenceNo, new Date())
    return { credits: credit.left, searches: search.left }
  }
  return {
    viewer,
    left,
    get: (url: string, headers = {}) => call('GET', url, undefined, headers),
    post: (url: string, body: object) => call('POST', url, body),
  }
}

describe('POST /api/v1/positions/search', () => {
  const criteria = { position: { name: 'saldatore' } }

  test('POST /api/v1/positions/search pages through all that it found with cursors, for one search', async () => {
    const { post, left } = await newCaller({ monthly_searches: 10 })
    const first = await post('/positions/search', { criteria })
    expect([first.status, first.body.total, first.body.positions.length, first.body.rule]).toEqual([
      200,
      30,
      25,
      'counted',
    ])
    const second = await post('/positions/search', { cursor: first.body.next })
    expect([second.body.positions.length, second.body.next]).toEqual([5, null])
    const found = [...first.body.positions, ...second.body.positions].map(({ positionID }) => positionID)
    expect(new Set(found)).toEqual(new Set(ids))
    expect(await left()).toMatchObject({ searches: 9 })
  })

  test('POST /api/v1/positions/search answers with the fields that were asked for, and the ID', async () => {
    const { post } = await newCaller()
    const { body } = await post('/positions/search', { criteria, fields: ['name'] })
    expect(Object.keys(body.positions[0]).toSorted()).toEqual(['name', 'positionID'])
  })

  test('POST /api/v1/positions/search searches by a saved filter of the key’s person, and knows no other’s', async () => {
    const { post, viewer } = await newCaller()
    const saved = { name: 'Saldatori', criteria: positionCriteria.parse(criteria), count: 0 }
    const { filterId } = await insertFilter(testApp.db, viewer.userId, saved, new Date())
    expect((await post('/positions/search', { filterID: filterId })).body.total).toBe(30)
    const another = await newCaller()
    expect((await another.post('/positions/search', { filterID: filterId })).body.code).toBe('unknown_filter')
  })

  test('POST /api/v1/positions/search refuses a cursor that it did not give to the caller', async () => {
    const { post } = await newCaller()
    const { body } = await (await newCaller()).post('/positions/search', { criteria })
    for (const cursor of [body.next, 'x', Buffer.from('{"searchID":1}').toString('base64url')])
      expect((await post('/positions/search', { cursor })).body).toMatchObject({ status: 400, code: 'cursor_invalid' })
  })

  test('POST /api/v1/positions/search refuses a licence without searches', async () => {
    const { post } = await newCaller({ monthly_searches: 0 })
    expect((await post('/positions/search', { criteria })).body).toMatchObject({
      status: 403,
      code: 'search_limit_reached',
    })
  })
})

describe('GET /api/v1/positions/{positionID}', () => {
  test('GET /api/v1/positions/{positionID} costs a credit once, and is 304 while it has not changed', async () => {
    const { get, left } = await newCaller({ monthly_credits: 10 })
    const first = await get(`/positions/${ids[0]}`)
    expect(publicPosition.strict().parse(first.body)).toMatchObject({ positionID: ids[0], name: 'Saldatore 0' })
    const again = await get(`/positions/${ids[0]}`, { 'if-none-match': first.headers.etag })
    expect([again.status, again.body]).toEqual([304, null])
    expect((await get(`/positions/${ids[0]}?fields=name,sources`)).body).toMatchObject({ name: 'Saldatore 0' })
    expect(await left()).toMatchObject({ credits: 9 })
  })

  test('GET /api/v1/positions/{positionID} answers 402 with the head where the credits are used up', async () => {
    const { get } = await newCaller({ monthly_credits: 0 })
    const { status, body } = await get(`/positions/${ids[3]}`)
    expect(status).toBe(402)
    expect(creditsProblem.strict().parse(body)).toMatchObject({
      code: 'credits_used_up',
      heads: [{ positionID: ids[3], event: 4, kind: 'new' }],
    })
  })

  test('GET /api/v1/positions/{positionID} knows no position of another ID, and charges nothing for it', async () => {
    const { get, left } = await newCaller({ monthly_credits: 10 })
    expect((await get(`/positions/${randomUUID()}`)).body).toMatchObject({ status: 404, code: 'unknown_position' })
    expect((await get('/positions/x')).body).toMatchObject({
      code: 'invalid_request',
      invalid: [{ in: 'path', pointer: '/positionID' }],
    })
    expect(await left()).toMatchObject({ credits: 10 })
  })
})

describe('GET /api/v1/positions/changes', () => {
  test('GET /api/v1/positions/changes gives every event once, in the order of their numbers', async () => {
    const { get, left } = await newCaller({ monthly_credits: 10 })
    const events: number[] = []
    let page = { next: 0, more: true }
    while (page.more) {
      const { body } = await get(`/positions/changes?since=${page.next}&limit=7`)
      events.push(...body.changes.map(({ event }: { event: number }) => event))
      page = body
    }
    expect(events).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    expect(await get(`/positions/changes?since=30`)).toMatchObject({ body: { changes: [], next: 30, more: false } })
    expect(await left()).toMatchObject({ credits: 10 })
  })

  test('GET /api/v1/positions/changes delivers the positions of a page in full, or their heads with 402', async () => {
    const { get, left } = await newCaller({ monthly_credits: 10 })
    const { body } = await get('/positions/changes?since=0&limit=8&include=positions&fields=name')
    expect(body.positions).toEqual(ids.slice(0, 8).map((positionID, n) => ({ positionID, name: `Saldatore ${n}` })))
    const refused = await get('/positions/changes?since=8&limit=8&include=positions')
    expect([refused.status, refused.body.heads.map(({ event }: { event: number }) => event)]).toEqual([
      402,
      [9, 10, 11, 12, 13, 14, 15, 16],
    ])
    expect(await left()).toMatchObject({ credits: 2 })
  })

  test.each([
    ['a number that no event has yet', 'since=31', 'since_out_of_range'],
    ['no number', 'limit=5', 'invalid_request'],
    ['a number that is none', 'since=1e1', 'invalid_request'],
    ['an unknown field', 'since=0&fields=name,secret', 'invalid_request'],
    ['a limit beyond the greatest', 'since=0&limit=1001', 'invalid_request'],
  ])('GET /api/v1/positions/changes refuses %s', async (_what, query, code) => {
    const { get } = await newCaller()
    expect((await get(`/positions/changes?${query}`)).body).toMatchObject({ status: 400, code })
  })

  test('GET /api/v1/positions/changes needs the scope of positions', async () => {
    const viewer = await makeEnterpriseRecruiter(testApp.db, new Date())
    const { authorization } = await makeApiKey(testApp.db, viewer, new Date(), { scopes: ['companies:read'] })
    const answer = await testApp.app.inject({ url: '/api/v1/positions/changes?since=0', headers: { authorization } })
    expect(answer.json()).toMatchObject({ status: 403, code: 'scope_missing' })
  })
})
