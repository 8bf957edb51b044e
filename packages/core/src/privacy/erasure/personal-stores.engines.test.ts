import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { deletedColumns, otherColumns, searchedColumns } from './personal-stores.ts'
import { selectTextColumns } from './testing/text-columns.ts'

const { db, close } = await createTestDb()
afterAll(close)

const columnNames = (byTable: typeof deletedColumns) =>
  Object.entries(byTable).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))

test('every text column of the schema says whether it may name a person, and who clears it', async () => {
  const answered = [
    ...Object.keys(searchedColumns),
    ...[deletedColumns, ...otherColumns.map(({ columns }) => columns)].flatMap(columnNames),
  ]
  const columns = (await selectTextColumns(db)).map(({ name }) => name)
  const unanswered = columns.filter((name) => !answered.includes(name))
  expect(
    unanswered,
    'Add each to packages/core/src/privacy/erasure/personal-stores.ts: to searchedColumns if words of a site or about a person ' +
      'may get there (opt-out then clears it and access reads it), else to otherColumns, with the reason why none can',
  ).toEqual([])
  expect(answered.filter((name) => !columns.includes(name))).toEqual([])
  expect(answered.length).toBe(new Set(answered).size)
})

test('the list of text columns is the live schema’s, so that a new column is noticed', async () => {
  const before = await selectTextColumns(db)
  await sql`ALTER TABLE company_news ADD COLUMN author text, ADD COLUMN tags text[]`.execute(db)
  const after = await selectTextColumns(db)
  const added = after.map(({ name }) => name).filter((name) => !before.some((one) => one.name === name))
  expect(added).toEqual(['company_news.author', 'company_news.tags'])
})
