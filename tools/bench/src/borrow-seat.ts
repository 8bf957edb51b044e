import { randomUUID } from 'node:crypto'
import { createDb, createPool, type Db } from '@vedetta/core/db/client'
import { insertSeat } from '@vedetta/core/licences/seat.queries'
import { type MadeLicence, makeLicence } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import type { RunningApi } from './start-api.ts'

/** Searching takes a licence: somebody signs up, is given a seat, and is gone after the measurement. */
export async function borrowSeat(
  databaseUrl: string,
  { pool, secret }: RunningApi,
): Promise<{ cookie: string; giveBack: () => Promise<void> }> {
  const email = `${randomUUID()}@persone.example`
  const { headers, body } = await pool.request({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Misura',
      lastName: 'Prova',
      language: 'it',
      email,
      password: 'Torre-Verde-7',
      terms: true,
      captcha: await easyCaptcha(secret),
    }),
  })
  await body.dump()
  const cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((set) => set.split(';')[0])
    .join('; ')
  const db = createDb(createPool(databaseUrl, { max: 1 }))
  const { id } = await db
    .updateTable('user')
    .set({ email_verified: true })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const licence = await makeLicence(db)
  await insertSeat(db, { licenceNo: licence.licenceNo, userId: id }, new Date())
  return { cookie, giveBack: () => giveBack(db, id, email, licence) }
}

async function giveBack(db: Db, userId: string, email: string, { licenceNo }: MadeLicence): Promise<void> {
  for (const table of ['usage_session', 'seat', 'ledger_balance'] as const)
    await db.deleteFrom(table).where('licence_no', '=', licenceNo).execute()
  const { customer_no } = await db
    .deleteFrom('licence')
    .where('licence_no', '=', licenceNo)
    .returning('customer_no')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('customer').where('customer_no', '=', customer_no).execute()
  await db.deleteFrom('mail').where('recipient', '=', email).execute()
  await db.deleteFrom('user').where('id', '=', userId).execute()
  await db.destroy()
}
