import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { createPublicFigures, type PublicFiguresReader } from './public-figures.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
const search = createTestSearch()
let figures: PublicFiguresReader
const now = new Date('2026-11-14T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  figures = createPublicFigures({ db, search, gate: openGate, clock: () => now })
  await ensureIndices(search)

  const named = await makeCompany(db, { name: 'Ferri Alti S.p.A.', employees: 400 })
  await makePosition(db, { company_no: named, title: 'Tornitore Ferri Alti', municipalities: ['015146'] }, daysAgo(1))
  const known = await makeCompany(db, { name: 'Uccelli S.r.l.', employees: 30 })
  await db.insertInto('company_alias').values({ company_no: known, name: 'Gufo Blu' }).execute()
  await makePosition(db, { company_no: known, title: 'Tornitore per Gufo Blu', municipalities: ['015146'] }, daysAgo(1))
  const open = await makeCompany(db, { name: 'Officine Verdi S.r.l.', vat: '01234567897', employees: 12 })
  const description = 'Scrivi a lavoro@officineverdi.example'
  await makePosition(
    db,
    { company_no: open, title: 'Tornitore CNC', municipalities: ['058091', '016024'], description },
    daysAgo(2),
  )
  await makePosition(db, { company_no: open, title: 'Tornitore', provinces: ['BG'] }, daysAgo(3))
  for (const days of [8, 9, 10, 11, 12])
    await makePosition(db, { title: `Tornitore ${days}`, provinces: ['TO'] }, daysAgo(days))
  await makePosition(db, { title: 'Cuoco', municipalities: ['016024'] }, daysAgo(1))
  await indexPositions(db, search)
})
afterAll(async () => {
  await database.close()
  await search.close()
})

test('searchPublic gives figures of a role: all positions, those new in a week, and the main provinces', async () => {
  expect(await figures.search({ role: 'tornitori' })).toMatchObject({
    open: 9,
    newInWeek: 4,
    provinces: [
      { code: 'TO', name: 'Torino', slug: 'torino', open: 5 },
      { code: 'BG', open: 2 },
      { code: 'MI', open: 2 },
      { code: 'RM', open: 1 },
    ],
  })
})

test('its rows are the newest, one per company and at most five, and none reveals the company', async () => {
  const { positions } = await figures.search({ role: 'tornitore' })
  expect(positions.map(({ title }) => title)).toEqual([
    'Tornitore CNC',
    'Tornitore 8',
    'Tornitore 9',
    'Tornitore 10',
    'Tornitore 11',
  ])
  expect(positions.slice(0, 2)).toEqual([
    { title: 'Tornitore CNC', sector: 'metalworking', size: 'small', town: 'Roma', firstSeen: '2026-11-12' },
    { title: 'Tornitore 8', sector: 'metalworking', size: null, town: 'Torino', firstSeen: '2026-11-06' },
  ])
  expect(JSON.stringify(positions)).not.toMatch(/officine|verdi|ferri|gufo|01234567897|https|@/i)
})

test('in a province it shows the town, and the main provinces stay those of the whole country', async () => {
  const found = await figures.search({ role: 'tornitore', province: 'bergamo' })
  expect(found).toMatchObject({ open: 2, newInWeek: 2, provinces: [{ code: 'TO' }, {}, {}, {}] })
  expect(found.positions).toEqual([
    { title: 'Tornitore CNC', sector: 'metalworking', size: 'small', town: 'Bergamo', firstSeen: '2026-11-12' },
  ])
  expect(await figures.search({ role: 'tornitore', province: 'BG' })).toBe(found)
})

test('without a role it covers all positions', async () => {
  expect(await figures.search({ role: '' })).toMatchObject({ open: 10, newInWeek: 5 })
})

test.each(['"tornitore" -CNC', ' TORNITORE  cnc ', 'tornitore -"cnc"'])(
  'searchPublic treats %j as words only',
  async (role) => {
    expect((await figures.search({ role })).open).toBe(1)
  },
)

test.each(['!!!', 'astronauta'])('searchPublic finds nothing for %j, and says so', async (role) => {
  expect(await figures.search({ role })).toEqual({ open: 0, newInWeek: 0, provinces: [], positions: [] })
})

test('searchPublic refuses a province that does not exist', async () => {
  await expect(figures.search({ role: '', province: 'XX' })).rejects.toMatchObject({ code: 'unknown_province' })
  await expect(figures.map({ province: 'atlantide' })).rejects.toMatchObject({ code: 'unknown_province' })
})

test('equal queries are answered from the cache for five minutes, however they are typed', async () => {
  let time = now
  const figures = createPublicFigures({ db, search, gate: openGate, clock: () => time })
  const first = await figures.search({ role: 'cuoco' })
  expect(first.open).toBe(1)
  await makePosition(db, { title: 'Cuoco di bordo' }, daysAgo(1))
  await indexPositions(db, search)
  expect(await figures.search({ role: ' CUOCO ' })).toBe(first)
  time = new Date(now.getTime() + 5 * minuteMs)
  expect((await figures.search({ role: 'cuoco' })).open).toBe(2)
})

test('many different concurrent queries are rejected rather than all delayed', async () => {
  const figures = createPublicFigures({ db, search, gate: openGate, clock: () => now })
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, number) => figures.search({ role: `tornitore ${number}` })),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refused).toEqual(Array(16).fill('request_limit'))
})
