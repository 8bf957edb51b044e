import { listRequests as listRequestsCall, type RequestKind } from '@vedetta/contracts/operations/requests'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Request } from '../../platform/db/schema.ts'
import { companyIdOf, makeCompany, makeContact, makePosition, positionIdOf } from '../../testing/factories.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { listRequests } from './list-requests.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('request').execute())

const start = new Date('2026-11-16T09:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)

const list = (query: object = {}) => listRequests(database.db, listRequestsCall.input.parse(query))

async function insert(fields: Partial<Insertable<Request>> & { kind: RequestKind }): Promise<void> {
  await database.db
    .insertInto('request')
    .values({ made_at: start, ...fields })
    .execute()
}

const answered = (at: Date) => ({ answered_at: at, outcome: 'confirmed' as const })

test('listRequests returns each request with its subject, sender and reason', async () => {
  const { db } = database
  const { userId, email } = await makeUser(db)
  const companyNo = await makeCompany(db, { name: 'Officine Prova S.r.l.' })
  const companyID = await companyIdOf(db, companyNo)
  const positionNo = await makePosition(db, { company_no: companyNo, title: 'Tornitore' })
  const contactId = await makeContact(db, { company_no: companyNo, full_name: 'Carla Esempio' })
  const { contact_no } = await db
    .selectFrom('company_contact')
    .select('contact_no')
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow()
  await insert({ kind: 'position', position_no: positionNo, user_id: userId, reason: 'È chiusa', made_at: after(1) })
  await insert({ kind: 'company', company_no: companyNo, user_id: userId, made_at: after(2) })
  await insert({ kind: 'contact', contact_no, user_id: userId, made_at: after(3) })
  await insert({ kind: 'missing_company', company_name: 'Officine Nuove', made_at: after(4) })
  await insert({ kind: 'missing_site', company_name: 'Officine Vecchie', url: 'https://v.example', made_at: after(5) })
  const { requests, total, waiting } = await list()
  const common = {
    by: email,
    dueAt: null,
    url: null,
    reason: null,
    sender: null,
    answer: null,
    requestID: expect.any(String),
  }
  expect(requests).toEqual([
    {
      ...common,
      kind: 'position',
      madeAt: after(1).toISOString(),
      subject: { name: 'Tornitore', companyID, positionID: await positionIdOf(db, positionNo) },
      reason: 'È chiusa',
    },
    {
      ...common,
      kind: 'company',
      madeAt: after(2).toISOString(),
      subject: { name: 'Officine Prova S.r.l.', companyID, positionID: null },
    },
    {
      ...common,
      kind: 'contact',
      madeAt: after(3).toISOString(),
      subject: { name: 'Carla Esempio', companyID, positionID: null },
    },
    {
      ...common,
      kind: 'missing_company',
      madeAt: after(4).toISOString(),
      subject: { name: 'Officine Nuove', companyID: null, positionID: null },
      by: null,
    },
    {
      ...common,
      kind: 'missing_site',
      madeAt: after(5).toISOString(),
      subject: { name: 'Officine Vecchie', companyID: null, positionID: null },
      by: null,
      url: 'https://v.example',
    },
  ])
  expect(total).toBe(5)
  expect(waiting).toEqual({ position: 1, company: 1, contact: 1, missing_company: 1, missing_site: 1 })
})

test('listRequests returns 25 a page: the waiting oldest first, the answered latest first', async () => {
  const missing = (n: number) => ({ kind: 'missing_company', company_name: `Officine ${n}` }) as const
  for (let n = 0; n < 27; n++) await insert({ ...missing(n), made_at: after(n) })
  for (let n = 27; n < 30; n++) await insert({ ...missing(n), made_at: after(n), ...answered(after(n)) })
  const names = async (query: object) => (await list(query)).requests.map(({ subject }) => subject.name)
  expect((await names({})).slice(0, 2)).toEqual(['Officine 0', 'Officine 1'])
  expect(await names({ page: 2 })).toEqual(['Officine 25', 'Officine 26'])
  expect(await names({ page: 3 })).toEqual([])
  expect(await names({ state: 'answered' })).toEqual(['Officine 29', 'Officine 28', 'Officine 27'])
  expect(await list({ state: 'answered', page: 1 })).toMatchObject({
    total: 3,
    page: 1,
    waiting: { missing_company: 27 },
    requests: [{ answer: { outcome: 'confirmed', text: null, at: after(29).toISOString() } }, {}, {}],
  })
})

test('listRequests filters by kind', async () => {
  await insert({ kind: 'missing_company', company_name: 'Officine Nuove' })
  await insert({ kind: 'missing_site', company_name: 'Officine Vecchie', url: 'https://v.example' })
  await insert({ kind: 'missing_site', company_name: 'Officine Antiche', url: 'https://a.example', ...answered(start) })
  const { requests, total, waiting } = await list({ kind: 'missing_site' })
  expect(requests.map(({ subject }) => subject.name)).toEqual(['Officine Vecchie'])
  expect([total, waiting]).toEqual([1, { missing_company: 1, missing_site: 1 }])
  expect((await list({ kind: 'missing_site', state: 'answered' })).total).toBe(1)
  expect(await list({ kind: 'contact' })).toMatchObject({ requests: [], total: 0 })
})
