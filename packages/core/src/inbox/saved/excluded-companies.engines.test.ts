import { randomUUID } from 'node:crypto'
import { maxExcludedCompanies } from '@vedetta/contracts/companies/excluded-companies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { untilBlockedBy } from '../../testing/blocked-connection.ts'
import { companyIdOf, makeCompany } from '../../testing/factories.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { excludeCompany } from './exclude-company.ts'
import { insertExcludedCompany, lockExcludedCompanies, selectExcludedCompanies } from './excluded-companies.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.as('api').db
})
afterAll(() => database.close())

const now = new Date('2026-11-16T09:00:00Z')
const later = new Date('2026-11-16T10:00:00Z')
const someone = () => makeUser(database.db)
const somewhere = async (name = 'Alfa S.r.l.') => companyIdOf(database.db, await makeCompany(database.db, { name }))

describe('excludeCompany', () => {
  test('lists the excluded companies of a person alone, the last one first, and keeps the time of the first exclusion', async () => {
    const viewer = await someone()
    const [alfa, beta] = [await somewhere(), await somewhere('Beta S.p.A.')]
    await excludeCompany(db, viewer, { companyID: alfa, excluded: true }, now)
    await excludeCompany(db, viewer, { companyID: beta, excluded: true }, later)
    expect(await excludeCompany(db, viewer, { companyID: alfa, excluded: true }, later)).toEqual({ excluded: true })
    expect(await selectExcludedCompanies(db, viewer.userId)).toMatchObject([
      { companyID: beta, name: 'Beta S.p.A.', excludedAt: later.toISOString() },
      { companyID: alfa, name: 'Alfa S.r.l.', excludedAt: now.toISOString() },
    ])
    expect(await selectExcludedCompanies(db, (await someone()).userId)).toEqual([])
  })

  test('brings a company back, also twice', async () => {
    const viewer = await someone()
    const companyID = await somewhere()
    await excludeCompany(db, viewer, { companyID, excluded: true }, now)
    for (const _ of ['once', 'again'])
      expect(await excludeCompany(db, viewer, { companyID, excluded: false }, now)).toEqual({ excluded: false })
    expect(await selectExcludedCompanies(db, viewer.userId)).toEqual([])
  })

  test('refuses a company that does not exist', async () => {
    const unknown = excludeCompany(db, await someone(), { companyID: randomUUID(), excluded: true }, now)
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_company' })
  })

  test('refuses one more than the maximum, also at the same moment, and accepts one that is excluded already', async () => {
    const viewer = await someone()
    const { userId } = viewer
    const known = await makeCompany(database.db)
    await insertExcludedCompany(db, { userId, companyNo: known }, now)
    for (let n = 2; n < maxExcludedCompanies; n++)
      await insertExcludedCompany(db, { userId, companyNo: await makeCompany(database.db) }, now)
    const companyID = await somewhere()
    const { oneMore } = await database.db.transaction().execute(async (tx) => {
      await lockExcludedCompanies(tx, userId)
      await insertExcludedCompany(tx, { userId, companyNo: await makeCompany(database.db) }, now)
      const oneMore = expect(excludeCompany(db, viewer, { companyID, excluded: true }, now)).rejects.toMatchObject({
        code: 'excluded_companies_full',
      })
      await untilBlockedBy(tx)
      return { oneMore }
    })
    await oneMore
    const again = { companyID: await companyIdOf(database.db, known), excluded: true }
    expect(await excludeCompany(db, viewer, again, now)).toEqual({ excluded: true })
    expect(await selectExcludedCompanies(db, userId)).toHaveLength(maxExcludedCompanies)
  })
})
