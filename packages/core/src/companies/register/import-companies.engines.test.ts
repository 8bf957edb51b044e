import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@vedetta/contracts/text/durations'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { optOut } from '../sources/opt-out.ts'
import { type Cells, csvHeadings, csvLine, goodRow, vatOf } from './file/testing/registry-rows.ts'
import { type ImportOptions, importCompanies } from './import-companies.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let folder: string
beforeAll(async () => {
  database = await createTestDb()
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE company, source, outbox, import_run, opt_out RESTART IDENTITY CASCADE')
})

const now = new Date('2026-11-15T10:00:00Z')
const refusedPath = () => join(folder, 'refused.csv')

async function importRows(rows: readonly Cells[], options: Partial<ImportOptions> = {}, name = 'rows.csv') {
  const path = join(folder, name)
  await writeFile(path, `${[csvHeadings.join(';'), ...rows.map(csvLine)].join('\r\n')}\r\n`)
  return importCompanies(database.as('cli').pool, path, { refusedPath: refusedPath(), ...options }, now)
}

async function rowsOf<Row extends object>(query: string): Promise<Row[]> {
  return (await database.pool.query<Row>(query)).rows
}

/** Everything an import writes, except numbers that the database draws. */
const everything = () =>
  rowsOf(`SELECT vat, name, legal_form, rea, employees, share_capital, municipality, pec, c.turnover, turnover_year, doc_version,
    (SELECT jsonb_agg(to_jsonb(f) - 'company_no' ORDER BY year) FROM company_financial f WHERE f.company_no = c.company_no) AS years,
    (SELECT jsonb_agg(jsonb_build_array(host, known_by, known_by_quote, status, url, due_at IS NOT NULL) ORDER BY host)
      FROM site JOIN site_source USING (site_no) JOIN source USING (source_no) LEFT JOIN source_schedule USING (source_no)
      WHERE site.company_no = c.company_no) AS sites
    FROM company c ORDER BY vat`)

test('importCompanies stores a company with its accounts and its site, to be indexed once', async () => {
  const { added, sites } = await importRows([goodRow(1)])
  expect({ added, sites }).toEqual({ added: 1, sites: 1 })
  expect(await everything()).toEqual([
    {
      vat: vatOf(1),
      name: 'Officine Prova 1 S.r.l.',
      legal_form: 'S.r.l.',
      rea: 'BG-123456',
      employees: 42,
      share_capital: 10_000,
      municipality: '016024',
      pec: 'prova-1@pec.example',
      turnover: 1_200_000,
      turnover_year: 2024,
      doc_version: 1,
      years: [{ year: 2024, turnover: 1_200_000, costs: 1_000_000, ebitda: 200_000, net_income: -5_000 }],
      sites: [
        [
          'prova-1.example',
          'import',
          'rows.csv, line 2: www.prova-1.example',
          'active',
          'https://www.prova-1.example/',
          true,
        ],
      ],
    },
  ])
  expect(await rowsOf('SELECT kind, version FROM outbox')).toEqual([{ kind: 'company', version: 1 }])
})

test('importing the same file again changes nothing and draws no number', async () => {
  await importRows([goodRow(1), goodRow(2)])
  const before = [await everything(), await rowsOf('SELECT xmin FROM company ORDER BY vat')]
  await database.pool.query('TRUNCATE outbox')
  expect(await importRows([goodRow(1), goodRow(2)])).toMatchObject({ added: 0, changed: 0, unchanged: 2, sites: 0 })
  expect([await everything(), await rowsOf('SELECT xmin FROM company ORDER BY vat')]).toEqual(before)
  expect(await rowsOf('SELECT FROM outbox')).toEqual([])
  await importRows([goodRow(3)])
  expect(await rowsOf('SELECT max(company_no) FROM company')).toEqual([{ max: 3 }])
})

test('importCompanies changes only columns that differ, and keeps those the file leaves empty', async () => {
  await importRows([goodRow(1), goodRow(2)])
  await database.pool.query('TRUNCATE outbox')
  const { pec, employees, ...silent } = goodRow(1)
  const later: Cells = { ...silent, name: 'Officine Nuove S.r.l.', website: 'http://prova-1.example/it/' }
  expect(await importRows([later, goodRow(2)])).toMatchObject({ added: 0, changed: 1, unchanged: 1, sites: 0 })
  const [first] = await everything()
  expect(first).toMatchObject({ name: 'Officine Nuove S.r.l.', employees: 42, pec, doc_version: 2 })
  expect(first).toMatchObject({ sites: [{ 0: 'prova-1.example', 4: 'https://www.prova-1.example/' }] })
  expect(await rowsOf('SELECT version FROM outbox')).toEqual([{ version: 2 }])
  expect(employees).toBe('42')
})

test('a new year of accounts is added to the earlier ones, and gives the turnover from then on', async () => {
  await importRows([goodRow(1)])
  const older: Cells = { ...goodRow(1), turnover_2023: '9', costs_2023: '8', ebitda_2023: '1', net_income_2023: '0' }
  await importRows([{ ...older, turnover_2024: '', costs_2024: '', ebitda_2024: '', net_income_2024: '' }])
  expect(await everything()).toMatchObject([
    { turnover: 1_200_000, years: [{ year: 2023 }, { year: 2024 }], doc_version: 1 },
  ])
  await importRows([{ ...goodRow(1), turnover_2024: '7' }])
  expect(await everything()).toMatchObject([{ turnover: 7, turnover_year: 2024, doc_version: 2 }])
})

test('a host of several companies becomes one source; an opted-out host none', async () => {
  await optOut(database.db, { host: 'contrario.example', reason: 'asked' }, now)
  await importRows([
    { ...goodRow(1), website: 'gruppo.example' },
    { ...goodRow(2), website: 'https://gruppo.example/' },
    { ...goodRow(3), website: 'shop.contrario.example' },
  ])
  expect(await rowsOf('SELECT host, status FROM site ORDER BY site_no')).toEqual([
    { host: 'gruppo.example', status: 'active' },
    { host: 'gruppo.example', status: 'active' },
    { host: 'shop.contrario.example', status: 'opted_out' },
  ])
  expect(await rowsOf('SELECT url FROM source JOIN source_schedule USING (source_no)')).toEqual([
    { url: 'https://gruppo.example/' },
  ])
})

test('imported sites become due over the following day, each in its daily slot', async () => {
  await importRows(Array.from({ length: 2_000 }, (_, index) => goodRow(index)))
  const [spread] = await rowsOf<{ hours: number; first: Date; last: Date }>(
    `SELECT count(DISTINCT date_trunc('hour', due_at))::int AS hours, min(due_at) AS first, max(due_at) AS last FROM source_schedule`,
  )
  expect(spread?.hours).toBeGreaterThanOrEqual(24)
  expect(spread?.first.getTime()).toBeGreaterThanOrEqual(now.getTime())
  expect(spread?.last.getTime()).toBeLessThan(now.getTime() + dayMs)
})

test('an interrupted import that is resumed ends like a single run, with the same file of refused rows', async () => {
  const rows = Array.from({ length: 4_000 }, (_, index) => ({
    ...goodRow(index % 1_500 === 0 ? 0 : index),
    ...(index % 7 === 0 ? { employees: 'molti' } : {}),
    ...(index % 11 === 0 ? { website: 'facebook.com/prova' } : {}),
  }))
  const whole = await importRows(rows, { batchBytes: 1 })
  const expected = [await everything(), await readFile(refusedPath(), 'utf8')]
  await database.pool.query('TRUNCATE company, source, outbox, import_run RESTART IDENTITY CASCADE')

  for (const batches of [2, 1, 3]) {
    let left = batches
    const onProgress = () => {
      if (left-- === 0) throw new Error('killed')
    }
    await expect(importRows(rows, { batchBytes: 1, onProgress })).rejects.toThrow('killed')
  }
  const resumed = await importRows(rows, { batchBytes: 1 })
  expect(resumed.resumedAfterLine).toBeGreaterThan(1)
  expect({ ...resumed, resumedAfterLine: null }).toEqual(whole)
  expect([await everything(), await readFile(refusedPath(), 'utf8')]).toEqual(expected)
  expect(whole.added + whole.refused).toBe(rows.length)
  expect(await rowsOf('SELECT FROM import_taken')).toEqual([])
})

test('an interrupted import starts over where its file of refused rows is gone', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ ...goodRow(index), ...(index < 5 ? { vat: '1' } : {}) }))
  let batches = 0
  const onProgress = () => {
    if (++batches === 3) throw new Error('killed')
  }
  await expect(importRows(rows, { batchBytes: 1, onProgress })).rejects.toThrow('killed')
  await rm(refusedPath())
  expect(await importRows(rows, { batchBytes: 1 })).toMatchObject({ refused: 5, resumedAfterLine: null })
  expect((await readFile(refusedPath(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(6)
})

test('JSON lines and windows-1252 give the same result as CSV in UTF-8', async () => {
  const row = { ...goodRow(1), name: 'Caffè Città S.r.l.' }
  await importRows([row])
  const expected = await everything()
  await database.pool.query('TRUNCATE company, source, outbox RESTART IDENTITY CASCADE')
  const path = join(folder, 'rows.csv')
  await writeFile(path, Buffer.from(`${csvHeadings.join(';')}\n${csvLine(row)}\n`, 'latin1'))
  await importCompanies(database.as('cli').pool, path, { refusedPath: refusedPath() }, now)
  expect(await everything()).toEqual(expected)
  await database.pool.query('TRUNCATE company, source, outbox RESTART IDENTITY CASCADE')
  const accounts = [{ year: 2024, turnover: 1_200_000, costs: '1.000.000', ebitda: 200_000, net_income: -5_000.4 }]
  await writeFile(path, `\n${JSON.stringify({ ...row, employees: 42, accounts, other: [1] })}\n`)
  await importCompanies(database.as('cli').pool, path, { refusedPath: refusedPath() }, now)
  expect(await everything()).toEqual(expected)
})

test('importCompanies accepts or refuses every row, whatever the cells contain', async () => {
  const odd = fc.string({
    unit: fc.constantFrom(...'a1=.,;:/\\\t\n\r"\'{}[]()@%-_ é€\u0000\ud800\u202e'),
    maxLength: 12,
  })
  const own = fc.constantFrom(...csvHeadings).chain((heading) => fc.record({ [heading]: odd }))
  const web = odd.map((text) => ({ website: `${text}.it/${text}` }))
  const rows = fc
    .sample(fc.oneof(own, web), { numRuns: 1_500, seed: 7 })
    .map((cells, index) => ({ ...goodRow(index), ...cells }))
  const { added, refused, refusedAddresses } = await importRows(rows)
  expect(added + refused).toBe(rows.length)
  expect(refused).toBeGreaterThan(100)
  expect(refusedAddresses).toBeGreaterThan(100)
})

test('the file of refused rows contains no formula that a spreadsheet would run', async () => {
  await importRows([{ ...goodRow(1), vat: '=1+1' }])
  const rows: { code: string; row: string }[] = parse(await readFile(refusedPath()), {
    bom: true,
    delimiter: ';',
    columns: true,
  })
  expect(rows.map(({ code, row }) => [code, row.slice(0, 6)])).toEqual([['vat_letters', "'=1+1;"]])
})
