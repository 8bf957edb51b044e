import { dayMs } from '@vedetta/contracts/text/durations'
import { makeSubscription } from '@vedetta/core/customers/billing/testing/make-subscription'
import { hashCode, newCode } from '@vedetta/core/customers/licences/code'
import { insertInvite } from '@vedetta/core/customers/licences/invite.queries'
import { insertManager } from '@vedetta/core/customers/licences/licence.queries'
import { insertSeat } from '@vedetta/core/customers/licences/seat.queries'
import type { Db } from '@vedetta/core/platform/db/client'
import { type MadeLicence, makeLicence, makeUser } from '@vedetta/core/testing/people'
import { type Browser, openBrowser } from './browser.ts'
import { appointOperator, signUpPerson, someEmail, type TestApp } from './test-app.ts'

type Made = { readonly userId: string; readonly email: string; readonly licence: MadeLicence }
type GrantRole = (db: Db, made: Made) => Promise<unknown>

const takeSeat: GrantRole = (db, { userId, licence }) =>
  insertSeat(db, { licenceNo: licence.licenceNo, userId }, new Date())
const makeManager: GrantRole = (db, { userId, licence }) => insertManager(db, licence.licenceNo, userId, new Date())
const makePayer: GrantRole = (db, { email, licence }) => makeSubscription(db, licence.licenceNo, { buyer_email: email })
const makeOperator: GrantRole = (db, { userId }) => appointOperator(db, userId)
const makeAdministrator: GrantRole = (db, { userId, email, licence }) =>
  db
    .updateTable('licence')
    .set({ administrator_id: userId, administrator_email: email })
    .where('licence_no', '=', licence.licenceNo)
    .execute()

/** The personas and the roles they hold in a licence; `unverified` holds every role but has no verified address. */
const rolesOfPersona = {
  anonymous: [],
  unverified: [takeSeat, makeManager, makePayer, makeOperator],
  noLicence: [],
  user: [takeSeat],
  payer: [makePayer],
  otherAdministrator: [async (db, made) => makeAdministrator(db, { ...made, licence: await makeLicence(db) })],
  manager: [makeManager],
  administrator: [makeAdministrator],
  operator: [makeOperator],
} as const satisfies Record<string, readonly GrantRole[]>

export type Persona = keyof typeof rolesOfPersona

export const personas = Object.keys(rolesOfPersona) as Persona[]

export type Stage = {
  readonly testApp: TestApp
  readonly browser: Browser
  /** The signed-in user's address; another user's for `anonymous`. */
  readonly email: string
  /** A licence with another user's revocable seat, another manager and a pending invite. */
  readonly licenceID: string
  readonly seatID: string
  readonly managerID: string
  readonly inviteID: string
}

/** A user of a persona and a licence, both made for one call. */
export async function createStage(testApp: TestApp, persona: Persona): Promise<Stage> {
  const { db, app } = testApp
  const person = await signUpPerson(testApp, { verified: persona !== 'unverified' })
  const licence = await makeLicence(db)
  for (const become of rolesOfPersona[persona]) await become(db, { ...person, licence })
  const { licenceNo, licenceId } = licence
  const [now, longAgo] = [new Date(), new Date(Date.now() - 16 * dayMs)]
  const [colleague, manager] = [await makeUser(db), await makeUser(db)]
  await insertManager(db, licenceNo, manager.userId, now)
  const expiresAt = new Date(now.getTime() + dayMs)
  const invite = { licenceNo, kind: 'user', email: someEmail(), codeHash: hashCode(newCode()), expiresAt } as const
  return {
    testApp,
    browser: persona === 'anonymous' ? openBrowser(app) : person.browser,
    email: person.email,
    licenceID: licenceId,
    seatID: await insertSeat(db, { licenceNo, userId: colleague.userId }, longAgo),
    managerID: manager.userId,
    inviteID: await insertInvite(db, invite, now),
  }
}
