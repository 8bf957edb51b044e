import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { afterAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { emptyMemory, finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../loop/finish-visits.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { reread } from './reread.ts'

const { db, as, close } = await createTestDb()
afterAll(close)

const now = new Date()
const pageStore = memoryPageStore()

const careersPage = `<html lang="it"><head><title>Lavora con noi</title></head><body><h1>Lavora con noi</h1>
<h2>Posizioni aperte</h2>
<article><h3>Saldatore TIG</h3><p>Cerchiamo un saldatore TIG con esperienza per la nostra sede di Bergamo. Contratto a tempo indeterminato, full time.</p></article>
<article><h3>Tornitore CNC</h3><p>Cerchiamo un tornitore CNC per la nostra sede di Bergamo, anche prima esperienza. Contratto a tempo determinato.</p></article>
</body></html>`

test('reread finds positions in stored pages, closes none, and spreads the next visits over three days', async () => {
  for (let site = 0; site < 3; site++) await makeWatchedSite(db, now)
  const token = randomUUID()
  const sources = await leaseDue(db, { now, limit: 10, token })
  const visits = sources.map((source) => {
    const url = `${source.url}lavora-con-noi`
    const page: Fetched = {
      kind: 'fetched',
      url,
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: new TextEncoder().encode(careersPage),
    }
    const memory = {
      ...emptyMemory(now),
      readerVersion: readerVersion - 1,
      pages: [{ url, role: 'careers' as const, bytesHash: '', contentHash: null }],
    }
    return finishedVisit(source, now, readVisit([{ title: 'Cuoco', url }], { memory, pages: [page] }))
  })
  await finishVisits(db, pageStore, token, visits, now)
  const due = async () => {
    const rows = await db.selectFrom('source_schedule').select(['source_no', 'due_at']).orderBy('source_no').execute()
    return rows.map(({ due_at }) => due_at.getTime())
  }
  const before = await due()
  const done = await reread({ db: as('cli').db, pageStore }, new Date(), () => {})
  expect(done).toMatchObject({ sources: 3, read: 3, opened: 6 })
  const positions = await db.selectFrom('position').select(['title', 'closed_at']).execute()
  expect(positions.filter(({ title }) => title === 'Saldatore TIG')).toHaveLength(3)
  expect(positions.filter(({ closed_at }) => closed_at !== null)).toEqual([])
  const days = (await due()).map((at, index) => (at - (before[index] ?? 0)) / dayMs)
  expect(days.toSorted()).toEqual([0, 1, 2])
  expect(await reread({ db: as('cli').db, pageStore }, new Date(), () => {})).toMatchObject({ sources: 0 })
  const [memory] = await db.selectFrom('source_memory').selectAll().execute()
  expect(memory).toMatchObject({ reader_version: readerVersion, memory: { readerVersion: readerVersion - 1 } })
})
