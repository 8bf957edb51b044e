import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { createBillingStage, publicUrl } from '../billing/testing/billing-stage.ts'
import { deletePerson, eraseAddress } from '../user-accounts/delete-account.queries.ts'
import { askForExtra } from './ask-for-extra.ts'
import { inviteUser } from './invite-user.ts'
import { licenceRoles } from './licence-role.queries.ts'
import { listLicences } from './list-licences.ts'
import { redeemCode } from './redeem-code.ts'
import { revokeSeat } from './revoke-seat.ts'
import { endSeatOf, insertSeat } from './seat.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let stage: ReturnType<typeof createBillingStage>
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  stage = createBillingStage(db, now)
})
afterAll(() => database.close())

/** In whole seconds, as Stripe stamps its events. */
const now = new Date(Math.floor(Date.now() / 1000) * 1000)
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)

/** A licence that its buyer uses, and another person administers. */
async function bought(fields: Parameters<typeof makeUser>[1] = {}) {
  const purchase = await stage.bought()
  const { licence, buyerEmail, administratorEmail } = purchase
  const buyer = await makeUser(db, { email: buyerEmail, ...fields })
  const administrator = await makeUser(db, { email: administratorEmail ?? '' })
  await db
    .updateTable('licence')
    .set({ administrator_id: administrator.userId })
    .where('licence_no', '=', licence.licence_no)
    .execute()
  const seatID = await insertSeat(db, { licenceNo: licence.licence_no, userId: buyer.userId }, now)
  const licenceID = licence.licence_id
  return {
    ...purchase,
    buyer,
    administrator,
    seatID,
    licenceID,
    roles: () => licenceRoles(db, buyer.userId, licenceID),
  }
}

const billedTo = async (person: Parameters<typeof viewerOf>[1]) =>
  (await listLicences(db, await viewerOf(db, person, now), now)).billed.map(({ licenceID }) => licenceID)

describe('the payer of a licence', () => {
  test('the buyer is the payer of a licence that another administers, also after its events are repeated', async () => {
    const { life, licenceID, buyer, administrator, roles } = await bought()
    await stage.deliverAll(life)
    expect(await roles()).toEqual(['payer'])
    expect(await billedTo(buyer)).toEqual([licenceID])
    expect(await billedTo(administrator)).toEqual([licenceID])
    expect(await billedTo(await makeUser(db))).toEqual([])
  })

  test('an address is no payer until it is verified', async () => {
    const { buyer, roles, licenceID } = await bought({ email_verified: false })
    expect(await roles()).toEqual([])
    expect(await billedTo(buyer)).toEqual([])
    await db.updateTable('user').set({ email_verified: true }).where('id', '=', buyer.userId).execute()
    expect(await roles()).toEqual(['payer'])
    expect(await billedTo(buyer)).toEqual([licenceID])
  })

  test('a payer whose seat was revoked pays no more, and again after an invite', async () => {
    const { licenceID, seatID, buyer, administrator, roles } = await bought()
    const later = inDays(16)
    const viewer = await viewerOf(db, administrator, now)
    await revokeSeat(db, viewer, { licenceID, seatID }, later)
    expect(await roles()).toEqual([])
    expect(await billedTo(buyer)).toEqual([])
    expect(await billedTo(administrator)).toEqual([licenceID])
    await inviteUser({ db, publicUrl, limits: noLimits }, viewer, { licenceID, email: buyer.email }, later)
    const invite = (await stage.mailsTo(buyer.email)).find(({ template }) => template === 'inviteUser')
    const { url } = (invite?.params ?? {}) as { url?: string }
    const code = new URL(url ?? '').searchParams.get('code') ?? ''
    await redeemCode(db, buyer, code, later)
    expect(await roles()).toEqual(['payer'])
  })

  test('a payer who left for another licence pays no more once the seat that ended is revoked', async () => {
    const { licenceID, seatID, buyer, administrator, roles } = await bought()
    const viewer = await viewerOf(db, administrator, now)
    await endSeatOf(db, buyer.userId, inDays(1))
    expect(await roles()).toEqual(['payer'])
    await revokeSeat(db, viewer, { licenceID, seatID }, inDays(2))
    expect(await roles()).toEqual([])
    expect(await billedTo(buyer)).toEqual([])
  })

  test('a payer who deletes the account leaves the payments to the administrator, and a new account has none', async () => {
    const { licenceID, buyer, administrator } = await bought()
    await db.deleteFrom('seat').where('user_id', '=', buyer.userId).execute()
    await eraseAddress(db, buyer.email)
    await deletePerson(db, buyer.userId)
    expect(await billedTo(administrator)).toEqual([licenceID])
    expect(await billedTo(await makeUser(db, { email: buyer.email }))).toEqual([])
  })
})

describe('a user who has run out', () => {
  async function colleague(licenceNo: number) {
    const person = await makeUser(db)
    await insertSeat(db, { licenceNo, userId: person.userId }, now)
    const { seat, ...viewer } = await viewerOf(db, person, now)
    if (!seat) throw new Error('has no seat')
    return { ...viewer, seat }
  }

  const asks = async (email: string) =>
    (await stage.mailsTo(email)).flatMap(({ template, params }) => (template === 'extraAsked' ? [params] : []))

  test('asks the administrator and the payer by one mail a day, whoever asks how often', async () => {
    const { licence, buyer, administrator } = await bought()
    const [one, other] = [await colleague(licence.licence_no), await colleague(licence.licence_no)]
    const ask = (who: typeof one, at = now) => askForExtra({ db, publicUrl }, who, { unit: 'search' }, at)
    await Promise.all([ask(one), ask(other), ask(one)])
    const [sent, ...others] = await asks(administrator.email)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ unit: 'search', url: `${publicUrl}/profile?tab=licenses` })
    expect([one.email, other.email]).toContain((sent as { askedBy: string }).askedBy)
    expect(await asks(buyer.email)).toMatchObject([{ unit: 'search', url: `${publicUrl}/profile?tab=billing` }])

    await askForExtra({ db, publicUrl }, one, { unit: 'credit' }, now)
    expect(await asks(buyer.email)).toHaveLength(2)
    await ask(one, inDays(1.1))
    expect(await asks(buyer.email)).toHaveLength(3)
  })
})
