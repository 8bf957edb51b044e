import { dayMs } from '@vedetta/contracts/text/durations'
import { provinceByCode } from '@vedetta/reference/territories'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { countMarket } from './count-market.ts'
import { openMapParts } from './open-map-parts.ts'
import { readMap } from './read-map.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
beforeEach(async () => {
  await sql`TRUNCATE position, company, market_week, market_count CASCADE`.execute(db)
})
afterAll(() => database.close())

const now = new Date('2026-11-14T09:00:00Z')
const milano = provinceByCode('MI')
const bergamo = provinceByCode('BG')

/** Positions of a company, by default in Milan, first seen the given number of days ago. */
async function opened(
  count: number,
  daysAgo: number,
  { sector = 'metalworking', towns = ['015146'] }: { sector?: string; towns?: string[] } = {},
): Promise<void> {
  const companyNo = await makeCompany(db, { sector })
  const rows = Array.from({ length: count }, () => publishedPosition(companyNo, { municipalities: towns }))
  await publish(db, await makeSource(db), rows, new Date(now.getTime() - daysAgo * dayMs))
}

const figures = (open: number, newOnes: number, change: number | null = null) => ({ open, opened: newOnes, change })

test('readMap is empty before the first count, and says so', async () => {
  await opened(1, 1)
  const map = await readMap(db, {})
  expect(map).toMatchObject({ countedAt: null, total: figures(0, 0), weeks: [], sectors: [] })
  expect(map.provinces).toHaveLength(110)
  expect(await openMapParts(db)).toEqual([])
})

test('readMap counts a position once for Italy, and in each of its provinces', async () => {
  await opened(2, 1, { towns: ['015146', '016024'] })
  await opened(3, 20, { sector: 'retail' })
  await countMarket(db, now)
  const map = await readMap(db, {})
  expect(map).toMatchObject({ countedAt: now.toISOString(), total: figures(5, 2) })
  expect(map.provinces.filter(({ open }) => open > 0)).toEqual([
    { code: 'BG', name: 'Bergamo', slug: 'bergamo', region: 'Lombardia', ...figures(2, 2) },
    { code: 'MI', name: 'Milano', slug: 'milano', region: 'Lombardia', ...figures(5, 2) },
  ])
  expect(map.sectors).toEqual([
    { sector: 'metalworking', ...figures(2, 2) },
    { sector: 'retail', ...figures(3, 0) },
  ])
  expect(map.weeks).toHaveLength(12)
  expect(map.weeks.slice(-4)).toEqual([
    { week: '2026-10-19', open: 3, opened: 3 },
    { week: '2026-10-26', open: 3, opened: 0 },
    { week: '2026-11-02', open: 3, opened: 0 },
    { week: '2026-11-09', open: 5, opened: 2 },
  ])
})

test('readMap returns figures of a province, of a sector, and of both', async () => {
  await opened(2, 1, { towns: ['016024'] })
  await opened(3, 1, { sector: 'retail' })
  await opened(4, 1)
  await countMarket(db, now)
  const openIn = (map: Awaited<ReturnType<typeof readMap>>) =>
    map.provinces.filter(({ open }) => open > 0).map(({ code, open }) => [code, open])

  const ofMilan = await readMap(db, { province: milano })
  expect([ofMilan.total.open, ofMilan.weeks.at(-1)?.open]).toEqual([7, 7])
  expect(ofMilan.sectors.map(({ sector, open }) => [sector, open])).toEqual([
    ['metalworking', 4],
    ['retail', 3],
  ])
  expect(openIn(ofMilan)).toEqual([
    ['BG', 2],
    ['MI', 7],
  ])

  const ofRetail = await readMap(db, { sector: 'retail' })
  expect([ofRetail.total.open, ofRetail.weeks.at(-1)?.open]).toEqual([3, 3])
  expect(openIn(ofRetail)).toEqual([['MI', 3]])

  const ofBoth = await readMap(db, { province: bergamo, sector: 'retail' })
  expect([ofBoth.total.open, ofBoth.weeks.at(-1)?.open]).toEqual([0, 0])
  expect(ofBoth.sectors.map(({ sector }) => sector)).toEqual(['metalworking'])

  expect(await openMapParts(db)).toEqual([
    { slug: 'bergamo', sector: 'metalworking' },
    { slug: null, sector: 'metalworking' },
    { slug: null, sector: 'retail' },
    { slug: 'milano', sector: 'metalworking' },
    { slug: 'milano', sector: 'retail' },
  ])
})

test('readMap compares new positions with the mean of the four weeks before theirs', async () => {
  await opened(15, 2)
  // The week that the seven days reach into, and the one before the four, are not part of the mean.
  await opened(100, 8)
  await opened(100, 41)
  for (const daysAgo of [14, 21, 28, 35]) await opened(10, daysAgo)
  await countMarket(db, now)
  expect((await readMap(db, {})).total).toEqual(figures(255, 15, 0.5))
})

test('readMap gives no percentage of change where positions are few', async () => {
  await opened(20, 2)
  await opened(39, 21)
  await countMarket(db, now)
  expect((await readMap(db, {})).total).toEqual(figures(59, 20, null))
  await opened(1, 21)
  await sql`TRUNCATE market_week, market_count`.execute(db)
  await countMarket(db, now)
  expect((await readMap(db, {})).total).toEqual(figures(60, 20, 1))
})
