import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from './copy/tables.ts'
import type { LoadProgress } from './load.ts'
import { seed } from './seed.ts'

const recipe = { companies: 3_000, positions: 1_200, seed: 2, now: Date.UTC(2026, 10, 14) }

let database: Awaited<ReturnType<typeof createTestDb>>
const progress: LoadProgress[] = []
beforeAll(async () => {
  database = await createTestDb()
  await seed(database.as('cli').pool, recipe, (step) => progress.push(step))
})
afterAll(() => database.close())

async function one<Row extends object>(query: string): Promise<Row | undefined> {
  return (await database.pool.query<Row>(query)).rows[0]
}

test('seed fills every table and reports progress for each row', async () => {
  for (const table of Object.keys(tables)) {
    const told = progress.filter((step) => step.table === table).reduce((sum, { rows }) => sum + rows, 0)
    expect(await one(`SELECT count(*) FROM ${table}`), table).toEqual({ count: told })
    expect(told, table).toBeGreaterThan(0)
  }
  expect(await one('SELECT count(*), min(position_no), max(position_no) FROM position')).toEqual({
    count: 1_200,
    min: 1,
    max: 1_200,
  })
})

test('all seeded data are marked as synthetic', async () => {
  expect(await one('SELECT count(*) FROM company WHERE NOT synthetic')).toEqual({ count: 0 })
  expect(await one('SELECT count(*) FROM position WHERE NOT synthetic')).toEqual({ count: 0 })
})

test('seeded turnover is that of the last year: the trigger changes nothing', async () => {
  expect(await one('SELECT max(doc_version) AS version FROM company')).toEqual({ version: 1 })
  const lastYears = await database.pool.query(
    `SELECT company_no FROM company c LEFT JOIN LATERAL
       (SELECT turnover, year FROM company_financial WHERE company_no = c.company_no ORDER BY year DESC LIMIT 1) f ON true
     WHERE (c.turnover, c.turnover_year) IS DISTINCT FROM (f.turnover, f.year)`,
  )
  expect(lastYears.rows).toEqual([])
})

test('all seeded rows are in the outbox', async () => {
  expect(await one('SELECT count(*) FROM outbox')).toEqual({ count: recipe.companies + recipe.positions })
})

test('a seeded position belongs to a company of its source', async () => {
  const strangers = `SELECT count(*) FROM position p WHERE NOT EXISTS (
    SELECT FROM site_source JOIN site USING (site_no)
    WHERE site_source.source_no = p.source_no AND site.company_no = p.company_no AND site.status = 'active')`
  expect(await one(strangers)).toEqual({ count: 0 })
})

test('seeded contacts have received their notice, with the source page', async () => {
  const counts = `SELECT count(*) FILTER (WHERE noticed_at IS NULL OR basis IS NULL OR email IS NULL OR source_url = '') AS unfit,
    count(*) > 0 AS "hasPeople" FROM company_contact WHERE kind = 'personal'`
  expect(await one(counts)).toEqual({ unfit: 0, hasPeople: true })
})

test('sequences continue after the seeded rows', async () => {
  const contact = await database.db
    .insertInto('company_contact')
    .values({
      company_no: 1,
      kind: 'general',
      email: 'info@prova.example',
      source_url: 'https://prova.example',
      first_seen: new Date(recipe.now),
      last_seen: new Date(recipe.now),
    })
    .returning('contact_no')
    .executeTakeFirstOrThrow()
  expect(await one('SELECT max(contact_no) FROM company_contact')).toEqual({ max: contact.contact_no })
  expect(await one("SELECT nextval('position_no')")).toEqual({ nextval: 1_201 })
})

test('a second seed is refused and changes nothing', async () => {
  await expect(seed(database.as('cli').pool, { ...recipe, seed: 9 })).rejects.toThrow(
    'The database already holds 3000 companies: nothing was changed.',
  )
  expect(await one('SELECT count(*) FROM company')).toEqual({ count: 3_000 })
})
