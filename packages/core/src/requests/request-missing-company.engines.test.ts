import { type MissingCompany, missingCompany } from '@vedetta/contracts/requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRecruiter } from '../testing/people.ts'
import { easyCaptcha } from '../testing/solve-captcha.ts'
import { createTestDb } from '../testing/test-engines.ts'
import type { Viewer } from '../viewer.ts'
import { requestMissingCompany } from './request-missing-company.ts'

const now = new Date()
const secret = 'of nobody else, and long enough for it'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

const recruiter = () => makeRecruiter(database.db, now)

async function ask(viewer: Viewer, request: MissingCompany): Promise<void> {
  const captcha = await easyCaptcha(secret)
  await requestMissingCompany({ db: database.db, secret, clock: () => now }, viewer, { request, captcha })
}

const asked = ({ userId }: Viewer) =>
  database.db
    .selectFrom('request')
    .select(['kind', 'company_name', 'url', 'reason', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()

test('a missing company, and the missing site of one, wait for the operator', async () => {
  const anna = await recruiter()
  await ask(anna, missingCompany.parse({ missing: 'company', name: ' Officine Nuove ', reason: 'Assume a Lecco' }))
  await ask(anna, missingCompany.parse({ missing: 'site', name: 'Officine Vecchie', url: 'www.vecchie.example' }))
  expect(await asked(anna)).toEqual([
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

test('asked for twice, in whatever case, a company waits once; another person’s request waits too', async () => {
  const [anna, bruno] = [await recruiter(), await recruiter()]
  for (const [viewer, name] of [
    [anna, 'Officine Nuove'],
    [anna, 'OFFICINE NUOVE'],
    [bruno, 'Officine Nuove'],
  ] as const)
    await ask(viewer, { missing: 'company', name })
  expect([(await asked(anna)).length, (await asked(bruno)).length]).toEqual([1, 1])
})

test('of each kind a person has twenty waiting at most, also when many come at once; the same again is no further one', async () => {
  const anna = await recruiter()
  const names = Array.from({ length: 25 }, (_, n) => `Officine ${n}`)
  const results = await Promise.allSettled(names.map((name) => ask(anna, { missing: 'company', name })))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(5).fill('request_limit'))
  const kept = await asked(anna)
  expect(kept).toHaveLength(20)
  await ask(anna, { missing: 'company', name: kept[0]?.company_name ?? '' })
  await ask(anna, { missing: 'site', name: 'Officine', url: 'https://officine.example' })
})

test('a captcha that was used before is refused', async () => {
  const anna = await recruiter()
  const captcha = await easyCaptcha(secret)
  const send = (name: string) =>
    requestMissingCompany({ db: database.db, secret, clock: () => now }, anna, {
      request: { missing: 'company', name },
      captcha,
    })
  await send('Prima')
  await expect(send('Seconda')).rejects.toMatchObject({ code: 'invalid_captcha' })
  expect(await asked(anna)).toHaveLength(1)
})
