import { newPassword } from '@vedetta/contracts/customers/person'
import { createPasswords } from '@vedetta/core/customers/identity/passwords'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { licenceRoles } from '@vedetta/core/customers/licences/licence-role.queries'
import { findPasswordHash, findPersonByEmail } from '@vedetta/core/customers/people.queries'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, demoPeople, makeDemoPeople } from './demo-people.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('makeDemoPeople creates a recruiter with a licence, its administrator and an operator, once', async () => {
  const { db } = database
  const passwords = createPasswords()
  const now = new Date()
  await makeDemoPeople({ db, publicUrl: 'http://127.0.0.1', passwords }, now)
  await makeDemoPeople({ db, publicUrl: 'http://127.0.0.1', passwords }, now)

  const idOf = async (who: keyof typeof demoPeople) =>
    (await findPersonByEmail(db, demoPeople[who].email))?.userId ?? ''
  const seat = await activeSeat(db, await idOf('recruiter'), now)
  expect(seat).toMatchObject({ tier: 'pro' })
  expect(await licenceRoles(db, await idOf('administrator'), seat?.licenceId ?? '')).toEqual(['administrator'])
  const operators = await db.selectFrom('user').select('email').where('is_operator', '=', true).execute()
  expect(operators).toEqual([{ email: demoPeople.operator.email }])
  const exempt = await db.selectFrom('user').select('email').where('second_step_exempt', '=', true).execute()
  expect(exempt).toEqual(operators)
  expect(await db.selectFrom('licence').select('licence_no').execute()).toHaveLength(1)

  expect(newPassword.safeParse(demoPassword).success).toBe(true)
  const hash = (await findPasswordHash(db, await idOf('recruiter'))) ?? ''
  expect(await passwords.verify({ hash, password: demoPassword })).toBe(true)
})
