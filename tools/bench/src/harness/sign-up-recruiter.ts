import { randomUUID } from 'node:crypto'
import { insertSeat } from '@vedetta/core/customers/licences/seat.queries'
import type { Db } from '@vedetta/core/platform/db/client'
import { makeLicence } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import type { RunningApi } from './start-api.ts'

export type Recruiter = { readonly cookie: string; readonly userId: string; readonly licenceNo: number }

/** Signs up a user from a random client address and gives them a seat in a new licence, which searching requires. */
export async function signUpRecruiter(
  db: Db,
  { pool, secrets }: RunningApi,
  terms: Parameters<typeof makeLicence>[1] = {},
): Promise<Recruiter> {
  const email = `${randomUUID()}@persone.example`
  const { headers, body } = await pool.request({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify({
      firstName: 'Misura',
      lastName: 'Prova',
      language: 'it',
      email,
      password: 'Torre-Verde-7',
      terms: true,
      captcha: await easyCaptcha(secrets),
    }),
  })
  await body.dump()
  const cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((set) => set.split(';')[0])
    .join('; ')
  const { id } = await db
    .updateTable('user')
    .set({ email_verified: true })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { licenceNo } = await makeLicence(db, terms)
  await insertSeat(db, { licenceNo, userId: id }, new Date())
  return { cookie, userId: id, licenceNo }
}

function randomAddress(): string {
  return `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
}
