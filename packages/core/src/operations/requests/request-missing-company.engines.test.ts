import { type MissingCompany, missingCompany } from '@vedetta/contracts/operations/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/viewer.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { easyCaptcha } from '../../testing/solve-captcha.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { requestMissingCompany } from './request-missing-company.ts'

const now = new Date()
const secrets = ['of nobody else, and long enough for it'] as const

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

const recruiter = () => makeRecruiter(database.db, now)

async function submit(viewer: Actor, request: MissingCompany): Promise<void> {
  const captcha = await easyCaptcha(secrets)
  await requestMissingCompany({ db: database.db, secrets, clock: () => now }, viewer, { request, captcha })
}

const requestsOf = ({ userId }: Actor) =>
  database.db
    .selectFrom('request')
    .select(['kind', 'company_name', 'url', 'reason', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()

test('requestMissingCompany stores requests for a missing company and for a missing site', async () => {
  const anna = await recruiter()
  await submit(anna, missingCompany.parse({ missing: 'company', name: ' Officine Nuove ', reason: 'Assume a Lecco' }))
  await submit(anna, missingCompany.parse({ missing: 'site', name: 'Officine Vecchie', url: 'www.vecchie.example' }))
  expect(await requestsOf(anna)).toEqual([
    { kind: 'missing_company', company_name: 'Officine Nuove', url: null, reason: 'Assume a Lecco', answered_at: null },
    {
      kind: 'missing_site',
      company_name: 'Officine Vecchie',
      url: 'https://www.vecchie.example',
      reason: null,
      answered_at: null,
    },
  ])
})

test('requestMissingCompany stores a repeated name once per person, ignoring case', async () => {
  const [anna, bruno] = [await recruiter(), await recruiter()]
  for (const [viewer, name] of [
    [anna, 'Officine Nuove'],
    [anna, 'OFFICINE NUOVE'],
    [bruno, 'Officine Nuove'],
  ] as const)
    await submit(viewer, { missing: 'company', name })
  expect([(await requestsOf(anna)).length, (await requestsOf(bruno)).length]).toEqual([1, 1])
})

test('requestMissingCompany admits twenty waiting requests of each kind per person, also concurrently, not counting repetitions', async () => {
  const anna = await recruiter()
  const names = Array.from({ length: 25 }, (_, n) => `Officine ${n}`)
  const results = await Promise.allSettled(names.map((name) => submit(anna, { missing: 'company', name })))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(5).fill('request_limit'))
  const stored = await requestsOf(anna)
  expect(stored).toHaveLength(20)
  await submit(anna, { missing: 'company', name: stored[0]?.company_name ?? '' })
  await submit(anna, { missing: 'site', name: 'Officine', url: 'https://officine.example' })
})

test('requestMissingCompany refuses a used captcha', async () => {
  const anna = await recruiter()
  const captcha = await easyCaptcha(secrets)
  const send = (name: string) =>
    requestMissingCompany({ db: database.db, secrets, clock: () => now }, anna, {
      request: { missing: 'company', name },
      captcha,
    })
  await send('Prima')
  await expect(send('Seconda')).rejects.toMatchObject({ code: 'invalid_captcha' })
  expect(await requestsOf(anna)).toHaveLength(1)
})
