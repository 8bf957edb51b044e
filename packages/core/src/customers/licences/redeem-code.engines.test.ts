import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { mailedCode, makeLicence, makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { addMonths } from '../ledger/period.ts'
import { activeSeat } from './active-seat.queries.ts'
import { bindAdministrator } from './bind-administrator.ts'
import { cancelInvite } from './cancel-invite.ts'
import { deleteLicence } from './delete-licence.ts'
import { findCode } from './find-code.ts'
import { inviteManager } from './invite-manager.ts'
import { inviteUser } from './invite-user.ts'
import { insertManager } from './licence.queries.ts'
import { licenceRoles } from './licence-role.queries.ts'
import { redeemCode } from './redeem-code.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const now = new Date('2026-11-14T09:00:00Z')
const inMonths = (months: number) => addMonths(now, months)
const publicUrl = 'https://vedetta.example'

async function licenceWithAdministrator(fields: Parameters<typeof makeLicence>[1] = {}) {
  const administrator = await makeUser(db)
  const licence = await makeLicence(db, {
    starts_at: now,
    administrator_email: administrator.email,
    administrator_id: administrator.userId,
    ...fields,
  })
  return { ...licence, administrator: await viewerOf(db, administrator, now) }
}

async function seated(fields: Parameters<typeof makeLicence>[1] = {}) {
  const person = await makeUser(db)
  const licence = await makeLicence(db, { starts_at: now, ...fields })
  await redeemCode(db, person, licence.code, now)
  return { person, licence }
}

describe('a licence’s code', () => {
  test('takes a free seat', async () => {
    const person = await makeUser(db)
    const { code, licenceId } = await makeLicence(db, { starts_at: now, tier: 'pro', size: 15 })
    expect(await redeemCode(db, person, code, now)).toEqual({ role: 'user', tier: 'pro' })
    expect(await activeSeat(db, person.userId, now)).toMatchObject({ licenceId, tier: 'pro' })
    const acts = await db
      .selectFrom('audit_entry')
      .select(['act', 'subject'])
      .where('actor_id', '=', person.userId)
      .execute()
    expect(acts).toEqual([{ act: 'licence_redeemed', subject: licenceId }])
  })

  test('is accepted in lower case and in groups', async () => {
    const { code } = await makeLicence(db, { starts_at: now })
    const typed = (code.toLowerCase().match(/.{1,6}/g) ?? []).join('- ')
    expect(await redeemCode(db, await makeUser(db), typed, now)).toMatchObject({ role: 'user' })
  })

  test.each([
    ['unknown', {}, () => 'ABCDEFGH'],
    ['deleted', { deleted_at: now }, (code: string) => code],
    ['expired', { starts_at: inMonths(-2), expires_at: now }, (code: string) => code],
  ])('is invalid when it is %s', async (_, fields, typed) => {
    const { code } = await makeLicence(db, { starts_at: now, ...fields })
    await expect(redeemCode(db, await makeUser(db), typed(code), now)).rejects.toMatchObject({ code: 'invalid_code' })
    expect(await findCode(db, typed(code), now)).toBeNull()
  })

  test('is invalid when every seat is taken', async () => {
    const { licence } = await seated({ tier: 'basic', size: 1 })
    await expect(redeemCode(db, await makeUser(db), licence.code, now)).rejects.toMatchObject({ code: 'invalid_code' })
  })

  test('of an unlimited licence always gives a seat', async () => {
    const { code } = await makeLicence(db, { starts_at: now, tier: 'enterprise', size: null })
    for (let n = 0; n < 20; n++) await redeemCode(db, await makeUser(db), code, now)
    expect(await redeemCode(db, await makeUser(db), code, now)).toEqual({ role: 'user', tier: 'enterprise' })
  })

  test('can not be redeemed before the address is verified', async () => {
    const { code } = await makeLicence(db, { starts_at: now })
    const person = await makeUser(db, { email_verified: false })
    await expect(redeemCode(db, person, code, now)).rejects.toMatchObject({ code: 'email_unverified' })
  })

  test('does not take a seat reserved by an open invite, except for the invited person', async () => {
    const { code, licenceId, administrator } = await licenceWithAdministrator({ tier: 'basic', size: 1 })
    const invited = await makeUser(db)
    await inviteUser(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: invited.email },
      now,
    )
    await expect(redeemCode(db, await makeUser(db), code, now)).rejects.toMatchObject({ code: 'invalid_code' })
    expect(await redeemCode(db, invited, code, now)).toMatchObject({ role: 'user' })
    // Redeeming accepts the invite as well, so that the seat counts once.
    const open = await db.selectFrom('invite').select('accepted_at').where('email', '=', invited.email).execute()
    expect(open).toEqual([{ accepted_at: now }])
  })

  test('takes the seat of an invite that has expired', async () => {
    const { code, licenceId, administrator } = await licenceWithAdministrator({ tier: 'basic', size: 1 })
    await inviteUser(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: 'altra@persone.example' },
      now,
    )
    const later = new Date(now.getTime() + 15 * dayMs)
    expect(await redeemCode(db, await makeUser(db), code, later)).toMatchObject({ role: 'user' })
  })
})

describe('a person with a licence', () => {
  test('can not redeem a lower tier', async () => {
    const { person } = await seated({ tier: 'pro', size: 15 })
    const { code } = await makeLicence(db, { starts_at: now, tier: 'team' })
    await expect(redeemCode(db, person, code, now)).rejects.toMatchObject({ code: 'lower_tier' })
  })

  test('can not redeem another of the same tier', async () => {
    const { person } = await seated({ tier: 'team' })
    const { code } = await makeLicence(db, { starts_at: now, tier: 'team' })
    await expect(redeemCode(db, person, code, now)).rejects.toMatchObject({ code: 'already_licensed' })
  })

  test('can not redeem the same licence again', async () => {
    const { person, licence } = await seated()
    await expect(redeemCode(db, person, licence.code, now)).rejects.toMatchObject({ code: 'already_licensed' })
  })

  test('moves to a higher tier, and frees the old seat', async () => {
    const { person, licence } = await seated({ tier: 'basic', size: 1 })
    const { code, licenceId } = await makeLicence(db, { starts_at: now, tier: 'team' })
    expect(await redeemCode(db, person, code, now)).toEqual({ role: 'user', tier: 'team' })
    expect(await activeSeat(db, person.userId, now)).toMatchObject({ licenceId })
    expect(await redeemCode(db, await makeUser(db), licence.code, now)).toMatchObject({ tier: 'basic' })
  })

  test('redeems a lower tier once the higher has expired', async () => {
    const { person } = await seated({ tier: 'pro', size: 15, expires_at: inMonths(1) })
    const { code } = await makeLicence(db, { starts_at: now, tier: 'basic', size: 1 })
    expect(await redeemCode(db, person, code, inMonths(1))).toEqual({ role: 'user', tier: 'basic' })
  })

  test('takes one seat when redeeming several licences concurrently', async () => {
    const person = await makeUser(db)
    const licences = await Promise.all(Array.from({ length: 8 }, () => makeLicence(db, { starts_at: now })))
    const answers = await Promise.allSettled(licences.map(({ code }) => redeemCode(db, person, code, now)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'already_licensed' })
  })

  test('loses the seat’s rights when the licence expires', async () => {
    const { person } = await seated({ expires_at: inMonths(3) })
    expect(await activeSeat(db, person.userId, new Date(inMonths(3).getTime() - 1))).not.toBeNull()
    expect(await activeSeat(db, person.userId, inMonths(3))).toBeNull()
  })

  test('loses the seat’s rights when the licence is deleted', async () => {
    const { code, licenceId, administrator } = await licenceWithAdministrator()
    const person = await makeUser(db)
    await redeemCode(db, person, code, now)
    await deleteLicence(db, administrator, { licenceID: licenceId }, now)
    expect(await activeSeat(db, person.userId, now)).toBeNull()
    await expect(redeemCode(db, person, code, now)).rejects.toMatchObject({ code: 'invalid_code' })
  })
})

describe('using and running the same licence', () => {
  test('is refused to its administrator', async () => {
    const { code, administrator } = await licenceWithAdministrator()
    await expect(redeemCode(db, administrator, code, now)).rejects.toMatchObject({ code: 'own_licence' })
  })

  test('is refused to its administrator before the account has the role, and after its address has changed', async () => {
    const named = await makeUser(db)
    const { code } = await makeLicence(db, { starts_at: now, administrator_email: named.email })
    await expect(redeemCode(db, named, code, now)).rejects.toMatchObject({ code: 'own_licence' })
    const moved = await makeUser(db)
    const run = await makeLicence(db, { starts_at: now, administrator_id: moved.userId })
    await expect(redeemCode(db, moved, run.code, now)).rejects.toMatchObject({ code: 'own_licence' })
  })

  test('is refused to its manager', async () => {
    const { code, licenceId, administrator } = await licenceWithAdministrator()
    const manager = await makeUser(db)
    await inviteManager(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: manager.email },
      now,
    )
    await redeemCode(db, manager, await mailedCode(db, manager.email), now)
    await expect(redeemCode(db, manager, code, now)).rejects.toMatchObject({ code: 'own_licence' })
  })

  test('is refused to a user who accepts an invite to manage it', async () => {
    const { code, licenceId, administrator } = await licenceWithAdministrator()
    const person = await makeUser(db)
    await inviteManager(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: person.email },
      now,
    )
    await redeemCode(db, person, code, now)
    await expect(redeemCode(db, person, await mailedCode(db, person.email), now)).rejects.toMatchObject({
      code: 'own_licence',
    })
  })
})

describe('the code of an invite', () => {
  test('gives the invited person the seat', async () => {
    const { licenceId, administrator } = await licenceWithAdministrator({ tier: 'basic', size: 1 })
    const person = await makeUser(db)
    await inviteUser(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: person.email },
      now,
    )
    const code = await mailedCode(db, person.email)
    expect(await findCode(db, code, now)).toEqual({ kind: 'invite', email: person.email, inviteKind: 'user' })
    expect(await redeemCode(db, person, code, now)).toEqual({ role: 'user', tier: 'basic' })
    expect(await findCode(db, code, now)).toBeNull()
  })

  test('makes the invited person a manager, without a seat', async () => {
    const { licenceId, administrator } = await licenceWithAdministrator()
    const person = await makeUser(db)
    await inviteManager(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: person.email },
      now,
    )
    expect(await redeemCode(db, person, await mailedCode(db, person.email), now)).toMatchObject({ role: 'manager' })
    expect(await licenceRoles(db, person.userId, licenceId)).toEqual(['manager'])
    expect(await activeSeat(db, person.userId, now)).toBeNull()
  })

  test('does not make a person a manager who manages or administers the licence since', async () => {
    for (const become of ['manager', 'administrator']) {
      const { licenceId, licenceNo, administrator } = await licenceWithAdministrator()
      const { userId, ...person } = await makeUser(db)
      const invited = { licenceID: licenceId, email: person.email }
      await inviteManager({ db, publicUrl, limits: noLimits }, administrator, invited, now)
      if (become === 'manager') await insertManager(db, licenceNo, userId, now)
      else
        await db.updateTable('licence').set({ administrator_id: userId }).where('licence_no', '=', licenceNo).execute()
      const code = await mailedCode(db, person.email)
      await expect(redeemCode(db, { userId, ...person }, code, now)).rejects.toMatchObject({ code: 'already_manager' })
    }
  })

  test('is invalid for another person', async () => {
    const { licenceId, administrator } = await licenceWithAdministrator()
    const email = 'invitata@persone.example'
    await inviteUser({ db, publicUrl, limits: noLimits }, administrator, { licenceID: licenceId, email }, now)
    const code = await mailedCode(db, email)
    await expect(redeemCode(db, await makeUser(db), code, now)).rejects.toMatchObject({ code: 'invalid_code' })
  })

  test('is invalid once cancelled', async () => {
    const { licenceId, licenceNo, administrator } = await licenceWithAdministrator()
    const person = await makeUser(db)
    await inviteUser(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: person.email },
      now,
    )
    const { invite_id } = await db
      .selectFrom('invite')
      .select('invite_id')
      .where('licence_no', '=', licenceNo)
      .executeTakeFirstOrThrow()
    await cancelInvite(db, administrator, { licenceID: licenceId, inviteID: invite_id }, now)
    const code = await mailedCode(db, person.email)
    await expect(redeemCode(db, person, code, now)).rejects.toMatchObject({ code: 'invalid_code' })
    expect(await findCode(db, code, now)).toBeNull()
  })

  test('is invalid after fourteen days', async () => {
    const { licenceId, administrator } = await licenceWithAdministrator()
    const person = await makeUser(db)
    await inviteUser(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licenceId, email: person.email },
      now,
    )
    const code = await mailedCode(db, person.email)
    const later = new Date(now.getTime() + 14 * dayMs)
    await expect(redeemCode(db, person, code, later)).rejects.toMatchObject({ code: 'invalid_code' })
    expect(await redeemCode(db, person, code, new Date(later.getTime() - 1))).toMatchObject({ role: 'user' })
  })

  test('is stored only as a hash', async () => {
    const { licenceId, administrator } = await licenceWithAdministrator()
    const email = 'segreta@persone.example'
    await inviteUser({ db, publicUrl, limits: noLimits }, administrator, { licenceID: licenceId, email }, now)
    const code = await mailedCode(db, email)
    expect(code).toMatch(/^[A-Z2-9]{24}$/)
    const rows = await db.selectFrom('invite').selectAll().where('email', '=', email).execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

test('bindAdministrator gives a verified address the licences that name it, except deleted ones', async () => {
  const email = 'amministra@persone.example'
  const { licenceId } = await makeLicence(db, { starts_at: now, administrator_email: email })
  const { licenceId: deleted } = await makeLicence(db, { starts_at: now, administrator_email: email, deleted_at: now })
  const { userId } = await makeUser(db, { email })
  expect(await licenceRoles(db, userId, licenceId)).toEqual([])
  await bindAdministrator(db, userId, email)
  expect(await licenceRoles(db, userId, licenceId)).toEqual(['administrator'])
  expect(await licenceRoles(db, userId, deleted)).toEqual([])
})
