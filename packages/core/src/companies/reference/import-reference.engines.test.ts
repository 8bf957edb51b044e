import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sample } from '@vedetta/reference/testing/samples'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { importReference } from './import-reference.ts'

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

const tables = async () => {
  const { db } = database
  return {
    ateco: await db.selectFrom('ateco').selectAll().orderBy('edition').orderBy('code').execute(),
    links: await db.selectFrom('ateco_link').selectAll().orderBy('code_2025').orderBy('code_2007').execute(),
    occupations: await db.selectFrom('occupation').selectAll().orderBy('uri').execute(),
    isco: await db.selectFrom('isco_group').selectAll().orderBy('code').execute(),
  }
}

test('importReference reads a whole folder, and changes nothing the second time', async () => {
  const expected = { ateco_2007: 194, ateco_2025: 190, links: 228, occupations: 28, isco: 80 }
  const { files, ignored } = await importReference(database.as('cli'), sample('cleaned'))
  expect(files.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['ateco', 194],
    ['ateco', 190],
    ['ateco-links', 228],
    ['occupations', 28],
    ['isco-groups', 80],
  ])
  expect(ignored).toEqual([])
  expect(await counts()).toEqual(expected)
  await importReference(database.as('cli'), sample('cleaned'))
  expect(await counts()).toEqual(expected)
})

test("importReference of the publishers' own files changes nothing in our tables of them", async () => {
  const before = await tables()
  await importReference(database.as('cli'), sample('publishers'))
  expect(await tables()).toEqual(before)
})

test('importReference writes a file with more rows than one statement accepts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  const codes = Array.from({ length: 2_500 }, (_, index) => `99.${`${index + 1_000}`.replace(/(..)(..)/, '$1.$2')}`)
  const rows = codes.map((code) => `${code},Riga di prova,,subcategory,,2022\n`)
  await writeFile(join(folder, 'a.csv'), `code,title_it,title_en,level,parent,editions\n${rows.join('')}`)
  const { files } = await importReference(database.as('cli'), folder)
  expect(files.map((file) => file.rows)).toEqual([2_500])
  const { ateco } = await tables()
  expect(ateco.filter(({ title_it }) => title_it === 'Riga di prova').map(({ code }) => code)).toEqual(codes)
})

test('importReference ignores unknown files and names them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  await writeFile(join(folder, 'README.md'), '# Files\n')
  await writeFile(join(folder, 'comuni.csv'), 'istat,name\n015146,Milano\n')
  expect(await importReference(database.as('cli'), folder)).toEqual({
    files: [],
    ignored: ['README.md', 'comuni.csv'],
  })
})

test('importReference leaves the tables as they were where a file is malformed', async () => {
  const before = await counts()
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  await writeFile(
    join(folder, 'a.csv'),
    'code,title_it,title_en,level,parent,editions\n99.98.97,Prova,,subcategory,99.98,2022\n',
  )
  await writeFile(join(folder, 'b.csv'), 'code,title_it,title_en,level,parent,editions\nzz9,Titolo,,class,,2022\n')
  await expect(importReference(database.as('cli'), folder)).rejects.toThrow(/b\.csv, line 2/)
  expect(await counts()).toEqual(before)
})
