import { randomUUID } from 'node:crypto'
import { maxSavedCompanies } from '@vedetta/contracts/companies/saved-companies'
import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recountOpenings } from '../../companies/register/recount-openings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { companyIdOf, makeCompany, makePosition } from '../../testing/factories.ts'
import { makeRecruiter, openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { listSavedCompanies } from './list-saved-companies.ts'
import { saveCompany } from './save-company.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let engine: ReturnType<typeof createTestSearch>
let numbers: number[]
let ids: string[]
const names = ['Alfa', 'Beta', 'Gamma', 'Delta']
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  engine = createTestSearch()
  numbers = await Promise.all(names.map((name) => makeCompany(db, { name, municipality: '016024', employees: 12 })))
  ids = await Promise.all(numbers.map((no) => companyIdOf(db, no)))
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const start = Date.now()
let seconds = 0
const nextMoment = () => new Date(start + 1_000 * seconds++)
const someone = () => makeRecruiter(db, new Date())
const list = (viewer: SeatedViewer, at = new Date()) =>
  listSavedCompanies({ db, search: engine, gate: openGate }, viewer, at)
const save = (viewer: SeatedViewer, which: number, saved?: boolean) =>
  saveCompany(db, viewer, { companyID: ids[which] ?? '', saved }, nextMoment())
const namesOf = async (viewer: SeatedViewer) => (await list(viewer)).companies.map(({ name }) => name)

describe('saveCompany', () => {
  test('saves a company, and removes it when called again', async () => {
    const viewer = await someone()
    const answers = [await save(viewer, 0), await save(viewer, 0), await save(viewer, 0)]
    expect(answers.map(({ status }) => status)).toEqual(['saved', 'removed', 'saved'])
    expect(await namesOf(viewer)).toEqual(['Alfa'])
  })

  test('is idempotent with an explicit state', async () => {
    const viewer = await someone()
    for (const saved of [true, true, false, false])
      expect(await save(viewer, 1, saved)).toEqual({ status: saved ? 'saved' : 'removed' })
    expect(await namesOf(viewer)).toEqual([])
    await save(viewer, 1, true)
    const [first] = (await list(viewer)).companies
    await save(viewer, 1, true)
    expect((await list(viewer)).companies).toEqual([first])
  })

  test('toggles once per concurrent call', async () => {
    const viewer = await someone()
    const answers = await Promise.all(Array.from({ length: 31 }, () => save(viewer, 2)))
    expect(answers.filter(({ status }) => status === 'saved')).toHaveLength(16)
    expect(await namesOf(viewer)).toEqual(['Gamma'])
  })

  test('refuses a company that does not exist', async () => {
    const unknown = saveCompany(db, await someone(), { companyID: randomUUID() }, new Date())
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_company' })
  })

  test('counts as new only the positions that appear after the last save', async () => {
    const viewer = await someone()
    const companyNo = numbers[3] ?? 0
    const at = new Date(start + hourMs)
    const later = (minutes: number) => new Date(at.getTime() + minutes * minuteMs)
    await makePosition(db, { company_no: companyNo }, at)
    await recountOpenings(db, later(1))
    await saveCompany(db, viewer, { companyID: ids[3] ?? '' }, later(2))
    const counts = async () => {
      const [company] = (await list(viewer)).companies
      return [company?.openPositions, company?.newPositions]
    }
    expect(await counts()).toEqual([1, 0])
    await makePosition(db, { company_no: companyNo }, later(3))
    await recountOpenings(db, later(4))
    expect(await counts()).toEqual([2, 1])
    for (const _ of ['removed', 'saved']) await saveCompany(db, viewer, { companyID: ids[3] ?? '' }, later(5))
    expect(await counts()).toEqual([2, 0])
  })
})

describe('saved companies', () => {
  test('are listed with their row’s data, the last saved first', async () => {
    const viewer = await someone()
    for (const which of [0, 2, 1]) await save(viewer, which)
    const { companies } = await list(viewer)
    expect(companies.map(({ name }) => name)).toEqual(['Beta', 'Gamma', 'Alfa'])
    expect(companies[0]).toMatchObject({
      companyID: ids[1],
      employees: 12,
      city: 'Bergamo',
      province: 'BG',
      region: '03',
      openPositions: 0,
      newPositions: 0,
      savedAt: expect.stringMatching(/Z$/),
    })
  })

  test('are each user’s own', async () => {
    const [anna, bruno] = [await someone(), await someone()]
    await save(anna, 0)
    expect(await namesOf(bruno)).toEqual([])
  })

  test('are a thousand at most, also when saved concurrently', async () => {
    const viewer = await someone()
    const free = 2
    // These rows need no companies, since the foreign key is not checked in this mode.
    await db.transaction().execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx)
      await sql`
        INSERT INTO saved_company (user_id, company_no, saved_at)
        SELECT ${viewer.userId}, 1000000 + n, now() FROM generate_series(1, ${maxSavedCompanies - free}::int) n`.execute(
        tx,
      )
    })
    const answers = await Promise.allSettled([0, 1, 2, 3].map((which) => save(viewer, which, true)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(free)
    const refused = answers.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'saved_companies_full' } })
    expect(await namesOf(viewer)).toHaveLength(free)
  })
})
