import { dayMs } from '@vedetta/contracts/text/durations'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSite } from '../../companies/sources/add-site.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Company } from '../../platform/db/schema.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { countHiringPace } from './count-hiring-pace.ts'
import { readPace } from './hiring-pace.ts'

const now = new Date('2026-11-14T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let workerDb: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  workerDb = database.as('worker').db
})
beforeEach(async () => {
  await db.deleteFrom('position').execute()
  await db.deleteFrom('company').execute()
  await db.deleteFrom('hiring_pace').execute()
})
afterAll(() => database.close())

/** A company, watched by default, that opened positions the given numbers of days ago. */
async function company(
  fields: Partial<Insertable<Company>>,
  ages: readonly number[] = [],
  { watched = true }: { watched?: boolean } = {},
): Promise<number> {
  const companyNo = await makeCompany(db, { municipality: '016024', ...fields })
  const host = `azienda-${companyNo}.example`
  if (watched) await addSite(db, { companyNo, host, startUrl: `https://${host}/`, knownBy: 'import' }, now)
  for (const age of ages) await makePosition(db, { company_no: companyNo }, daysAgo(age))
  return companyNo
}

const counted = () =>
  db
    .selectFrom('hiring_pace')
    .select(['scope', 'key', 'companies', 'employees', 'positions'])
    .orderBy('scope')
    .orderBy('key')
    .execute()

const hiringOf = (companyNo: number) =>
  ({ companyNo, employees: 50, isWatched: true, sector: 'metalworking', province: 'BG' }) as const

describe('the pace of a sector and of a province', () => {
  test('counts watched companies of known size, including those that opened nothing', async () => {
    await company({ employees: 40 }, [1, 89])
    await company({ employees: 60, municipality: '015146' })
    await company({ employees: 100, sector: 'retail' }, [5])
    await company({ employees: null }, [1])
    await company({ employees: 0 }, [1])
    await company({ employees: 500 }, [1], { watched: false })
    await company({ employees: 10, sector: 'retail', municipality: null }, [3])
    await countHiringPace(workerDb, now)
    expect(await counted()).toEqual([
      { scope: 'province', key: 'BG', companies: 2, employees: 140, positions: 3 },
      { scope: 'province', key: 'MI', companies: 1, employees: 60, positions: 0 },
      { scope: 'sector', key: 'metalworking', companies: 2, employees: 100, positions: 2 },
      { scope: 'sector', key: 'retail', companies: 2, employees: 110, positions: 2 },
    ])
  })

  test('counts each position first seen in the last 90 days once, closed or not', async () => {
    const companyNo = await company({ employees: 40 }, [89.99, 90, 300, -1])
    const closed = await makePosition(db, { company_no: companyNo }, daysAgo(30))
    const twin = await makePosition(db, { company_no: companyNo }, daysAgo(30))
    const over = { closed_at: daysAgo(10), closing_reason: 'gone' }
    await db.updateTable('position').set(over).where('position_no', '=', closed).execute()
    await db
      .updateTable('position')
      .set({ ...over, merged_into: closed })
      .where('position_no', '=', twin)
      .execute()
    await countHiringPace(workerDb, now)
    expect(await counted()).toMatchObject([{ positions: 2 }, { positions: 2 }])
    expect(await readPace(db, hiringOf(companyNo), now)).toMatchObject({ own: 4 })
  })

  test('is counted once per Italian day, and a place without companies is removed', async () => {
    const companyNo = await company({ employees: 40 })
    await countHiringPace(workerDb, new Date('2026-11-13T23:30:00Z'))
    await db.updateTable('company').set({ sector: 'retail' }).where('company_no', '=', companyNo).execute()
    const keys = async () => (await counted()).map(({ key }) => key)
    await countHiringPace(workerDb, new Date('2026-11-14T22:59:00Z'))
    expect(await keys()).toEqual(['BG', 'metalworking'])
    await countHiringPace(workerDb, new Date('2026-11-14T23:00:00Z'))
    expect(await keys()).toEqual(['BG', 'retail'])
  })

  test('is the same when several workers count concurrently', async () => {
    await company({ employees: 40 }, [1])
    await Promise.all(Array.from({ length: 4 }, (_, n) => countHiringPace(workerDb, new Date(now.getTime() + n))))
    expect(await counted()).toMatchObject([
      { key: 'BG', positions: 1 },
      { key: 'metalworking', positions: 1 },
    ])
  })
})

describe('the pace of a company', () => {
  test('is shown beside those of its sector and province, each per hundred employees', async () => {
    const companyNo = await company({ employees: 50 }, [1, 2])
    await company({ employees: 150, municipality: '015146' }, [3])
    await countHiringPace(workerDb, now)
    expect(await readPace(db, hiringOf(companyNo), now)).toEqual({
      own: 4,
      sector: { companies: 2, perHundred: 1.5 },
      province: { companies: 1, perHundred: 4 },
    })
  })

  test.each([
    ['its size is not known', { employees: null }],
    ['it has no employees', { employees: 0 }],
    ['we do not watch it', { isWatched: false }],
  ])('is unknown when %s', async (_, fields) => {
    const companyNo = await company({ employees: 50 }, [1])
    expect((await readPace(db, { ...hiringOf(companyNo), ...fields }, now)).own).toBeNull()
  })

  test('has no comparison before the first count, or where its office is unknown', async () => {
    const companyNo = await company({ employees: 50 })
    expect(await readPace(db, hiringOf(companyNo), now)).toEqual({ own: 0, sector: null, province: null })
    await countHiringPace(workerDb, now)
    const { sector, province } = await readPace(db, { ...hiringOf(companyNo), province: null }, now)
    expect([sector?.companies, province]).toEqual([1, null])
  })
})
