import { randomUUID } from 'node:crypto'
import { errors } from '@vedetta/contracts/calls/errors'
import { countedFields } from '@vedetta/contracts/search/facets'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let positionID: string
let now = new Date()
beforeAll(async () => {
  testApp = await createTestApp({ clock: () => now })
  const { db, search } = testApp
  await ensureIndices(search)
  positionID = await positionIdOf(db, await makePosition(db, { title: 'Saldatore TIG' }))
  await makePosition(db, { title: 'Saldatore MAG' })
  await indexPositions(db, search)
})
afterAll(() => testApp.close())
beforeEach(() => {
  now = new Date()
})

const search = (browser: Browser, body: object = {}) => browser.post('/api/position/search', body)
const mark = (browser: Browser, status: unknown, id = positionID) =>
  browser.post('/api/position/status', { positionID: id, status })
const searchesLeft = async (browser: Browser) => (await browser.get('/api/balance')).body.search.left

describe('POST /api/position/status', () => {
  test('POST /api/position/status marks a position as seen, contacted or neither', async () => {
    const { browser } = await signUpWithSeat(testApp)
    for (const [status, told] of [
      ['seen', 'seen'],
      ['contacted', 'contacted'],
      ['notSeen', 'notSeen'],
      ['anything', 'notSeen'],
    ])
      expect(await mark(browser, status)).toMatchObject({ status: 200, body: { status: told } })
  })

  test('a mark appears in the user’s next search and in nobody else’s', async () => {
    const { browser } = await signUpWithSeat(testApp)
    await mark(browser, 'contacted')
    const statusFor = async (one: Browser) => {
      const { body } = await search(one, { position: { name: 'TIG' } })
      return body.positions.map(({ status }: { status: string }) => status)
    }
    expect(await statusFor(browser)).toEqual(['contacted'])
    expect(await statusFor((await signUpWithSeat(testApp)).browser)).toEqual(['notSeen'])
  })

  test.each([
    ['a position that does not exist', 'seen', randomUUID(), 404, 'unknown_position'],
    ['something that is no position', 'seen', 'none', 400, 'invalid_request'],
    ['a status that is no text', 7, undefined, 400, 'invalid_request'],
  ] as const)('POST /api/position/status refuses %s', async (_, status, id, code, name) => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await mark(browser, status, id)).toMatchObject({ status: code, body: { code: name } })
  })
})

describe('POST /api/position/search', () => {
  test('POST /api/position/search pages through a search by its ID, and starts a new one', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const asked = { position: { name: 'saldatore' } }
    const first = await search(browser, asked)
    expect(first.body).toMatchObject({ total: 2, counted: true })
    const { searchID } = first.body
    expect((await search(browser, { ...asked, page: 2, searchID })).body).toMatchObject({ searchID, positions: [] })
    expect((await search(browser, { ...asked, newSearch: true })).body.searchID).not.toBe(searchID)
    expect(await search(browser, { ...asked, searchID: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'unknown_search' },
    })
  })

  test('the server alone decides whether a search is counted', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const before = await searchesLeft(browser)
    for (const body of [
      {},
      { position: { name: 'saldatore' }, newSearch: true },
      { position: { name: 'saldatore' }, newSearch: true },
      { position: { name: 'saldatore', contract: ['permanent'] } },
    ])
      expect((await search(browser, body)).status).toBe(200)
    expect(before - (await searchesLeft(browser))).toBe(1)
  })

  test('a search is refused when the plan’s searches are used up', async () => {
    const { browser, licence } = await signUpWithSeat(testApp)
    await testApp.db
      .updateTable('licence')
      .set({ monthly_searches: 0 })
      .where('licence_no', '=', licence.licenceNo)
      .execute()
    const { status, body } = await search(browser, { position: { name: 'cuoco' } })
    expect([status, body]).toEqual([
      403,
      {
        code: 'search_limit_reached',
        message: 'Search Limit Reached: You have reached the maximum number of searches allowed for your current plan.',
      },
    ])
    expect((await search(browser)).status).toBe(200)
  })

  test('searches are limited to ten in ten seconds', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) statuses.push((await search(browser, { page: (n % 3) + 1 })).status)
    const { status, body, headers } = await search(browser)
    expect([...new Set(statuses), status, body]).toEqual([
      200,
      429,
      { code: 'request_limit', message: 'Request limit reached, please wait a few seconds.' },
    ])
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10)
    expect((await search((await signUpWithSeat(testApp)).browser)).status).toBe(200)
  })

  test('a refresh is allowed every thirty seconds', async () => {
    const { browser } = await signUpWithSeat(testApp)
    await search(browser)
    const { status, body, headers } = await search(browser, { refresh: true })
    expect([status, body, headers['retry-after']]).toEqual([
      429,
      { code: 'refresh_too_soon', message: 'Please wait before refreshing.' },
      '30',
    ])
    now = new Date(now.getTime() + 30_000)
    expect((await search(browser, { refresh: true })).status).toBe(200)
  })

  test('a filterID is accepted only with a new search', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const { filterID } = (await browser.post('/api/filter/save', { name: 'Tutti' })).body
    const { status, body } = await search(browser, { filterID })
    expect([status, body]).toEqual([400, { code: 'invalid_request', message: errors.invalid_request.en }])
    expect((await search(browser, { filterID, newSearch: true })).status).toBe(200)
  })
})

describe('POST /api/position/facets', () => {
  const count = (browser: Browser, searchID: string, fields: readonly string[] = ['provinces', 'statuses']) =>
    browser.post('/api/position/facets', { searchID, fields })

  test('POST /api/position/facets counts the fields asked for of a search that was made, and costs no search', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const { searchID } = (await search(browser, { position: { name: 'saldatore' } })).body
    const left = await searchesLeft(browser)
    const { status, body } = await count(browser, searchID)
    expect([status, Object.keys(body.facets).toSorted()]).toEqual([200, ['provinces', 'statuses']])
    expect(body.facets.statuses).toContainEqual({ value: 'notSeen', count: 2 })
    expect(await searchesLeft(browser)).toBe(left)
  })

  test('a search and its counts are one of the ten searches in ten seconds', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      const { status, body } = await search(browser, { page: (n % 3) + 1 })
      statuses.push(status, (await count(browser, body.searchID)).status)
    }
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await search(browser)).status).toBe(429)
  })

  test('counts are bounded by the person’s share of the engine', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const { searchID } = (await search(browser)).body
    const statuses = new Set<number>()
    for (let n = 0; n < 200 && !statuses.has(429); n++)
      statuses.add((await count(browser, searchID, countedFields)).status)
    expect([...statuses]).toEqual([200, 429])
  })

  test.each([
    [
      'another person’s search',
      async () => (await search((await signUpWithSeat(testApp)).browser)).body.searchID,
      ['provinces'],
      404,
    ],
    ['a search that was never made', randomUUID, ['provinces'], 404],
    ['a field that is not counted', randomUUID, ['name'], 400],
    ['no field', randomUUID, [], 400],
    ['a field twice', randomUUID, ['provinces', 'provinces'], 400],
  ] as const)('POST /api/position/facets refuses %s', async (_, idOf, fields, status) => {
    const { browser } = await signUpWithSeat(testApp)
    expect((await count(browser, await idOf(), fields)).status).toBe(status)
  })
})

describe('POST /api/position/read-sentence', () => {
  test('POST /api/position/read-sentence answers with filters, and costs no search', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const left = await searchesLeft(browser)
    const answer = await browser.post('/api/position/read-sentence', { text: 'saldatori in Lombardia, bella presenza' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        criteria: { position: { name: ['saldatore'], regions: ['03'] }, aiSearch: false },
        read: [
          { text: 'saldatori', field: 'name', excluded: false },
          { text: 'in Lombardia', field: 'regions', excluded: false },
        ],
        ignored: ['bella presenza'],
      },
    })
    expect(await searchesLeft(browser)).toBe(left)
    expect((await search(browser, answer.body.criteria)).status).toBe(200)
  })

  test.each([
    ['nothing', '  '],
    ['more than a field holds', 'a'.repeat(501)],
    ['what is no text', 7],
  ])('POST /api/position/read-sentence refuses %s', async (_, text) => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.post('/api/position/read-sentence', { text })).toMatchObject({ status: 400 })
  })
})
