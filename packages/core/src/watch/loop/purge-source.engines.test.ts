import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@vedetta/contracts/text/durations'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { optOut } from '../../companies/sources/opt-out.ts'
import { withdrawOptOut } from '../../companies/sources/withdraw-opt-out.ts'
import { columnsMatching } from '../../privacy/erasure/testing/text-columns.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makeContact, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter, makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { throughKills } from '../../testing/through-kills.ts'
import { emptyMemory, finishedVisit, makeWatchedSite, sourceVisit } from '../../testing/watched-site.ts'
import { createFolderPageStore } from '../pages/folder-page-store.ts'
import { pageHash } from '../pages/page-store.ts'
import { insertBodies, upsertPages } from '../pages/pages.queries.ts'
import { upsertPresence } from '../reconcile/write-changes.queries.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { finishVisits } from './finish-visits.ts'
import { purgeSource } from './purge-source.ts'

const { db, as, close } = await createTestDb()
const search = createTestSearch()
await ensureIndices(search)
const folder = await mkdtemp(join(tmpdir(), 'purged-'))
const pageStore = createFolderPageStore(folder)
afterAll(() => Promise.all([close(), search.close(), rm(folder, { recursive: true })]))
beforeEach(() => sql`TRUNCATE company, source CASCADE`.execute(db))

const now = new Date('2026-11-19T08:00:00Z')
const words = 'Smerigliatrice notturna'
const pattern = 'smerigliatrice|bellucci'

async function storePage(sourceNo: number, url: string, text: string): Promise<void> {
  const body = new TextEncoder().encode(text)
  const hash = pageHash(body)
  await insertBodies(db, [{ sourceNo, hash }])
  await pageStore.put(hash, body)
  await db
    .transaction()
    .execute((tx) => upsertPages(tx, [{ sourceNo, url, hash, status: 200, headers: {}, fetchedAt: now }]))
}

const bodies = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).length

/** The numbers of the positions in the index, and how many of all documents hold the words of the site or its person. */
async function indexed() {
  await indexPositions(db, search)
  const index = `${search.prefix}*`
  const { body: open } = await search.client.search({
    index,
    body: { size: 100, query: { exists: { field: 'position_no' } } },
  })
  const { body: holding } = await search.client.count({
    index,
    body: { query: { query_string: { query: 'smerigliatrice OR bellucci' } } },
  })
  const numbers = open.hits.hits.map(({ _id }) => Number(_id))
  return { numbers: numbers.toSorted((a, b) => a - b), holding: holding.count }
}

/** A site with an advert that a board shows too, one of its own, one that closed, and everything that a visit stores. */
async function makeVisited() {
  const { companyNo, sourceNo, host } = await makeWatchedSite(db, now)
  const board = await makeSource(db)
  const url = `https://${host}/lavoro`
  const advert = publishedPosition(companyNo, { title: 'Operaio', description: words, source_urls: [url] })
  const [shared = 0, own = 0, closed = 0] = await publish(db, sourceNo, [advert, advert, advert], now)
  const [ofBoard = 0] = await publish(
    db,
    board,
    [{ ...advert, description: 'Cercasi operaio', source_urls: [url, 'https://board.example/1'] }],
    now,
  )
  const quotes = JSON.stringify({ title: { quote: words, url } })
  await db
    .insertInto('position_evidence')
    .values([shared, own, closed].map((position_no) => ({ position_no, quotes })))
    .execute()
  await db
    .updateTable('position')
    .set({ closed_at: now, closing_reason: 'gone' })
    .where('position_no', '=', closed)
    .execute()
  await db
    .transaction()
    .execute((tx) =>
      upsertPresence(tx, [
        ...[shared, own, ofBoard].map((position_no) => ({ source_no: sourceNo, position_no, misses: 0 })),
        ...[shared, ofBoard].map((position_no) => ({ source_no: board, position_no, misses: 0 })),
      ]),
    )
  const memory = (text: string) => JSON.stringify({ ...emptyMemory(now), adverts: { x: text } })
  await db
    .insertInto('source_memory')
    .values([
      { source_no: sourceNo, reader_version: readerVersion, memory: memory(words) },
      { source_no: board, reader_version: readerVersion, memory: memory('Operaio') },
    ])
    .execute()
  await storePage(sourceNo, url, words)
  await storePage(board, 'https://board.example/1', 'Cercasi operaio')
  await db.insertInto('company_news').values({ company_no: companyNo, title: words, url, published_at: now }).execute()
  await db.updateTable('site').set({ known_by_quote: words }).where('company_no', '=', companyNo).execute()
  await db
    .insertInto('drift_sample')
    .values({ system: host.slice(0, 20), source_no: sourceNo, url, seen_at: now, sample: words })
    .execute()
  await makeContact(db, { company_no: companyNo, full_name: 'Ottavia Bellucci', source_url: url })
  await makeContact(db, { company_no: companyNo, source_url: 'https://elsewhere.example/contatti' })
  const viewer = await makeRecruiter(db, now)
  await db.insertInto('saved_position').values({ user_id: viewer.userId, position_no: own, saved_at: now }).execute()
  const of = (position_no: number) =>
    db.selectFrom('position').selectAll().where('position_no', '=', position_no).executeTakeFirstOrThrow()
  return { companyNo, sourceNo, host, board, url, shared, own, closed, ofBoard, of }
}

const purgeAll = async () => {
  let kills = 0
  for (let isLeft = true; isLeft; )
    kills += await throughKills(as('watch').databaseUrl, async (watch) => {
      isLeft = await purgeSource(watch, pageStore, now)
    })
  return kills
}

test('an opted-out host has no text, quote, person or page anywhere, through kills; what another source shows stays, to be read there anew', async () => {
  const site = await makeVisited()
  const other = await makeVisited()
  const before = await columnsMatching(db, pattern)
  expect(before).toEqual(
    expect.arrayContaining(['position.description', 'position_evidence.quotes', 'company_news.title']),
  )
  const open = ({ shared, own, ofBoard }: typeof site) => [shared, own, ofBoard]
  expect(await indexed()).toEqual({ numbers: [...open(site), ...open(other)], holding: 0 })
  await optOut(as('api').db, { host: site.host, reason: 'asked' }, now)
  expect(await purgeAll()).toBeGreaterThan(10)
  expect(await indexed()).toEqual({ numbers: [site.shared, site.ofBoard, ...open(other)], holding: 0 })

  const shared = await site.of(site.shared)
  expect(shared).toMatchObject({ closed_at: null, source_no: site.board, description: '', title: 'Operaio' })
  expect(shared.source_urls.join()).not.toContain(site.host)
  const [memory] = await db.selectFrom('source_memory').select('memory').where('source_no', '=', site.board).execute()
  expect(memory?.memory).toMatchObject({ readerVersion: 0 })
  // Written by the board: its words stay, the address on the host goes.
  expect(await site.of(site.ofBoard)).toMatchObject({
    closed_at: null,
    description: 'Cercasi operaio',
    source_urls: ['https://board.example/1'],
  })
  expect(await site.of(site.own)).toMatchObject({
    closed_at: now,
    closing_reason: 'opted_out',
    title: 'Operaio',
    source_urls: [site.url],
  })
  expect(await site.of(site.closed)).toMatchObject({ closed_at: now, closing_reason: 'gone', description: '' })
  expect(
    await db.selectFrom('saved_position').select('position_no').where('position_no', '=', site.own).execute(),
  ).toHaveLength(1)
  const closings = await db.selectFrom('position_event').select(['position_no', 'kind']).execute()
  expect(closings).toEqual([{ position_no: site.own, kind: 'closed' }])
  expect(
    await db.selectFrom('position_presence').select('position_no').where('source_no', '=', site.sourceNo).execute(),
  ).toEqual([])

  // A site that did not opt out has all of it still, and nothing else matches.
  expect(await other.of(other.own)).toMatchObject({ closed_at: null, description: words })
  expect(await bodies()).toBe(2)
  await optOut(as('cli').db, { host: other.host, reason: 'asked' }, now)
  while (await purgeSource(as('watch').db, pageStore, now));
  expect(await columnsMatching(db, pattern)).toEqual([])
  const contacts = await db.selectFrom('company_contact').select('source_url').execute()
  expect(contacts.map((row) => row.source_url)).toEqual(Array(2).fill('https://elsewhere.example/contatti'))
  // The board's page, which both had.
  expect(await bodies()).toBe(1)
})

test('an opt-out that is withdrawn before the watch came purges nothing', async () => {
  const site = await makeVisited()
  await optOut(as('api').db, { host: site.host, reason: 'asked' }, now)
  const operator = await viewerOf(db, await makeUser(db, { is_operator: true }), now)
  await withdrawOptOut(as('api').db, operator, { host: site.host, reason: 'by mistake' }, now)
  expect(await purgeSource(as('watch').db, pageStore, now)).toBe(false)
  expect(await site.of(site.own)).toMatchObject({ closed_at: null, description: words })
})

/** A visit of the site, some days on, that robots.txt denies, or that ends otherwise. */
async function visitDenied(sourceNo: number, host: string, days: number, outcome: VisitOutcome = 'denied') {
  const at = new Date(now.getTime() + days * dayMs)
  const token = randomUUID()
  const sources = await leaseDue(as('watch').db, { now: at, limit: 200, token })
  const visits = sources.map((source) =>
    source.sourceNo === sourceNo
      ? finishedVisit(source, at, sourceVisit({ outcome, deniedBy: outcome === 'denied' ? host : null }))
      : finishedVisit(source, at),
  )
  await finishVisits(as('watch').db, pageStore, token, visits, at)
}

test('a robots.txt that denies us the whole host ends the use once its recheck agrees, and only then', async () => {
  const site = await makeVisited()
  await visitDenied(site.sourceNo, site.host, 0)
  await visitDenied(site.sourceNo, site.host, 8, 'failed')
  await visitDenied(site.sourceNo, site.host, 16)
  expect(await purgeSource(as('watch').db, pageStore, now)).toBe(false)
  expect(await site.of(site.own)).toMatchObject({ closed_at: null, description: words })

  await visitDenied(site.sourceNo, site.host, 24)
  expect(await purgeAll()).toBeGreaterThan(10)
  expect(await columnsMatching(db, pattern)).toEqual([])
  expect(await site.of(site.own)).toMatchObject({ closing_reason: 'opted_out', title: 'Operaio' })
  expect(await site.of(site.ofBoard)).toMatchObject({ closed_at: null, description: 'Cercasi operaio' })
  // Visits go on, and read it again where it lets them.
  const due = await db.selectFrom('source_schedule').select('due_at').where('source_no', '=', site.sourceNo).execute()
  expect(due).toHaveLength(1)
  const quotes = await db.selectFrom('site').select('known_by_quote').where('company_no', '=', site.companyNo).execute()
  expect(quotes).toEqual([{ known_by_quote: null }])
})

test.each(['blocked', 'failed', 'unreachable'] as const)(
  'a site that is %s again and again keeps all',
  async (outcome) => {
    const site = await makeVisited()
    for (const days of [0, 8, 16]) await visitDenied(site.sourceNo, site.host, days, outcome)
    expect(await purgeSource(as('watch').db, pageStore, now)).toBe(false)
    expect(await site.of(site.own)).toMatchObject({ closed_at: null, description: words })
  },
)
