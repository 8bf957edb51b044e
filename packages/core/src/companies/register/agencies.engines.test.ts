import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { csvHeadings, csvLine, goodRow, vatOf } from './file/testing/registry-rows.ts'
import { importAgencies } from './import-agencies.ts'
import { importCompanies } from './import-companies.ts'
import { judgeAgencies } from './judge-agencies.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let folder: string
beforeAll(async () => {
  database = await createTestDb()
  folder = await mkdtemp(join(tmpdir(), 'agencies-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})

const now = new Date('2026-11-15T10:00:00Z')
const path = () => join(folder, 'register.csv')
const refusedPath = () => join(folder, 'refused.csv')

const reasons = async () =>
  Object.fromEntries(
    (
      await database.db
        .selectFrom('company')
        .select(['vat', 'is_agency', 'agency_reason', 'agency_quote'])
        .orderBy('vat')
        .execute()
    ).map((row) => [row.vat, row.is_agency ? `${row.agency_reason} ${row.agency_quote}` : null]),
  )

test('the register classifies agencies, imported before or after their companies, until they leave it', async () => {
  await makeCompany(database.db, { vat: vatOf(1), name: 'Prova Uno' })
  await writeFile(path(), `Partita IVA;Denominazione;Numero\n${vatOf(1)};Prova;12-SG\n${vatOf(2)};Due;13\n1;Tre;14\n`)
  expect(await importAgencies(database.as('cli').db, path(), { refusedPath: refusedPath() }, now)).toEqual({
    registered: 2,
    refused: 1,
    judged: 1,
  })
  expect(await readFile(refusedPath(), 'utf8')).toContain('4;vat_length;')

  const companies = join(folder, 'companies.csv')
  const agency = { ...goodRow(3), ateco_2007: '78.20.00', ateco_2025: '' }
  await writeFile(
    companies,
    [csvHeadings.join(';'), csvLine(goodRow(2)), csvLine(agency), csvLine(goodRow(4))].join('\n'),
  )
  await importCompanies(database.as('cli').pool, companies, { refusedPath: refusedPath() }, now)
  const expected = {
    [vatOf(1)]: 'register 12-SG',
    [vatOf(2)]: 'register 13',
    [vatOf(3)]: 'ateco 78.20.00',
    [vatOf(4)]: null,
  }
  expect(await reasons()).toEqual(expected)

  await writeFile(path(), `vat,number\n${vatOf(2)},13\n`)
  await importAgencies(database.as('cli').db, path(), { refusedPath: refusedPath() }, now)
  expect(await reasons()).toEqual({ ...expected, [vatOf(1)]: null })
})

test('importAgencies keeps the register when a file names no agency', async () => {
  await writeFile(path(), 'vat;number\nnone;1\n')
  await expect(importAgencies(database.as('cli').db, path(), { refusedPath: refusedPath() }, now)).rejects.toThrow(
    'names no agency',
  )
  expect((await database.pool.query('SELECT FROM agency_register')).rowCount).toBe(1)
})

test('an import of the registry does not reverse a classification by adverts; other adverts do', async () => {
  const judge = (adverts: { read: number; forClients: number } | null) =>
    database.db.transaction().execute((tx) => judgeAgencies(tx, [{ vat: vatOf(4), adverts }]))
  expect(await judge({ read: 10, forClients: 9 })).toBe(1)
  expect((await reasons())[vatOf(4)]).toBe('adverts 9/10')
  const companies = join(folder, 'later.csv')
  await writeFile(companies, [csvHeadings.join(';'), csvLine({ ...goodRow(4), employees: '43' })].join('\n'))
  await importCompanies(database.as('cli').pool, companies, { refusedPath: refusedPath() }, now)
  expect((await reasons())[vatOf(4)]).toBe('adverts 9/10')
  expect(await judge(null)).toBe(0)
  expect(await judge({ read: 10, forClients: 0 })).toBe(1)
  expect((await reasons())[vatOf(4)]).toBeNull()
})
