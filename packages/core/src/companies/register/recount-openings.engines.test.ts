import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { recountOpenings } from './recount-openings.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let workerDb: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  workerDb = database.as('worker').db
})
afterAll(() => database.close())
beforeEach(() => recountOpenings(workerDb, now))

const now = new Date('2026-11-14T09:00:00.123Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

const openingsOf = (companyNo: number) =>
  db
    .selectFrom('company_openings')
    .select(['open_positions', 'new_positions'])
    .where('company_no', '=', companyNo)
    .executeTakeFirst()
const versionOf = async (companyNo: number) =>
  (await db.selectFrom('company').select('doc_version').where('company_no', '=', companyNo).executeTakeFirstOrThrow())
    .doc_version
const owed = () => db.selectFrom('openings_change').select('company_no').execute()
const change = (positionNo: number, set: object) =>
  db.updateTable('position').set(set).where('position_no', '=', positionNo).execute()

describe('recountOpenings', () => {
  test('counts when positions open, close, reopen, move and are erased, and raises the version each time', async () => {
    const [company, other] = [await makeCompany(db), await makeCompany(db)]
    const fresh = await makePosition(db, { company_no: company }, daysAgo(1))
    const old = await makePosition(db, { company_no: company }, daysAgo(30))
    const steps: [string, () => unknown, object, number][] = [
      ['opened', () => {}, { open_positions: 2, new_positions: 1 }, 2],
      [
        'closed',
        () => change(fresh, { closed_at: now, closing_reason: 'gone' }),
        { open_positions: 1, new_positions: 0 },
        3,
      ],
      [
        'reopened',
        () => change(fresh, { closed_at: null, closing_reason: null }),
        { open_positions: 2, new_positions: 1 },
        4,
      ],
      ['moved', () => change(old, { company_no: other }), { open_positions: 1, new_positions: 1 }, 5],
      [
        'erased',
        () => db.deleteFrom('position').where('position_no', '=', fresh).execute(),
        { open_positions: 0, new_positions: 0 },
        6,
      ],
    ]
    for (const [what, act, openings, version] of steps) {
      await act()
      await recountOpenings(workerDb, now)
      expect(await openingsOf(company), what).toEqual(openings)
      expect(await versionOf(company), what).toBe(version)
    }
    expect(await openingsOf(other)).toEqual({ open_positions: 1, new_positions: 0 })
    expect(await owed()).toEqual([])
  })

  test('is triggered by no other change', async () => {
    const no = await makePosition(db)
    await recountOpenings(workerDb, now)
    await change(no, { title: 'Fresatore', skills: ['CNC'] })
    expect(await owed()).toEqual([])
  })

  test('leaves the document as it is when the counts are the same', async () => {
    const company = await makeCompany(db)
    const no = await makePosition(db, { company_no: company }, daysAgo(1))
    await recountOpenings(workerDb, now)
    await change(no, { closed_at: now, closing_reason: 'gone' })
    await makePosition(db, { company_no: company }, daysAgo(2))
    await recountOpenings(workerDb, now)
    expect(await openingsOf(company)).toEqual({ open_positions: 1, new_positions: 1 })
    expect(await versionOf(company)).toBe(2)
  })

  test('counts a position as new for exactly seven days, also with a day of 25 hours', async () => {
    const company = await makeCompany(db)
    const seen = new Date('2026-10-22T10:00:00.456Z')
    await makePosition(db, { company_no: company }, seen)
    await makePosition(db, { company_no: company }, new Date(seen.getTime() + dayMs))
    const news = async (after: number) => {
      await recountOpenings(workerDb, new Date(seen.getTime() + after))
      return (await openingsOf(company))?.new_positions
    }
    expect(await news(2 * dayMs)).toBe(2)
    expect(await news(7 * dayMs - 1)).toBe(2)
    expect(await news(7 * dayMs)).toBe(1)
    expect(await news(8 * dayMs - 1)).toBe(1)
    expect(await news(8 * dayMs)).toBe(0)
    expect(await openingsOf(company)).toEqual({ open_positions: 2, new_positions: 0 })
  })

  test('counts many companies in one batch', async () => {
    const companies = await Promise.all(Array.from({ length: 620 }, () => makeCompany(db)))
    const source = await db.selectFrom('source').select('source_no').executeTakeFirstOrThrow()
    await db
      .insertInto('position')
      .values(
        companies.map((company_no, n) => ({
          position_no: 1_000_000 + n,
          company_no,
          ...source,
          title: 'Saldatore',
          source_urls: ['https://prova.example/'],
          first_seen: now,
        })),
      )
      .execute()
    await recountOpenings(workerDb, now)
    expect(await owed()).toEqual([])
    const { count } = await db
      .selectFrom('company_openings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_no', 'in', companies)
      .executeTakeFirstOrThrow()
    expect(count).toBe(620)
  })

  test('postpones a company that is being written to, and counts the others now', async () => {
    const [busy, free] = [await makeCompany(db), await makeCompany(db)]
    await makePosition(db, { company_no: busy }, now)
    await makePosition(db, { company_no: free }, now)
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('company').select('company_no').where('company_no', '=', busy).forShare().execute()
      await recountOpenings(workerDb, now)
      expect(await openingsOf(free)).toEqual({ open_positions: 1, new_positions: 1 })
      expect(await openingsOf(busy)).toBeUndefined()
    })
    await recountOpenings(workerDb, now)
    expect(await openingsOf(busy)).toEqual({ open_positions: 1, new_positions: 1 })
  })

  test('drops a company that was deleted', async () => {
    const company = await makeCompany(db)
    await makePosition(db, { company_no: company }, now)
    await recountOpenings(workerDb, now)
    await makePosition(db, { company_no: company }, now)
    await db.deleteFrom('company').where('company_no', '=', company).execute()
    await recountOpenings(workerDb, now)
    expect(await openingsOf(company)).toBeUndefined()
    expect(await owed()).toEqual([])
  })
})
