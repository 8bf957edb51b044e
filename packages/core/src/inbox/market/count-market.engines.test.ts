import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import { allMunicipalities } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany, makePosition, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { countMarket } from './count-market.ts'
import { type PlainCount, type PlainPosition, plainMarket } from './testing/plain-market.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let workerDb: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  workerDb = database.as('worker').db
})
beforeEach(async () => {
  await sql`TRUNCATE position, company, market_week, market_count CASCADE`.execute(db)
})
afterAll(() => database.close())

const at = (text: string) => new Date(text)
/** A Saturday. */
const now = at('2026-11-14T09:00:00Z')

async function counts(): Promise<PlainCount[]> {
  const { rows } = await sql<PlainCount>`
    SELECT week::text, province, sector, open, opened, recent FROM market_week
    ORDER BY week::text || ' ' || province COLLATE "C" || ' ' || sector COLLATE "C"`.execute(db)
  return rows
}

async function countsOf(week: string): Promise<Record<string, [open: number, opened: number, recent: number]>> {
  const rows = (await counts()).filter((row) => row.week === week)
  return Object.fromEntries(rows.map(({ province, open, opened, recent }) => [province, [open, opened, recent]]))
}

async function close(positionNo: number, closedAt: Date): Promise<void> {
  await db
    .updateTable('position')
    .set({ closed_at: closedAt, closing_reason: 'gone' })
    .where('position_no', '=', positionNo)
    .execute()
}

describe('countMarket', () => {
  test('counts a position in the places it states, otherwise at the company’s office', async () => {
    const company_no = await makeCompany(db, { municipality: '016024' })
    const seen = at('2026-11-10T09:00:00Z')
    await makePosition(db, { company_no, municipalities: ['015146', '015192', '058091'] }, seen)
    await makePosition(db, { company_no, provinces: ['TO'] }, seen)
    await makePosition(db, { company_no }, seen)
    await makePosition(db, { company_no, regions: ['03'] }, seen)
    await makePosition(db, { company_no, regions: ['19'] }, seen)
    await makePosition(db, {}, seen)
    await countMarket(workerDb, now)
    expect(await countsOf('2026-11-09')).toEqual({
      IT: [6, 6, 6],
      MI: [1, 1, 1],
      RM: [1, 1, 1],
      TO: [1, 1, 1],
      BG: [2, 2, 2],
    })
  })

  test('first derives twelve weeks from when positions opened and closed', async () => {
    const company_no = await makeCompany(db, { municipality: '016024' })
    const first = await makePosition(db, { company_no }, at('2026-08-25T09:00:00Z'))
    await close(first, at('2026-11-03T09:00:00Z'))
    await makePosition(db, { company_no }, at('2026-11-07T09:00:00Z'))
    const brief = await makePosition(db, { company_no }, at('2026-11-10T09:00:00Z'))
    await close(brief, at('2026-11-11T09:00:00Z'))
    await countMarket(workerDb, now)
    const { rows } = await sql<{ week: string }>`SELECT week::text FROM market_count ORDER BY week`.execute(db)
    expect(rows.map(({ week }) => week)).toHaveLength(12)
    expect([rows[0]?.week, rows[11]?.week]).toEqual(['2026-08-24', '2026-11-09'])
    expect(await countsOf('2026-08-24')).toEqual({ IT: [1, 1, 1], BG: [1, 1, 1] })
    expect(await countsOf('2026-10-26')).toEqual({ IT: [1, 0, 0], BG: [1, 0, 0] })
    expect(await countsOf('2026-11-02')).toEqual({ IT: [1, 1, 1], BG: [1, 1, 1] })
    // The seventh of November is within seven days of the fourteenth: so is a Saturday of the week before.
    expect(await countsOf('2026-11-09')).toEqual({ IT: [1, 1, 2], BG: [1, 1, 2] })
  })

  test('leaves a past week as it was counted', async () => {
    const positionNo = await makePosition(db, {}, at('2026-10-28T09:00:00Z'))
    await countMarket(workerDb, now)
    await db.deleteFrom('position').where('position_no', '=', positionNo).execute()
    await makePosition(db, {}, at('2026-10-29T09:00:00Z'))
    await makePosition(db, {}, at('2026-10-29T09:00:00Z'))
    await countMarket(workerDb, at('2026-11-14T10:00:00Z'))
    expect(await countsOf('2026-11-02')).toEqual({ IT: [1, 0, 0] })
    expect(await countsOf('2026-11-09')).toEqual({ IT: [2, 0, 0] })
  })

  test('counts the last week once more after its end', async () => {
    await countMarket(workerDb, at('2026-11-15T22:30:00Z'))
    await makePosition(db, {}, at('2026-11-15T22:45:00Z'))
    await makePosition(db, {}, at('2026-11-15T23:05:00Z'))
    await countMarket(workerDb, at('2026-11-15T23:30:00Z'))
    expect(await countsOf('2026-11-09')).toEqual({ IT: [1, 1, 1] })
    expect(await countsOf('2026-11-16')).toEqual({ IT: [2, 1, 2] })
  })

  test('does not recount within half an hour, nor twice for workers that start together', async () => {
    await Promise.all([countMarket(workerDb, now), countMarket(workerDb, now), countMarket(workerDb, now)])
    await makePosition(db, {}, at('2026-11-14T08:00:00Z'))
    await countMarket(workerDb, at('2026-11-14T09:29:00Z'))
    expect(await counts()).toEqual([])
    await countMarket(workerDb, at('2026-11-14T09:30:00Z'))
    expect(await countsOf('2026-11-09')).toEqual({ IT: [1, 1, 1] })
  })

  test('gives up a count that takes too long, and keeps the last one', async () => {
    await countMarket(workerDb, now)
    await makePosition(db, {}, at('2026-11-14T08:00:00Z'))
    const later = at('2026-11-14T12:00:00Z')
    const holding = db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE position IN ACCESS EXCLUSIVE MODE`.execute(tx)
      await expect(countMarket(workerDb, later, { maxMs: 300 })).rejects.toThrow('statement timeout')
    })
    await holding
    expect(await counts()).toEqual([])
    await countMarket(workerDb, later)
    expect(await countsOf('2026-11-09')).toEqual({ IT: [1, 1, 1] })
  })
})

describe('the count of a market', () => {
  const towns = allMunicipalities().map(({ istat }) => istat)
  const place = {
    municipalities: fc.uniqueArray(fc.constantFrom(...towns.slice(0, 40), '999999'), { maxLength: 3 }),
    provinces: fc.uniqueArray(
      fc.constantFrom(
        ...provinces()
          .slice(0, 6)
          .map(({ code }) => code),
      ),
      { maxLength: 2 },
    ),
    regions: fc.uniqueArray(
      fc.constantFrom(
        ...regions()
          .slice(0, 4)
          .map(({ code }) => code),
      ),
      { maxLength: 2 },
    ),
  }
  const onlySometimes = <Value>(values: fc.Arbitrary<Value[]>) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: values })
  const anyPosition = (end: Date) =>
    fc.record({
      company: fc.nat({ max: 5 }),
      municipalities: onlySometimes(place.municipalities),
      provinces: onlySometimes(place.provinces),
      regions: onlySometimes(place.regions),
      firstSeen: fc.date({
        min: new Date(end.getTime() - 120 * dayMs),
        max: new Date(end.getTime() + dayMs),
        noInvalidDate: true,
      }),
      livedMs: fc.option(fc.nat({ max: 60 * dayMs })),
      isMerged: fc.boolean(),
    })

  // Winter time begins on 25 October, summer time on 28 March.
  test.each([
    ['2026-11-14T09:00:00Z', '2026-11-09', '2026-11-08T23:00:00Z'],
    ['2026-10-27T05:00:00Z', '2026-10-26', '2026-10-25T23:00:00Z'],
    ['2027-03-31T22:30:00Z', '2027-03-29', '2027-03-28T22:00:00Z'],
  ])('on %s equals a plain loop over random positions', async (nowText, monday, mondayStart) => {
    const end = at(nowText)
    const offices = [...towns.slice(0, 4), null, '999999']
    const sectors = ['metalworking', 'retail']
    await fc.assert(
      fc.asyncProperty(fc.array(anyPosition(end), { minLength: 60, maxLength: 120 }), async (drawn) => {
        await sql`TRUNCATE position, company, market_week, market_count CASCADE`.execute(db)
        const companies: number[] = []
        for (const [index, municipality] of offices.entries())
          companies.push(await makeCompany(db, { municipality, sector: sectors[index % 2] ?? '' }))
        const sourceNo = await makeSource(db)
        const positions: PlainPosition[] = []
        for (const { company, livedMs, isMerged, firstSeen, ...places } of drawn) {
          const closedAt = livedMs === null ? null : new Date(Math.min(firstSeen.getTime() + livedMs, end.getTime()))
          const isGone = closedAt !== null && closedAt >= firstSeen
          const [no = 0] = await publish(db, sourceNo, [publishedPosition(companies[company] ?? 0, places)], firstSeen)
          if (isGone)
            await sql`UPDATE position SET closed_at = ${closedAt}, closing_reason = 'gone',
              merged_into = CASE WHEN ${isMerged} THEN position_no END WHERE position_no = ${no}`.execute(db)
          positions.push({
            ...places,
            sector: sectors[company % 2] ?? '',
            office: offices[company] ?? null,
            firstSeen,
            closedAt: isGone ? closedAt : null,
            isMerged: isGone && isMerged,
          })
        }
        await countMarket(workerDb, end)
        expect(await counts()).toEqual(plainMarket(positions, lastWeeks(end, monday, at(mondayStart))))
      }),
      { numRuns: 5 },
    )
  })

  /** Twelve weeks as instants, by the clock of Rome. */
  function lastWeeks(end: Date, monday: string, start: Date) {
    const romeHour = (instant: Date) =>
      Number(
        new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' }).format(
          instant,
        ),
      )
    /** The same time of the clock the given number of days before. */
    const daysBefore = (instant: Date, days: number) => {
      const plain = new Date(instant.getTime() - days * dayMs)
      const shift = ((romeHour(instant) - romeHour(plain) + 36) % 24) - 12
      return new Date(plain.getTime() + shift * hourMs)
    }
    return Array.from({ length: 12 }, (_, weeksAgo) => {
      const ends = weeksAgo === 0 ? end : daysBefore(start, 7 * (weeksAgo - 1))
      const week = new Date(Date.parse(monday) - weeksAgo * 7 * dayMs).toISOString().slice(0, 10)
      return { week, start: daysBefore(start, 7 * weeksAgo), until: ends, since: daysBefore(ends, 7) }
    })
  }
})
