import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { type MadeUser, mailedCode, makeLicence, makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { activeSeat } from './active-seat.queries.ts'
import { findCode } from './find-code.ts'
import { inviteManager } from './invite-manager.ts'
import { inviteUser } from './invite-user.ts'
import { readLicence } from './read-licence.ts'
import { redeemCode } from './redeem-code.ts'
import { removeManager } from './remove-manager.ts'
import { revokeSeat } from './revoke-seat.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const now = new Date('2026-11-14T09:00:00Z')
const later = new Date(now.getTime() + 16 * dayMs)

async function makeTeam(size: number | null = 15) {
  const person = await makeUser(db)
  const { userId: administrator_id, email: administrator_email } = person
  const licence = await makeLicence(db, { starts_at: now, size, administrator_id, administrator_email })
  const administrator = await viewerOf(db, person, now)
  const context = { db, publicUrl: 'https://vedetta.example', limits: noLimits }
  return { ...licence, licenceID: licence.licenceId, administrator, context }
}

type Team = Awaited<ReturnType<typeof makeTeam>>

async function takeSeat({ code }: Team): Promise<MadeUser & { seatID: string }> {
  const person = await makeUser(db)
  await redeemCode(db, person, code, now)
  const { seat_id: seatID } = await db
    .selectFrom('seat')
    .select('seat_id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  return { ...person, seatID }
}

async function becomeManager({ licenceID, administrator, context }: Team): Promise<MadeUser> {
  const person = await makeUser(db)
  await inviteManager(context, administrator, { licenceID, email: person.email }, now)
  await redeemCode(db, person, await mailedCode(db, person.email), now)
  return person
}

const codeOf = async ({ licenceID, administrator }: Team) =>
  (await readLicence(db, administrator, { licenceID }, later)).code
const redeem = (person: MadeUser, code: string) => redeemCode(db, person, code, later)
const refusal = (code: string) => expect.objectContaining({ code })
const mailsTo = async (email: string) =>
  (await db.selectFrom('mail').select('template').where('recipient', '=', email).execute()).map((mail) => mail.template)

describe('revoking a seat', () => {
  test('revoking a seat replaces the licence’s code, which its user can’t redeem again', async () => {
    const team = await makeTeam()
    const { seatID, ...person } = await takeSeat(team)
    await revokeSeat(db, team.administrator, { licenceID: team.licenceID, seatID }, later)
    await expect(redeem(person, team.code)).rejects.toEqual(refusal('code_replaced'))
    expect(await findCode(db, team.code, later)).toEqual({ kind: 'retired' })
    expect(await activeSeat(db, person.userId, later)).toBeNull()
    const shown = await readLicence(db, team.administrator, { licenceID: team.licenceID }, later)
    expect(shown.code).not.toBe(team.code)
    expect(shown.codeChangedAt).toBe(later.toISOString())
  })

  test('a revoked person is refused the new code and comes back by an invite, once', async () => {
    const team = await makeTeam()
    const { licenceID, administrator, context } = team
    const { seatID, ...person } = await takeSeat(team)
    await revokeSeat(db, administrator, { licenceID, seatID }, later)
    await expect(redeem(person, await codeOf(team))).rejects.toEqual(refusal('invitation_required'))
    await inviteUser(context, administrator, { licenceID, email: person.email }, later)
    await redeem(person, await mailedCode(db, person.email))
    expect(await activeSeat(db, person.userId, later)).not.toBeNull()
  })

  test('another person redeems the new code', async () => {
    const team = await makeTeam()
    const { seatID } = await takeSeat(team)
    await revokeSeat(db, team.administrator, { licenceID: team.licenceID, seatID }, later)
    expect(await redeem(await makeUser(db), await codeOf(team))).toMatchObject({ role: 'user' })
  })

  test('revoking a seat twice replaces the code once', async () => {
    const team = await makeTeam()
    const { seatID } = await takeSeat(team)
    await revokeSeat(db, team.administrator, { licenceID: team.licenceID, seatID }, later)
    const code = await codeOf(team)
    await revokeSeat(db, team.administrator, { licenceID: team.licenceID, seatID }, later)
    expect(await codeOf(team)).toBe(code)
  })

  test('a revocation by a manager is told to the administrator', async () => {
    const team = await makeTeam()
    const manager = await viewerOf(db, await becomeManager(team), later)
    const { seatID } = await takeSeat(team)
    await revokeSeat(db, manager, { licenceID: team.licenceID, seatID }, later)
    expect(await mailsTo(team.administrator.email)).toEqual(['codeChanged'])
    expect(await mailsTo(manager.email)).toEqual(['inviteManager'])
  })

  test('a seat that its user tries to take again while it is being revoked stays revoked', async () => {
    const team = await makeTeam(null)
    for (let round = 0; round < 8; round++) {
      const current = { ...team, code: await codeOf(team) }
      const { seatID, ...person } = await takeSeat(current)
      const stranger = await makeUser(db)
      const [revoked, ...redeemed] = await Promise.allSettled([
        revokeSeat(db, team.administrator, { licenceID: team.licenceID, seatID }, later),
        ...Array.from({ length: 4 }, () => redeem(person, current.code)),
        redeem(stranger, current.code),
      ])
      expect(revoked?.status).toBe('fulfilled')
      const codes = redeemed.map((one) => (one.status === 'rejected' ? one.reason.code : 'redeemed'))
      expect(['code_replaced', 'already_licensed']).toEqual(expect.arrayContaining([...new Set(codes.slice(0, 4))]))
      expect(['code_replaced', 'redeemed']).toContain(codes[4])
      expect(await activeSeat(db, person.userId, later)).toBeNull()
    }
  })
})

describe('removing a manager', () => {
  test('removing a manager replaces the licence’s code, and they need an invite', async () => {
    const team = await makeTeam()
    const manager = await becomeManager(team)
    const removal = { licenceID: team.licenceID, managerID: manager.userId }
    await removeManager(db, team.administrator, removal, later)
    await expect(redeem(manager, team.code)).rejects.toEqual(refusal('code_replaced'))
    const code = await codeOf(team)
    await expect(redeem(manager, code)).rejects.toEqual(refusal('invitation_required'))
    await removeManager(db, team.administrator, removal, later)
    expect(await codeOf(team)).toBe(code)
  })

  test('cancelling a manager’s invite keeps the code, which they have never seen', async () => {
    const team = await makeTeam()
    const { licenceID, administrator, context } = team
    const { email } = await makeUser(db)
    await inviteManager(context, administrator, { licenceID, email }, now)
    const { managers } = await readLicence(db, administrator, { licenceID }, now)
    await removeManager(db, administrator, { licenceID, inviteID: managers[0]?.inviteID ?? '' }, now)
    expect(await codeOf(team)).toBe(team.code)
  })
})
