import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/viewer.ts'
import { companyIdOf, makeCompany } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { easyCaptcha } from '../../testing/solve-captcha.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
import { reportCompany } from './report-company.ts'

const now = new Date()
const tomorrow = new Date(now.getTime() + dayMs)
const secrets = ['of nobody else, and long enough for it'] as const

let database: Awaited<ReturnType<typeof createTestDb>>
let anna: Actor
beforeAll(async () => {
  database = await createTestDb()
  anna = await makeRecruiter(database.db, now)
})
afterAll(() => database.close())

async function report(companyID: string, reason?: string): Promise<void> {
  const captcha = await easyCaptcha(secrets)
  await reportCompany({ db: database.db, secrets, clock: () => now }, anna, { companyID, captcha, reason })
}

async function dueOf(sourceNo: number): Promise<Date> {
  const { due_at } = await database.db
    .selectFrom('source_schedule')
    .select('due_at')
    .where('source_no', '=', sourceNo)
    .executeTakeFirstOrThrow()
  return due_at
}

test('reportCompany stores a request for the operator and schedules a visit of the company’s own site at once', async () => {
  const { db } = database
  const [own, other] = [await makeWatchedSite(db, tomorrow), await makeWatchedSite(db, tomorrow)]
  await report(await companyIdOf(db, own.companyNo), 'Ha cambiato nome')
  expect(await dueOf(own.sourceNo)).toEqual(now)
  expect(await dueOf(other.sourceNo)).toEqual(tomorrow)
  const stored = await db.selectFrom('request').select(['kind', 'user_id', 'reason', 'answered_at']).execute()
  expect(stored).toEqual([{ kind: 'company', user_id: anna.userId, reason: 'Ha cambiato nome', answered_at: null }])
})

test('reportCompany stores a repeated report once, and schedules and records one visit', async () => {
  const { db } = database
  const { companyNo, sourceNo } = await makeWatchedSite(db, tomorrow)
  const companyID = await companyIdOf(db, companyNo)
  await report(companyID)
  await db.updateTable('source_schedule').set({ due_at: tomorrow }).where('source_no', '=', sourceNo).execute()
  await report(companyID, 'Di nuovo')
  expect(await dueOf(sourceNo)).toEqual(tomorrow)
  const stored = await db.selectFrom('request').select('reason').where('company_no', '=', companyNo).execute()
  expect(stored).toEqual([{ reason: null }])
  const acts = await db
    .selectFrom('audit_entry')
    .select('details')
    .where('act', '=', 'visits_requested')
    .where('actor_id', '=', anna.userId)
    .orderBy('entry_no', 'desc')
    .execute()
  expect(acts.filter(({ details }) => (details as { sources: string }).sources === `${sourceNo}`)).toHaveLength(1)
})

test('reportCompany accepts a company without a site', async () => {
  const companyNo = await makeCompany(database.db)
  await report(await companyIdOf(database.db, companyNo))
  const stored = await database.db.selectFrom('request').select('kind').where('company_no', '=', companyNo).execute()
  expect(stored).toEqual([{ kind: 'company' }])
})

test('reportCompany refuses a company that does not exist', async () => {
  await expect(report(randomUUID())).rejects.toMatchObject({ code: 'unknown_company' })
})
