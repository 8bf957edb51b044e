import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, makeSource, publish, publishedPosition } from '../testing/factories.ts'
import { createTestDb } from '../testing/test-engines.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('upserts burn no position_no, also when visits of one source overlap', async () => {
  const { db } = database
  const companyNo = await makeCompany(db)
  const sources = await Promise.all(Array.from({ length: 4 }, () => makeSource(db)))
  const positions = Array.from({ length: 50 }, () => publishedPosition(companyNo))
  const visits = sources.flatMap((sourceNo) => Array.from({ length: 5 }, () => publish(db, sourceNo, positions)))
  const numbers = await Promise.all(visits)

  const { rows } = await sql<{ count: number; highest: number; drawn: number }>`
    SELECT count(*) AS count, max(position_no) AS highest, (SELECT last_value FROM position_no) AS drawn FROM position`.execute(
    db,
  )
  expect(rows[0]).toEqual({ count: 200, highest: 200, drawn: 200 })
  expect(numbers[0]).toEqual(numbers[1])
})

test('a position published again with other words keeps its number and its public id', async () => {
  const { db } = database
  const [companyNo, sourceNo] = [await makeCompany(db), await makeSource(db)]
  const position = publishedPosition(companyNo, { title: 'Tornitore' })
  const read = (no: number | undefined) =>
    db
      .selectFrom('position')
      .select(['position_no', 'position_id', 'title', 'doc_version'])
      .where('position_no', '=', no ?? 0)
      .executeTakeFirst()
  const [first] = await publish(db, sourceNo, [position])
  const before = await read(first)
  const [second] = await publish(db, sourceNo, [{ ...position, title: 'Tornitore CNC' }])
  const after = await read(second)
  expect(after).toEqual({ ...before, title: 'Tornitore CNC', doc_version: 2 })
})
