import { createPasswords } from '@vedetta/core/customers/identity/passwords'
import { findPersonByEmail } from '@vedetta/core/customers/people.queries'
import { setMark } from '@vedetta/core/inbox/marks/set-mark'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { compareIndex } from '@vedetta/core/search/indexing/compare-index'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { makeLicence, makeRecruiter } from '@vedetta/core/testing/people'
import { createTestDb, createTestSearch } from '@vedetta/core/testing/test-engines'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPeople, demoSeats, makeDemoPeople } from '../demo/demo-people.ts'
import { seed } from '../seed.ts'
import { removeDemoPeople } from './remove-demo-people.ts'
import { countSynthetic } from './remove-synthetic.queries.ts'
import { removeSynthetic } from './remove-synthetic.ts'

const recipe = { companies: 300, positions: 150, seed: 3, now: Date.UTC(2026, 10, 14) }
const now = new Date()
const log = { info() {}, warn() {}, error() {} }

const database = await createTestDb()
const search = createTestSearch()
const { db } = database
beforeAll(async () => {
  await seed(database.as('cli').pool, recipe)
  await ensureIndices(search)
})
afterAll(async () => {
  await database.close()
  await search.close()
})

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? -1
}

test('removeSynthetic removes all that was seeded, and leaves real companies, their positions and marks', async () => {
  const real = await makePosition(db, { title: 'Saldatore TIG' })
  const recruiter = await makeRecruiter(db, now)
  for (const positionNo of [1, real])
    await setMark(db, recruiter, { positionID: await positionIdOf(db, positionNo), status: 'contacted' }, now)
  await db.insertInto('saved_position').values({ user_id: recruiter.userId, position_no: 1, saved_at: now }).execute()
  // A board that a real company shares with a made-up one.
  await sql`UPDATE position SET source_no = (SELECT source_no FROM position WHERE position_no = 1) WHERE position_no = ${real}`.execute(
    db,
  )
  while (await numberEvents(db)) {}
  const { rows } = await sql<{ last: number }>`SELECT max(number) AS last FROM position_event`.execute(db)
  await drainAll({ db, search, log })
  expect(await countSynthetic(db)).toMatchObject({ companies: 300, positions: 150 })

  const batches: number[] = []
  expect(await removeSynthetic(db, (companies) => batches.push(companies), 80)).toEqual({
    companies: 300,
    positions: 150,
  })
  expect(batches).toEqual([80, 80, 80, 60])
  expect(await countSynthetic(db)).toEqual({ companies: 0, positions: 0, sites: 0, contacts: 0 })
  for (const [table, left] of Object.entries({
    company: 1,
    position: 1,
    position_mark: 1,
    mark_change: 1,
    saved_position: 0,
    company_contact: 0,
    company_financial: 0,
    company_news: 0,
    site: 0,
    source: 1 + 1,
    position_key: 0,
    position_evidence: 0,
    market_week: 0,
    user: 1,
    licence: 1,
  }))
    expect([table, await count(table)]).toEqual([table, left])

  // Numbers of events go on from the last: a follower that has read it misses none.
  const another = await makePosition(db, { title: 'Tornitore' })
  await db.insertInto('position_event').values({ position_no: another, kind: 'new', at: now }).execute()
  await numberEvents(db)
  const newest = await sql<{ last: number }>`SELECT max(number) AS last FROM position_event`.execute(db)
  expect(newest.rows[0]?.last).toBe((rows[0]?.last ?? 0) + 1)

  await drainAll({ db, search, log })
  expect((await compareIndex({ db, search })).map(({ kind, equal, rows: { count } }) => [kind, equal, count])).toEqual([
    ['company', true, 2],
    ['position', true, 2],
  ])
  expect(await removeSynthetic(db)).toEqual({ companies: 0, positions: 0 })
})

test('removeDemoPeople removes the demo people and ends their licence, and nobody else', async () => {
  await makeDemoPeople({ db, publicUrl: 'http://127.0.0.1', passwords: createPasswords() }, now)
  const emails = Object.values(demoPeople).map(({ email }) => email)
  const administrator = await findPersonByEmail(db, demoPeople.administrator.email)
  const { licenceNo } = await makeLicence(db, { administrator_id: administrator?.userId ?? null })
  const people = await count('user')

  expect(await removeDemoPeople(db, now)).toEqual({
    removed: emails.filter((email) => email !== demoPeople.administrator.email),
    kept: [demoPeople.administrator.email],
  })
  await db.updateTable('licence').set({ administrator_id: null }).where('licence_no', '=', licenceNo).execute()
  expect(await removeDemoPeople(db, now)).toEqual({ removed: [demoPeople.administrator.email], kept: [] })
  expect(await count('user')).toBe(people - emails.length)
  const open = await db.selectFrom('licence').select('licence_no').where('deleted_at', 'is', null).execute()
  expect(open.map(({ licence_no }) => licence_no)).toContain(licenceNo)
  const ended = await db
    .selectFrom('licence')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .select('customer.name')
    .where('deleted_at', 'is not', null)
    .execute()
  const customers = Object.values(demoSeats).map(({ customer }) => customer)
  expect(ended.map(({ name }) => name).toSorted()).toEqual(customers.toSorted())
})
