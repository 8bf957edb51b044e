import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { mailedCode, makeLicence, makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { addMonths } from '../ledger/period.ts'
import { activeSeat } from './active-seat.queries.ts'
import { cancelInvite } from './cancel-invite.ts'
import { deleteLicence } from './delete-licence.ts'
import { inviteManager } from './invite-manager.ts'
import { inviteUser } from './invite-user.ts'
import { deleteManager } from './licence.queries.ts'
import { licenceRoles } from './licence-role.queries.ts'
import { readLicence } from './read-licence.ts'
import { redeemCode } from './redeem-code.ts'
import { removeManager } from './remove-manager.ts'
import { requestExtra } from './request-extra.ts'
import { revokeSeat } from './revoke-seat.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const now = new Date('2026-11-14T09:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
const publicUrl = 'https://vedetta.example'

async function makeTeam(fields: Parameters<typeof makeLicence>[1] = {}) {
  const person = await makeUser(db, { language: 'en' })
  const { userId: administrator_id, email: administrator_email } = person
  const made = await makeLicence(db, { starts_at: now, administrator_email, administrator_id, ...fields })
  const administrator = await viewerOf(db, person, now)
  return { ...made, licenceID: made.licenceId, administrator, deps: { db, publicUrl, limits: noLimits } }
}

type Team = Awaited<ReturnType<typeof makeTeam>>

async function makeManager({ licenceID, administrator, deps }: Team): Promise<Viewer> {
  const person = await makeUser(db)
  await inviteManager(deps, administrator, { licenceID, email: person.email }, now)
  await redeemCode(db, person, await mailedCode(db, person.email), now)
  return viewerOf(db, person, now)
}

async function seatOf(userId: string): Promise<string> {
  const { seat_id } = await db
    .selectFrom('seat')
    .select('seat_id')
    .where('user_id', '=', userId)
    .orderBy('seat_no', 'desc')
    .executeTakeFirstOrThrow()
  return seat_id
}

const mailsTo = (email: string) =>
  db.selectFrom('mail').select(['template', 'language', 'params']).where('recipient', '=', email).execute()

const actsOn = async (licenceID: string) =>
  (await db.selectFrom('audit_entry').select('act').where('subject', '=', licenceID).orderBy('entry_no').execute()).map(
    ({ act }) => act,
  )

describe('an invite to a seat', () => {
  test('is mailed with a link to sign up, in the inviter’s language', async () => {
    const { licenceID, administrator, deps } = await makeTeam()
    await inviteUser(deps, administrator, { licenceID, email: 'nuova@persone.example' }, now)
    expect(await mailsTo('nuova@persone.example')).toEqual([
      {
        template: 'inviteUser',
        language: 'en',
        params: {
          customer: 'Agenzia Prova S.p.A.',
          tier: 'team',
          url: expect.stringMatching(
            /^https:\/\/vedetta\.example\/signup\?code=[A-Z2-9]{24}#email=nuova%40persone\.example$/,
          ),
          expiresAt: inDays(14).toISOString(),
        },
      },
    ])
    expect(await actsOn(licenceID)).toEqual(['user_invited'])
  })

  test('is mailed to a person with an account in their own language, with a link to redeem', async () => {
    const { licenceID, administrator, deps } = await makeTeam()
    const { email } = await makeUser(db, { language: 'it' })
    await inviteUser(deps, administrator, { licenceID, email }, now)
    expect(await mailsTo(email)).toMatchObject([
      { language: 'it', params: { url: expect.stringContaining('https://vedetta.example/redeem?code=') } },
    ])
  })

  test('is refused for a user already active in this licence', async () => {
    const { licenceID, administrator, code, deps } = await makeTeam()
    const person = await makeUser(db)
    await redeemCode(db, person, code, now)
    await expect(inviteUser(deps, administrator, { licenceID, email: person.email }, now)).rejects.toMatchObject({
      code: 'already_active',
    })
  })

  test('is refused for the administrator', async () => {
    const { licenceID, administrator, deps } = await makeTeam()
    await expect(inviteUser(deps, administrator, { licenceID, email: administrator.email }, now)).rejects.toMatchObject(
      {
        code: 'own_licence',
      },
    )
  })

  test('is refused for a manager who invites themselves', async () => {
    const team = await makeTeam()
    const manager = await makeManager(team)
    const { licenceID, deps } = team
    await expect(inviteUser(deps, manager, { licenceID, email: manager.email }, now)).rejects.toMatchObject({
      code: 'own_licence',
    })
  })

  test('is refused while another invite to the same person is open', async () => {
    const { licenceID, administrator, deps } = await makeTeam()
    const twice = { licenceID, email: 'attesa@persone.example' }
    await inviteUser(deps, administrator, twice, now)
    await expect(inviteUser(deps, administrator, twice, now)).rejects.toMatchObject({ code: 'already_invited' })
    await expect(inviteManager(deps, administrator, twice, now)).rejects.toMatchObject({ code: 'already_invited' })
    await inviteUser(deps, administrator, twice, inDays(14))
  })

  test('is refused when every seat is taken or reserved', async () => {
    const { licenceID, administrator, code, deps } = await makeTeam()
    for (let n = 0; n < 4; n++) await redeemCode(db, await makeUser(db), code, now)
    await inviteUser(deps, administrator, { licenceID, email: 'quinta@persone.example' }, now)
    await expect(
      inviteUser(deps, administrator, { licenceID, email: 'sesta@persone.example' }, now),
    ).rejects.toMatchObject({ code: 'no_seat_left' })
  })

  test('is refused once the licence has expired, and so is a request for extra credits', async () => {
    const { licenceID, administrator, deps } = await makeTeam({ expires_at: inDays(30) })
    const late = inDays(30)
    const extra = { licenceID, unit: 'credit', amount: 10, requestID: randomUUID() } as const
    await expect(
      inviteUser(deps, administrator, { licenceID, email: 'tardi@persone.example' }, late),
    ).rejects.toMatchObject({ code: 'licence_expired' })
    await expect(requestExtra({ db, limits: noLimits }, administrator, extra, late)).rejects.toMatchObject({
      code: 'licence_expired',
    })
  })

  test('for the last seat is sent once of many concurrent ones', async () => {
    const { licenceID, administrator, deps } = await makeTeam({ tier: 'basic', size: 1 })
    const sent = await Promise.allSettled(
      Array.from({ length: 16 }, (_, n) =>
        inviteUser(deps, administrator, { licenceID, email: `${n}@gara.example` }, now),
      ),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('can be cancelled repeatedly, and its seat is free again', async () => {
    const { licenceID, administrator, deps } = await makeTeam({ tier: 'basic', size: 1 })
    await inviteUser(deps, administrator, { licenceID, email: 'ripensata@persone.example' }, now)
    const { seats } = await readLicence(db, administrator, { licenceID }, now)
    const inviteID = seats[0]?.inviteID ?? ''
    await cancelInvite(db, administrator, { licenceID, inviteID }, now)
    await cancelInvite(db, administrator, { licenceID, inviteID }, now)
    expect(await actsOn(licenceID)).toEqual(['user_invited', 'invite_cancelled'])
    await inviteUser(deps, administrator, { licenceID, email: 'altra.ancora@persone.example' }, now)
  })

  test('can not be cancelled once accepted, nor from another licence', async () => {
    const { licenceID, administrator, deps } = await makeTeam()
    const other = await makeTeam()
    const person = await makeUser(db)
    await inviteUser(deps, administrator, { licenceID, email: person.email }, now)
    const { seats } = await readLicence(db, administrator, { licenceID }, now)
    const inviteID = seats[0]?.inviteID ?? ''
    await expect(
      cancelInvite(db, other.administrator, { licenceID: other.licenceID, inviteID }, now),
    ).rejects.toMatchObject({ code: 'not_found' })
    await redeemCode(db, person, await mailedCode(db, person.email), now)
    await expect(cancelInvite(db, administrator, { licenceID, inviteID }, now)).rejects.toMatchObject({
      code: 'already_active',
    })
  })
})

describe('a manager', () => {
  test('is invited by mail, and can be removed repeatedly by the administrator', async () => {
    const team = await makeTeam()
    const { licenceID, administrator } = team
    const manager = await makeManager(team)
    expect(await mailsTo(manager.email)).toMatchObject([{ template: 'inviteManager' }])
    expect(await licenceRoles(db, manager.userId, licenceID)).toEqual(['manager'])
    await removeManager(db, administrator, { licenceID, managerID: manager.userId }, now)
    await removeManager(db, administrator, { licenceID, managerID: manager.userId }, now)
    expect(await licenceRoles(db, manager.userId, licenceID)).toEqual([])
    expect(await actsOn(licenceID)).toEqual(['manager_invited', 'invite_accepted', 'manager_removed'])
  })

  test('a person who is no manager is not reported as removed', async () => {
    const team = await makeTeam()
    const { userId } = await makeManager(team)
    expect(await deleteManager(db, team.licenceNo, team.administrator.userId)).toBe(false)
    expect(await deleteManager(db, team.licenceNo, userId)).toBe(true)
    expect(await deleteManager(db, team.licenceNo, userId)).toBe(false)
  })

  test('is not invited again', async () => {
    const team = await makeTeam()
    const { licenceID, administrator, deps } = team
    const { email } = await makeManager(team)
    await expect(inviteManager(deps, administrator, { licenceID, email }, now)).rejects.toMatchObject({
      code: 'already_manager',
    })
    await expect(
      inviteManager(deps, administrator, { licenceID, email: administrator.email }, now),
    ).rejects.toMatchObject({ code: 'already_manager' })
  })

  test('can not be a user of the licence', async () => {
    const { licenceID, administrator, code, deps } = await makeTeam()
    const person = await makeUser(db)
    await redeemCode(db, person, code, now)
    await expect(inviteManager(deps, administrator, { licenceID, email: person.email }, now)).rejects.toMatchObject({
      code: 'own_licence',
    })
  })

  test('a manager who has not accepted yet is removed by cancelling the invite, which another manager can not do', async () => {
    const team = await makeTeam()
    const { licenceID, administrator, deps } = team
    const manager = await makeManager(team)
    await inviteManager(deps, administrator, { licenceID, email: 'futura@persone.example' }, now)
    const { managers } = await readLicence(db, administrator, { licenceID }, now)
    expect(managers).toEqual([
      { managerID: manager.userId, inviteID: null, email: manager.email },
      { managerID: null, inviteID: expect.any(String), email: 'futura@persone.example' },
    ])
    const inviteID = managers[1]?.inviteID ?? ''
    await expect(cancelInvite(db, manager, { licenceID, inviteID }, now)).rejects.toMatchObject({ code: 'not_found' })
    await removeManager(db, administrator, { licenceID, inviteID }, now)
    expect((await readLicence(db, administrator, { licenceID }, now)).managers).toHaveLength(1)
  })

  test('a manager who has accepted is not removed by the invite, which says so', async () => {
    const { licenceID, administrator, deps } = await makeTeam()
    const person = await makeUser(db)
    await inviteManager(deps, administrator, { licenceID, email: person.email }, now)
    const { managers } = await readLicence(db, administrator, { licenceID }, now)
    await redeemCode(db, person, await mailedCode(db, person.email), now)
    await expect(
      removeManager(db, administrator, { licenceID, inviteID: managers[0]?.inviteID ?? '' }, now),
    ).rejects.toMatchObject({ code: 'already_manager' })
    expect(await licenceRoles(db, person.userId, licenceID)).toEqual(['manager'])
  })

  test('is removed only by the id of a manager or an invite', async () => {
    const { licenceID, administrator } = await makeTeam()
    await expect(removeManager(db, administrator, { licenceID }, now)).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })
})

describe('a seat', () => {
  test('can not be revoked within 15 days of assignment, and is revoked after them', async () => {
    const { licenceID, administrator, code } = await makeTeam()
    const person = await makeUser(db)
    await redeemCode(db, person, code, now)
    const seat = { licenceID, seatID: await seatOf(person.userId) }
    const early = new Date(inDays(15).getTime() - 1)
    await expect(revokeSeat(db, administrator, seat, early)).rejects.toMatchObject({ code: 'revoke_too_early' })
    expect(await activeSeat(db, person.userId, early)).not.toBeNull()
    await revokeSeat(db, administrator, seat, inDays(15))
    await revokeSeat(db, administrator, seat, inDays(15))
    expect(await activeSeat(db, person.userId, inDays(15))).toBeNull()
    expect(await mailsTo(person.email)).toMatchObject([{ template: 'seatRevoked' }])
    expect(await actsOn(licenceID)).toEqual(['licence_redeemed', 'seat_revoked'])
  })

  test('of another licence can not be revoked', async () => {
    const { code } = await makeTeam()
    const other = await makeTeam()
    const person = await makeUser(db)
    await redeemCode(db, person, code, now)
    const seat = { licenceID: other.licenceID, seatID: await seatOf(person.userId) }
    await expect(revokeSeat(db, other.administrator, seat, inDays(20))).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('deleteLicence ends every seat, even recent ones, every invite and every role', async () => {
  const team = await makeTeam()
  const { licenceID, administrator, code, deps } = team
  const manager = await makeManager(team)
  const people = [await makeUser(db), await makeUser(db)]
  for (const person of people) await redeemCode(db, person, code, now)
  await inviteUser(deps, manager, { licenceID, email: 'troppo.tardi@persone.example' }, now)
  await deleteLicence(db, administrator, { licenceID }, now)
  for (const { userId, email } of people) {
    expect(await activeSeat(db, userId, now)).toBeNull()
    expect(await mailsTo(email)).toMatchObject([{ template: 'seatRevoked' }])
  }
  expect(await licenceRoles(db, administrator.userId, licenceID)).toEqual([])
  expect(await licenceRoles(db, manager.userId, licenceID)).toEqual([])
  const invited = await makeUser(db, { email: 'troppo.tardi@persone.example' })
  await expect(redeemCode(db, invited, await mailedCode(db, invited.email), now)).rejects.toMatchObject({
    code: 'invalid_code',
  })
  await expect(deleteLicence(db, administrator, { licenceID }, now)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(readLicence(db, administrator, { licenceID }, now)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a role in a licence outlasts its expiry, so that the administrator can see that it has expired', async () => {
  const { licenceID, administrator } = await makeTeam({ expires_at: inDays(10) })
  expect(await licenceRoles(db, administrator.userId, licenceID)).toEqual(['administrator'])
  expect(await readLicence(db, administrator, { licenceID }, addMonths(now, 1))).toMatchObject({ expired: true })
  expect(await licenceRoles(db, randomUUID(), licenceID)).toEqual([])
  expect(await licenceRoles(db, administrator.userId, randomUUID())).toEqual([])
})
