import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createPasswords } from '../../packages/core/src/customers/identity/passwords.ts'
import { insertSeat } from '../../packages/core/src/customers/licences/seat.queries.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { type MadeLicence, type MadeUser, makeLicence, makeUser } from '../../packages/core/src/testing/people.ts'

export const password = 'Torre-Verde-7'

const passwordHash = createPasswords().hash(password)

export const randomEmail = (name = 'anna.prova') => `${name}.${randomUUID().slice(0, 8)}@persone.example`

/** Makes a user with a password and a verified email address. */
export async function makePerson(db: Db, fields: Parameters<typeof makeUser>[1] = {}): Promise<MadeUser> {
  const person = await makeUser(db, { email: randomEmail(), terms_accepted_at: new Date(), ...fields })
  const { userId } = person
  await db
    .insertInto('account')
    .values({ user_id: userId, account_id: userId, provider_id: 'credential', password: await passwordHash })
    .execute()
  return person
}

export type LicensedUser = MadeUser & { readonly licence: MadeLicence }

/** Makes a user with a seat in a licence. */
export async function makeRecruiter(
  db: Db,
  fields: Parameters<typeof makeUser>[1] = {},
  terms: Parameters<typeof makeLicence>[1] = {},
): Promise<LicensedUser> {
  const person = await makePerson(db, fields)
  const licence = await makeLicence(db, terms)
  await insertSeat(db, { licenceNo: licence.licenceNo, userId: person.userId }, new Date())
  return { ...person, licence }
}

/** Makes the administrator of a licence. */
export async function makeAdministrator(db: Db, fields: Parameters<typeof makeUser>[1] = {}): Promise<LicensedUser> {
  const person = await makePerson(db, { first_name: 'Paolo', last_name: 'Ferri', name: 'Paolo Ferri', ...fields })
  const administers = { administrator_id: person.userId, administrator_email: person.email }
  return { ...person, licence: await makeLicence(db, administers) }
}

/** Signs in by API, for journeys that are not about the form. */
export async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  const headers = { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` }
  const response = await page.request.post('/api/auth/sign-in/email', { headers, data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
}
