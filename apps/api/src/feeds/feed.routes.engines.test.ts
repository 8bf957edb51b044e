import { randomUUID } from 'node:crypto'
import type { Feed } from '@vedetta/contracts/notify/feeds'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { endSeatOf, insertSeat } from '@vedetta/core/customers/licences/seat.queries'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { insertFilter } from '@vedetta/core/search/filters/filters.queries'
import { makeCompany, makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { makeLicence } from '@vedetta/core/testing/people'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

const start = new Date()
let now = start
let testApp: TestApp
let positionID: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: () => now })
  const { db, search } = testApp
  await ensureIndices(search)
  const company = await makeCompany(db, { name: '=Officine & "Figli" S.r.l.' })
  const title = 'Saldatore <TIG>'
  const description = 'Saldatura di telai.\u0001'
  positionID = await positionIdOf(db, await makePosition(db, { company_no: company, title, description }, start))
  for (let n = 0; n < 30; n++) await makePosition(db, { title: 'Fresatore' }, new Date(start.getTime() - n * minuteMs))
  await indexPositions(db, search)
})
afterAll(() => testApp.close())
beforeEach(() => {
  // Captchas are made by the system clock.
  now = new Date()
})

type Given = { role?: string; content?: 'rows' | 'positions'; licence?: Parameters<typeof makeLicence>[1] }

async function makeFeed({ role = 'saldatore', content = 'rows', licence = {} }: Given = {}) {
  const person = await signUpWithSeat(testApp, { tier: 'enterprise', size: null, starts_at: start, ...licence })
  const criteria = positionCriteria.parse({ position: { name: role } })
  const { filterId } = await insertFilter(testApp.db, person.userId, { name: 'Saldatori', criteria, count: 0 }, now)
  const { status, body } = await person.browser.post('/api/feed/create', { filterID: filterId, content })
  const feed = body as Feed
  const balance = () => balanceOf(testApp.db, person.licence.licenceNo, now)
  return { ...person, status, body, feed, balance }
}

function read(address: string, headers: Record<string, string> = {}) {
  return testApp.app.inject({ url: new URL(address).pathname, headers })
}

describe('a feed of a saved filter', () => {
  test('is a JSON Feed, RSS and CSV of its rows, which costs one search a day', async () => {
    const { feed, balance } = await makeFeed()
    const { search: before } = await balance()
    const json = await read(feed.addresses.json)
    expect([json.statusCode, json.headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
    const { version, items } = JSON.parse(json.body)
    expect(version).toBe('https://jsonfeed.org/version/1.1')
    expect(items).toMatchObject([{ id: positionID, title: 'Saldatore <TIG> – =Officine & "Figli" S.r.l.' }])
    expect(items[0]._vedetta).not.toHaveProperty('description')

    const xml = await read(feed.addresses.xml)
    expect(xml.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(xml.body).toContain('<title>Saldatore &lt;TIG&gt; – =Officine &amp; &quot;Figli&quot; S.r.l.</title>')

    const csv = await read(feed.addresses.csv)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body).toContain(`"'=Officine & ""Figli"" S.r.l."`)

    now = new Date(now.getTime() + 6 * minuteMs)
    await read(feed.addresses.json)
    expect((await balance()).search.left).toBe(before.left - 1)
    now = new Date(now.getTime() + dayMs)
    await read(feed.addresses.json)
    expect((await balance()).search.left).toBe(before.left - 2)
  })

  test('of whole positions costs a credit each, once, and writes no character that XML lacks', async () => {
    const { feed, balance } = await makeFeed({ content: 'positions' })
    const { credit: before } = await balance()
    const [item] = JSON.parse((await read(feed.addresses.json)).body).items
    expect(item._vedetta).toMatchObject({ positionID, description: expect.stringContaining('telai') })
    expect((await read(feed.addresses.xml)).body).toMatch(/Saldatura di telai\.<\/description>/)
    now = new Date(now.getTime() + 6 * minuteMs)
    await read(feed.addresses.csv)
    expect((await balance()).credit.left).toBe(before.left - 1)
  })

  test('is in the audit when it is made and when it is deleted, each once', async () => {
    const { feed, browser, userId } = await makeFeed({ content: 'positions' })
    await browser.post('/api/feed/create', { filterID: feed.filterID, content: 'positions' })
    for (let time = 0; time < 2; time++) await browser.post('/api/feed/delete', { feedID: feed.feedID })
    const acts = await testApp.db
      .selectFrom('audit_entry')
      .select(['act', 'subject', 'details'])
      .where('actor_id', '=', userId)
      .where('act', 'like', 'feed_%')
      .orderBy('entry_no')
      .execute()
    expect(acts).toEqual([
      { act: 'feed_created', subject: feed.feedID, details: { content: 'positions' } },
      { act: 'feed_deleted', subject: feed.feedID, details: {} },
    ])
  })

  test('without credits answers 402 with the rows, which the search has paid for', async () => {
    const { feed } = await makeFeed({ content: 'positions', licence: { monthly_credits: 0 } })
    const { statusCode, body } = await read(feed.addresses.json)
    expect(statusCode).toBe(402)
    const [item] = JSON.parse(body).items
    expect(item).toMatchObject({ id: positionID })
    expect(item._vedetta).not.toHaveProperty('description')
  })

  test('goes beyond a page of results, and answers 304 where nothing changed', async () => {
    const { feed } = await makeFeed({ role: 'fresatore' })
    const { headers, body } = await read(feed.addresses.json)
    expect(JSON.parse(body).items).toHaveLength(30)
    expect(headers['cache-control']).toBe('private, max-age=300')
    now = new Date(now.getTime() + 6 * minuteMs)
    expect(await read(feed.addresses.json, { 'if-none-match': `${headers.etag}` })).toMatchObject({
      statusCode: 304,
      body: '',
    })
  })

  test('shows its address again, is made once, and ends when it is deleted', async () => {
    const { feed, browser } = await makeFeed()
    const { filterID, content } = feed
    expect((await browser.post('/api/feed/create', { filterID, content })).body).toEqual(feed)
    expect((await read(feed.addresses.json)).statusCode).toBe(200)
    const { feeds } = (await browser.get('/api/feed/list')).body
    expect(feeds).toEqual([{ ...feed, lastRead: now.toISOString() }])
    await browser.post('/api/feed/delete', { feedID: feed.feedID })
    expect((await read(feed.addresses.json)).statusCode).toBe(404)
    const { body: anew } = await browser.post('/api/feed/create', { filterID, content })
    expect(anew.addresses.json).not.toBe(feed.addresses.json)
  })

  test('is deleted by nobody else, and is of one’s own filter only', async () => {
    const { feed, filter } = { ...(await makeFeed()), filter: randomUUID() }
    const stranger = await makeFeed()
    await stranger.browser.post('/api/feed/delete', { feedID: feed.feedID })
    expect((await read(feed.addresses.json)).statusCode).toBe(200)
    for (const filterID of [feed.filterID, filter])
      expect(await stranger.browser.post('/api/feed/create', { filterID, content: 'rows' })).toMatchObject({
        status: 404,
        body: { code: 'unknown_filter' },
      })
  })

  test('needs a plan with the public API, when it is made and when it is read', async () => {
    expect(await makeFeed({ licence: { tier: 'pro', size: 15 } })).toMatchObject({
      status: 403,
      body: { code: 'public_api_not_in_plan' },
    })
    const { feed, licence } = await makeFeed()
    const ofLicence = testApp.db.updateTable('licence').where('licence_no', '=', licence.licenceNo)
    await ofLicence.set({ tier: 'pro', size: 15 }).execute()
    expect((await read(feed.addresses.json)).statusCode).toBe(403)
  })

  test('ends with the seat for good, also when its person has another', async () => {
    const { feed, userId } = await makeFeed()
    await endSeatOf(testApp.db, userId, now)
    expect((await read(feed.addresses.json)).statusCode).toBe(404)
    const { licenceNo } = await makeLicence(testApp.db, { tier: 'enterprise', size: null })
    await insertSeat(testApp.db, { licenceNo, userId }, now)
    expect((await read(feed.addresses.json)).statusCode).toBe(404)
  })

  test('is found by its signature alone', async () => {
    const { feed } = await makeFeed()
    const { json } = feed.addresses
    const forged = json.replace(/.\.json$/, (end) => (end.startsWith('A') ? 'B.json' : 'A.json'))
    for (const address of [forged, json.replace('.json', '.pdf'), json.replace(/[^/]+$/, `${feed.feedID}.json`)])
      expect((await read(address)).statusCode, address).toBe(404)
  })

  test('is read sixty times an hour at most', async () => {
    const { feed } = await makeFeed()
    const answers = await Promise.all(Array.from({ length: 62 }, () => read(feed.addresses.csv)))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })
})
