import { randomUUID } from 'node:crypto'
import { retention } from '@vedetta/contracts/facts/retention'
import type { ReadingReport } from '@vedetta/contracts/operator/site-reading'
import { hourMs } from '@vedetta/contracts/text/durations'
import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orderReading } from '../../operations/console/order-reading.ts'
import { readReading } from '../../operations/console/read-reading.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { emptyMemory, finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../loop/finish-visits.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { makeNextReading, sweepReadings } from './make-readings.ts'

const { db, as, close } = await createTestDb()
afterAll(close)
beforeEach(() => db.deleteFrom('source_reading').execute())

const pageStore = memoryPageStore()
const log = { info() {}, warn() {}, error() {} }
const watch = { db: as('watch').db, pageStore, log }
const viewer = await viewerOf(db, await makeUser(db), new Date())

const careersPage = `<html lang="it"><head><title>Lavora con noi</title></head><body><h1>Lavora con noi</h1>
<h2>Posizioni aperte</h2>
<article><h3>Saldatore TIG</h3><p>Cerchiamo un saldatore TIG con esperienza per la nostra sede di Bergamo. Contratto a tempo indeterminato, full time.</p></article>
<article><h3>Tornitore CNC</h3><p>Posizione chiusa. Cercavamo un tornitore CNC per la nostra sede di Bergamo. Contratto a tempo determinato, full time.</p></article>
<article><h3>Candidatura spontanea</h3><p>Scrivi a Carla Esempio, carla.esempio@officine.example, anche se non vedi la posizione adatta a te.</p></article>
</body></html>`

async function visitedSource(): Promise<{ sourceNo: number; url: string }> {
  const now = new Date()
  await makeWatchedSite(db, now)
  const token = randomUUID()
  const [source] = await leaseDue(db, { now, limit: 1, token })
  if (!source) throw new Error('nothing was due')
  const url = `${source.url}lavora-con-noi`
  const page: Fetched = {
    kind: 'fetched',
    url,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(careersPage),
  }
  const remembered = { role: 'careers' as const, bytesHash: '', contentHash: null }
  const pages = [
    { url, ...remembered },
    { ...remembered, url: source.url, role: 'home' as const },
  ]
  const visit = readVisit([{ title: 'Saldatore TIG', url }], { memory: { ...emptyMemory(now), pages }, pages: [page] })
  await finishVisits(db, pageStore, token, [finishedVisit(source, now, visit)], now)
  return { sourceNo: source.sourceNo, url }
}

test('an ordered reading tells of each page what was kept, what was dropped and why, and what the visit concluded', async () => {
  const { sourceNo, url } = await visitedSource()
  const { readingID } = await orderReading(as('api').db, viewer, sourceNo, new Date())
  expect(await readReading(as('api').db, readingID)).toMatchObject({ state: 'waiting', report: null })
  expect(await makeNextReading(watch, new Date())).toBe(true)
  const { state, report } = await readReading(as('api').db, readingID)
  expect(state).toBe('ready')
  const { pages, concluded, found } = report as ReadingReport
  const read = pages.find((page) => page.url === url)
  expect(read).toMatchObject({ role: 'careers', choice: 'careers_words', status: 200, bytes: careersPage.length })
  const fates = new Map(read?.candidates.map(({ title, kept, dropped }) => [title, kept ? 'kept' : dropped]))
  expect(fates.get('Saldatore TIG')).toBe('kept')
  expect(fates.get('Tornitore CNC')).toBe('closed')
  expect(found).toBe(1)
  expect(pages.find(({ choice }) => choice === 'not_stored')).toMatchObject({ role: 'home', candidates: [] })
  expect(concluded).toMatchObject({ outcome: 'read', opened: 1, closed: 0, held: false })
  expect(JSON.stringify(report)).not.toContain('carla.esempio')
  expect(await db.selectFrom('position').select('title').execute()).toEqual([{ title: 'Saldatore TIG' }])
})

test('a reading is ordered once while it waits, by a recorded act, and leased to one process', async () => {
  const { sourceNo } = await visitedSource()
  const order = () => orderReading(as('api').db, viewer, sourceNo, new Date())
  expect(await order()).toEqual(await order())
  const acts = await db.selectFrom('audit_entry').select('subject').where('act', '=', 'reading_ordered').execute()
  expect(acts.filter(({ subject }) => subject === `${sourceNo}`)).toHaveLength(1)
  const made = await Promise.all([makeNextReading(watch, new Date()), makeNextReading(watch, new Date())])
  expect(made.toSorted()).toEqual([false, true])
})

test('a source that was never visited has no report, and a reading that ends its process twice is given up', async () => {
  const { sourceNo } = await makeWatchedSite(db, new Date())
  const { readingID } = await orderReading(as('api').db, viewer, sourceNo, new Date())
  await makeNextReading(watch, new Date())
  expect(await readReading(db, readingID)).toMatchObject({ state: 'failed', failure: 'not_visited' })
  const second = await orderReading(as('api').db, viewer, sourceNo, new Date())
  await db.updateTable('source_reading').set({ attempts: 2 }).where('reading_id', '=', second.readingID).execute()
  await makeNextReading(watch, new Date())
  expect(await readReading(db, second.readingID)).toMatchObject({ state: 'failed', failure: 'reader_failed' })
})

test('a reading is swept after its time', async () => {
  const { sourceNo } = await makeWatchedSite(db, new Date())
  const orderedAt = new Date(Date.now() - retention.readingHours * hourMs - 1)
  await orderReading(db, viewer, sourceNo, orderedAt)
  const kept = await orderReading(db, viewer, (await makeWatchedSite(db, new Date())).sourceNo, new Date())
  await sweepReadings(watch.db, new Date())
  expect(await db.selectFrom('source_reading').select('reading_id').execute()).toEqual([{ reading_id: kept.readingID }])
})
