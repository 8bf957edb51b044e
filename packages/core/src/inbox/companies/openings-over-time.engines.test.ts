import { hourMs } from '@vedetta/contracts/text/durations'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany, makePosition, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { selectOpeningsByWeek } from './openings-over-time.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

type Life = { firstSeen: Date; closedAt: Date | null }

async function companyOf(lives: readonly Life[]): Promise<number> {
  const companyNo = await makeCompany(db)
  const sourceNo = await makeSource(db)
  for (const { firstSeen, closedAt } of lives) {
    const [no = 0] = await publish(db, sourceNo, [publishedPosition(companyNo)], firstSeen)
    if (closedAt) await close(no, closedAt)
  }
  return companyNo
}

async function close(positionNo: number, closedAt: Date, mergedInto: number | null = null): Promise<void> {
  await db
    .updateTable('position')
    .set({ closed_at: closedAt, closing_reason: 'gone', merged_into: mergedInto })
    .where('position_no', '=', positionNo)
    .execute()
}

const openingsOf = (companyNo: number, now: Date) => selectOpeningsByWeek(db, { companyNo, weeks: 26 }, now)

const at = (text: string) => new Date(text)

describe('the openings of a company', () => {
  test('are counted for 26 weeks by their Monday, the current one last', async () => {
    const openings = await openingsOf(await companyOf([]), at('2026-11-14T09:00:00Z'))
    expect(openings).toHaveLength(26)
    expect(openings[0]).toEqual({ week: '2026-05-18', open: 0, opened: 0 })
    expect(openings[25]).toEqual({ week: '2026-11-09', open: 0, opened: 0 })
  })

  test('are open from the week they were first seen until the one they closed in', async () => {
    const companyNo = await companyOf([
      { firstSeen: at('2025-01-02T10:00:00Z'), closedAt: null },
      { firstSeen: at('2025-01-02T10:00:00Z'), closedAt: at('2025-02-02T10:00:00Z') },
      { firstSeen: at('2026-10-21T10:00:00Z'), closedAt: at('2026-11-03T10:00:00Z') },
      { firstSeen: at('2026-10-29T10:00:00Z'), closedAt: at('2026-10-30T10:00:00Z') },
    ])
    const openings = await openingsOf(companyNo, at('2026-11-14T09:00:00Z'))
    expect(openings.slice(-5)).toEqual([
      { week: '2026-10-12', open: 1, opened: 0 },
      { week: '2026-10-19', open: 2, opened: 1 },
      { week: '2026-10-26', open: 2, opened: 1 },
      { week: '2026-11-02', open: 1, opened: 0 },
      { week: '2026-11-09', open: 1, opened: 0 },
    ])
    expect(openings[0]).toMatchObject({ open: 1, opened: 0 })
  })

  test('belong to Italian weeks, in summer and in winter, whatever the time zone of the database', async () => {
    const companyNo = await companyOf([
      { firstSeen: at('2026-10-18T21:59:59Z'), closedAt: null },
      { firstSeen: at('2026-10-18T22:00:00Z'), closedAt: null },
      { firstSeen: at('2026-10-25T22:59:59Z'), closedAt: null },
      { firstSeen: at('2026-10-25T23:00:00Z'), closedAt: null },
    ])
    const opened = await db.connection().execute(async (one) => {
      await sql`SET timezone = 'America/New_York'`.execute(one)
      const openings = await selectOpeningsByWeek(one, { companyNo, weeks: 26 }, at('2026-11-01T12:00:00Z'))
      await sql`RESET timezone`.execute(one)
      return openings.filter(({ opened }) => opened > 0).map(({ week, opened }) => [week, opened])
    })
    expect(opened).toEqual([
      ['2026-10-12', 1],
      ['2026-10-19', 2],
      ['2026-10-26', 1],
    ])
  })

  test('exclude merged positions, and those of other companies', async () => {
    const companyNo = await companyOf([{ firstSeen: at('2026-11-10T10:00:00Z'), closedAt: null }])
    const twin = await makePosition(db, { company_no: companyNo }, at('2026-11-10T11:00:00Z'))
    await close(twin, at('2026-11-11T11:00:00Z'), twin - 1)
    await makePosition(db, {}, at('2026-11-10T11:00:00Z'))
    const openings = await openingsOf(companyNo, at('2026-11-14T09:00:00Z'))
    expect(openings.at(-1)).toEqual({ week: '2026-11-09', open: 1, opened: 1 })
  })

  test('equal a plain count of each week', async () => {
    const now = at('2026-11-14T09:00:00Z')
    // Mondays at midnight; summer time ends on 25 October.
    const monday = (week: number) =>
      at(week < 23 ? '2026-05-17T22:00:00Z' : '2026-05-17T23:00:00Z').getTime() + week * 168 * hourMs
    const life = fc
      .record({ age: fc.integer({ min: 0, max: 40 * 168 }), lasted: fc.option(fc.integer({ min: 0, max: 40 * 168 })) })
      .map(({ age, lasted }) => {
        const firstSeen = new Date(now.getTime() - age * hourMs)
        return {
          firstSeen,
          closedAt: lasted === null || lasted > age ? null : new Date(firstSeen.getTime() + lasted * hourMs),
        }
      })
    await fc.assert(
      fc.asyncProperty(fc.array(life, { maxLength: 12 }), async (lives) => {
        const weeks = Array.from({ length: 26 }, (_, week) => {
          const [starts, ends] = [monday(week), monday(week + 1)]
          return {
            opened: lives.filter(({ firstSeen }) => +firstSeen >= starts && +firstSeen < ends).length,
            open: lives.filter(({ firstSeen, closedAt }) => +firstSeen < ends && (!closedAt || +closedAt >= ends))
              .length,
          }
        })
        expect(await openingsOf(await companyOf(lives), now)).toMatchObject(weeks)
      }),
      { numRuns: 60 },
    )
  })
})
