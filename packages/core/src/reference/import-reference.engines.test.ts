import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../testing/test-engines.ts'
import { importReference } from './import-reference.ts'

const shared = join(import.meta.dirname, '../../../../../shared/data')

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

const counts = async () =>
  (
    await sql`SELECT (SELECT count(*) FROM ateco WHERE edition = '2007') AS ateco_2007,
      (SELECT count(*) FROM ateco WHERE edition = '2025') AS ateco_2025, (SELECT count(*) FROM ateco_link) AS links,
      (SELECT count(*) FROM occupation) AS occupations, (SELECT count(*) FROM isco_group) AS isco`.execute(database.db)
  ).rows[0]

test('a folder of reference files goes in whole, and again without a change', async () => {
  const expected = { ateco_2007: 3162, ateco_2025: 3257, links: 6678, occupations: 3010, isco: 619 }
  const { files, ignored } = await importReference({ db: database.db }, shared)
  expect(files.map(({ kind }) => kind).sort()).toEqual(['ateco', 'ateco', 'ateco-links', 'isco-groups', 'occupations'])
  expect(ignored.length).toBeGreaterThan(0)
  expect(await counts()).toEqual(expected)
  await importReference({ db: database.db }, shared)
  expect(await counts()).toEqual(expected)
})

test('a malformed file leaves the tables as they were', async () => {
  const before = await counts()
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  await writeFile(
    join(folder, 'a.csv'),
    'code,title_it,title_en,level,parent,editions\n99.98.97,Prova,,subcategory,99.98,2022\n',
  )
  await writeFile(join(folder, 'b.csv'), 'code,title_it,title_en,level,parent,editions\nzz9,Titolo,,class,,2022\n')
  await expect(importReference({ db: database.db }, folder)).rejects.toThrow(/b\.csv, line 2/)
  expect(await counts()).toEqual(before)
})
