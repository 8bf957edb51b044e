import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hourMs } from '@vedetta/contracts/text/durations'
import { createWebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { optOut } from '../../companies/sources/opt-out.ts'
import type { Log } from '../../platform/context.ts'
import { makeCompany } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { createHostLocks, type HostLocks } from '../politeness/host-locks.ts'
import { addFeed } from './add-feed.ts'
import { selectFeeds } from './feeds.queries.ts'
import { readDueFeeds } from './read-feeds.ts'

const { db, pool, as, close } = await createTestDb()
const { db: watchDb } = as('watch')
const requests: { url: string; headers: IncomingMessage['headers'] }[] = []
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {}
const server = createServer((request, response) => {
  const url = request.url ?? ''
  requests.push({ url, headers: request.headers })
  const answer = answers[url]
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})

let web: ReturnType<typeof createWebFetcher>
let client: PoolClient
let hostLocks: HostLocks
let port: number
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  web = createWebFetcher({ allowedRanges: ['127.0.0.0/8'], allowedPorts: [port], resolve: async () => ['127.0.0.1'] })
  client = await as('watch').pool.connect()
  hostLocks = createHostLocks(client, { capOf: () => 1, now: () => now, coolDownMs: 0 })
})
afterAll(async () => {
  client.release(true)
  await web.close()
  server.closeAllConnections()
  server.close()
  await close()
})

let now = new Date('2026-11-15T10:00:00Z')
const hour = (hours: number) => new Date(Date.parse('2026-11-15T10:00:00Z') + hours * hourMs)
const logged: { reason?: string }[] = []
const log: Log = {
  info: (facts) => logged.push(facts),
  warn: (facts) => logged.push(facts),
  error: (facts) => logged.push(facts),
}

beforeEach(async () => {
  await sql`TRUNCATE company, news_feed, opt_out, host_pause CASCADE`.execute(db)
  for (const path of Object.keys(answers)) delete answers[path]
  requests.length = 0
  logged.length = 0
  now = hour(0)
})

async function readFeeds(): Promise<number> {
  const read = await readDueFeeds({ db: watchDb, log, web, hostLocks, now: () => now }, new AbortController().signal)
  await hostLocks.flushed()
  return read
}

const add = (host: string, path: string) =>
  addFeed(db, { url: `http://${host}.example:${port}${path}`, name: 'La Gazzetta' }, now)

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>La Gazzetta</title>${items}</channel></rss>`
const item = (n: number, title: string, date = 'Tue, 10 Nov 2026 09:00:00 +0100') =>
  `<item><title>${title}</title><link>https://gazzetta.example/${n}</link><pubDate>${date}</pubDate></item>`
const serves =
  (text: string, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(text)

const news = async () =>
  (await pool.query('SELECT company_no, title, url, published_at, quote, found_at FROM company_news ORDER BY url')).rows

describe('readDueFeeds', () => {
  test('reads a due feed and stores each item that names a company as its news', async () => {
    const companyNo = await makeCompany(db, { name: 'Rossi Meccanica S.r.l.', legal_form: 'S.r.l.' })
    answers['/rss'] = serves(
      rss(
        item(1, 'La Rossi Meccanica Srl assume') +
          item(2, 'Nuovo ponte sul Serio') +
          item(3, 'La Rossi Meccanica Srl nel futuro', 'Tue, 24 Nov 2026 09:00:00 +0100'),
      ),
    )
    expect(await add('uno', '/rss')).toBe('added')
    expect(await readFeeds()).toBe(1)
    expect(await news()).toEqual([
      {
        company_no: companyNo,
        title: 'La Rossi Meccanica Srl assume',
        url: 'https://gazzetta.example/1',
        published_at: new Date('2026-11-10T08:00:00Z'),
        quote: 'La Rossi Meccanica Srl assume',
        found_at: now,
      },
    ])
    expect(requests.map(({ url }) => url)).toEqual(['/robots.txt', '/rss'])
    expect(requests[1]?.headers['user-agent']).toMatch(/^VedettaBot/)
    expect(await selectFeeds(db)).toMatchObject([{ failures: 0, lastRead: now, dueAt: hour(1), news: 1 }])
    expect(await readFeeds()).toBe(0)
  })

  test('sends conditional requests, an hour apart', async () => {
    answers['/rss'] = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"'
      const headers = { etag: '"v1"', 'last-modified': 'Tue, 10 Nov 2026 08:00:00 GMT' }
      response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : rss(''))
    }
    await add('due', '/rss')
    await readFeeds()
    now = hour(1)
    await readFeeds()
    const again = requests.filter(({ url }) => url === '/rss')[1]
    expect(again?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Tue, 10 Nov 2026 08:00:00 GMT',
    })
    expect(await selectFeeds(db)).toMatchObject([{ failures: 0, lastRead: hour(1), dueAt: hour(2) }])
  })

  test('backs off from a feed that cannot be read, and keeps its news', async () => {
    const companyNo = await makeCompany(db)
    await add('tre', '/rss')
    const values = {
      company_no: companyNo,
      title: 'Prima',
      url: 'https://gazzetta.example/0',
      published_at: hour(-100),
    }
    const { feed_no } = await db.selectFrom('news_feed').select('feed_no').executeTakeFirstOrThrow()
    await db
      .insertInto('company_news')
      .values({ ...values, feed_no })
      .execute()
    await readFeeds()
    expect(logged).toMatchObject([{ reason: 'status 404', failures: 1 }])
    expect(await selectFeeds(db)).toMatchObject([{ failures: 1, lastRead: null, dueAt: hour(2), news: 1 }])
    now = hour(2)
    await readFeeds()
    expect(await selectFeeds(db)).toMatchObject([{ failures: 2, dueAt: hour(6) }])
    answers['/rss'] = serves(rss(''))
    now = hour(6)
    await readFeeds()
    expect(await selectFeeds(db)).toMatchObject([{ failures: 0, lastRead: hour(6), dueAt: hour(7), news: 1 }])
  })

  test('counts an HTML page, a broken body and an address inside our own network as failures', async () => {
    answers['/page'] = serves('<!doctype html><html><body>Abbonati</body></html>')
    answers['/broken'] = serves('no gzip at all', { 'content-encoding': 'gzip' })
    answers['/inside'] = (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    for (const path of ['page', 'broken', 'inside']) await add(path, `/${path}`)
    await add('nowhere', '/rss')
    await readFeeds()
    expect(logged.map(({ reason }) => reason).toSorted()).toEqual([
      'no feed',
      'reset',
      'robots.txt: address_refused',
      'status 404',
    ])
    expect((await selectFeeds(db)).map(({ failures }) => failures)).toEqual([1, 1, 1, 1])
  })

  test('leaves a feed alone until the Retry-After of its host', async () => {
    answers['/rss'] = (_, response) => response.writeHead(429, { 'retry-after': '36000' }).end()
    await add('quattro', '/rss')
    await readFeeds()
    expect(await selectFeeds(db)).toMatchObject([{ failures: 1, dueAt: hour(10) }])
  })

  test('skips a feed that robots.txt denies or whose host opted out', async () => {
    answers['/robots.txt'] = (_, response) => response.end('User-agent: *\nDisallow: /rss')
    answers['/rss'] = serves(rss(''))
    await add('cinque', '/rss')
    await readFeeds()
    expect(logged).toMatchObject([{ reason: 'robots' }])
    requests.length = 0
    await optOut(db, { host: 'cinque.example', reason: 'prova' }, now)
    now = hour(2)
    await readFeeds()
    expect(requests).toEqual([])
    expect(logged).toMatchObject([{ reason: 'robots' }, { reason: 'opted_out' }])
    expect(await add('cinque', '/altro')).toBe('opted_out')
  })

  test('stores an item once, also when two feeds carry it or one repeats it', async () => {
    await makeCompany(db, { name: 'Rossi Meccanica S.r.l.', legal_form: 'S.r.l.' })
    answers['/rss'] = serves(rss(item(1, 'La Rossi Meccanica Srl assume').repeat(2)))
    answers['/altro'] = serves(rss(item(1, 'Ancora la Rossi Meccanica Srl')))
    await add('sei', '/rss')
    await add('sei', '/altro')
    expect(await readFeeds()).toBe(2)
    expect(await news()).toHaveLength(1)
    expect(await selectFeeds(db)).toMatchObject([{ failures: 0 }, { failures: 0 }])
  })

  test('reads a feed beyond the size limit up to that limit', async () => {
    await makeCompany(db, { name: 'Rossi Meccanica S.r.l.', legal_form: 'S.r.l.' })
    const filler = `<item><title>Altro</title><description>${'x '.repeat(600_000)}</description></item>`
    answers['/rss'] = serves(
      rss(`${item(1, 'La Rossi Meccanica Srl assume')}${filler}${item(2, 'La Rossi Meccanica Srl')}`),
    )
    await add('sette', '/rss')
    await readFeeds()
    expect(await news()).toHaveLength(1)
    expect(await selectFeeds(db)).toMatchObject([{ failures: 0 }])
  })

  test('quotes only the company name from a feed that reserves text and data mining', async () => {
    await makeCompany(db, { name: 'Rossi Meccanica S.r.l.', legal_form: 'S.r.l.' })
    answers['/rss'] = serves(rss(item(1, 'La Rossi Meccanica Srl assume')), { 'tdm-reservation': '1' })
    await add('otto', '/rss')
    await readFeeds()
    expect(await news()).toMatchObject([{ quote: 'Rossi Meccanica Srl' }])
  })
})
