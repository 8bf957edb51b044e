import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { selectLive } from './documents.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  await makePosition(database.db, { company_no: await makeCompany(database.db) })
})
afterAll(() => database.close())

/** The columns whose change a trigger compares. */
async function comparedColumns(trigger: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ source: string }>(
    `SELECT pg_get_triggerdef(t.oid) || p.prosrc AS source FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE tgname = $1`,
    [trigger],
  )
  return [...(rows[0]?.source.matchAll(/\b(?:old|o)\.(\w+)/gi) ?? [])].map(([, column = '']) => column)
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Never updated. */
const keys = ['position_no', 'company_no']

test.each(['position', 'company'] as const)(
  'the doc_version trigger compares every column that a document of a %s contains',
  async (kind) => {
    const [row] = await selectLive(database.db, kind, 0, 1)
    const ofTable = await columnsOf(kind)
    const held = Object.keys(row?.fields ?? {}).filter((column) => ofTable.includes(column) && !keys.includes(column))
    expect(held.length).toBeGreaterThan(5)
    expect(await comparedColumns(`${kind}_doc_version`)).toEqual(expect.arrayContaining(held))
  },
)

test('the company trigger compares every company column that a position document contains', async () => {
  const [row] = await selectLive(database.db, 'position', 0, 1)
  const [ofPosition, ofCompany] = [await columnsOf('position'), await columnsOf('company')]
  const held = Object.keys(row?.fields ?? {})
    .filter((field) => !ofPosition.includes(field))
    .map((field) => (ofCompany.includes(field) ? field : field.replace(/^company_/, '')))
  expect(ofCompany).toEqual(expect.arrayContaining(held))
  expect(await comparedColumns('company_updated')).toEqual(expect.arrayContaining(held))
})
