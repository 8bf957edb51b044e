import { newPassword } from '@vedetta/contracts/customers/person'
import { plans } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { createPasswords } from '@vedetta/core/customers/identity/passwords'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { licenceRoles } from '@vedetta/core/customers/licences/licence-role.queries'
import { findPasswordHash, findPersonByEmail } from '@vedetta/core/customers/people.queries'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, demoPeople, demoSeats, makeDemoPeople } from './demo-people.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('makeDemoPeople creates people with a licence of each plan, their administrator and an operator, once', async () => {
  const { db } = database
  const passwords = createPasswords()
  const now = new Date()
  await makeDemoPeople({ db, publicUrl: 'http://127.0.0.1', passwords }, now)
  await makeDemoPeople({ db, publicUrl: 'http://127.0.0.1', passwords }, now)

  const idOf = async (who: keyof typeof demoPeople) =>
    (await findPersonByEmail(db, demoPeople[who].email))?.userId ?? ''
  for (const who of keysOf(demoSeats)) {
    const { tier } = demoSeats[who]
    const seat = await activeSeat(db, await idOf(who), now)
    expect(seat).toMatchObject({ tier, publicApi: plans[tier].publicApi })
    expect(await licenceRoles(db, await idOf('administrator'), seat?.licenceId ?? '')).toEqual(['administrator'])
  }
  const operators = await db.selectFrom('user').select('email').where('is_operator', '=', true).execute()
  expect(operators).toEqual([{ email: demoPeople.operator.email }])
  const exempt = await db.selectFrom('user').select('email').where('second_step_exempt', '=', true).execute()
  expect(exempt).toEqual(operators)
  const licences = await db.selectFrom('licence').select('tier').execute()
  expect(licences.map(({ tier }) => tier).toSorted()).toEqual(keysOf(plans).toSorted())

  expect(newPassword.safeParse(demoPassword).success).toBe(true)
  const hash = (await findPasswordHash(db, await idOf('recruiter'))) ?? ''
  expect(await passwords.verify({ hash, password: demoPassword })).toBe(true)
})
