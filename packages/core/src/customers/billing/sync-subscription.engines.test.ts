import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { spend } from '../ledger/spend.ts'
import { deleteLicence } from '../licences/delete-licence.ts'
import { inviteUser } from '../licences/invite-user.ts'
import { insertSeat } from '../licences/seat.queries.ts'
import { createBillingStage, publicUrl, someEmail } from './testing/billing-stage.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let stage: ReturnType<typeof createBillingStage>
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  stage = createBillingStage(db, now)
})
afterAll(() => database.close())

const now = new Date('2026-11-15T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)

describe('a bought licence', () => {
  test('is renewed with its subscription', async () => {
    const { licence } = await stage.bought({ act: 'renew', pays: true })
    expect(licence.expires_at).toEqual(inDays(67))
  })

  test('lasts seven days after a failed payment, and the buyer and the administrator get one mail each', async () => {
    const failing = [
      { act: 'renew', pays: false },
      { act: 'retry', pays: false },
      { act: 'retry', pays: false },
    ] as const
    const { licence, buyerEmail, administratorEmail } = await stage.bought(...failing)
    expect(licence.expires_at).toEqual(inDays(37))
    for (const email of [buyerEmail, administratorEmail ?? '']) {
      const notices = (await stage.mailsTo(email)).filter(({ template }) => template === 'paymentFailed')
      const url = expect.stringMatching(/^https:\/\/invoice\.stripe\.example\/in_/)
      expect(notices).toMatchObject([{ params: { tier: 'team', graceUntil: inDays(37).toISOString(), url } }])
    }
    const paid = await stage.bought(...failing, { act: 'retry', pays: true })
    expect(paid.licence.expires_at).toEqual(inDays(67))
  })

  test('ends with its period when cancelled for then, and at once when ended at once', async () => {
    expect((await stage.bought({ act: 'cancel' })).licence.expires_at).toEqual(inDays(30))
    const end = { act: 'end', reason: 'cancellation_requested' } as const
    const { licence } = await stage.bought({ act: 'wait', seconds: 86_400 }, end)
    expect(licence.expires_at).toEqual(inDays(1))
  })

  test('gets the additional seats, credits and searches of an upgrade at once', async () => {
    const { licence, life } = await stage.bought()
    const person = await makeUser(db)
    await spend(
      db,
      { licenceNo: licence.licence_no, userId: person.userId, reason: 'search', amount: 1, key: randomUUID() },
      now,
    )
    const before = life.events.length
    life.do({ act: 'switch', tier: 'pro', period: 'monthly' })
    await stage.deliverAll({ events: life.events.slice(before) })
    const { size } = await db
      .selectFrom('licence')
      .select('size')
      .where('licence_no', '=', licence.licence_no)
      .executeTakeFirstOrThrow()
    expect(size).toBe(15)
    for (let time = 0; time < 2; time++)
      expect(await balanceOf(db, licence.licence_no, now)).toMatchObject({
        search: { left: 3199, monthly: 3200 },
        credit: { left: 7500, monthly: 7500 },
      })
  })

  test('keeps assigned seats and the month’s credits after a downgrade, and assigns no seat beyond its size', async () => {
    const { licence, life } = await stage.bought()
    const people = await Promise.all(Array.from({ length: 3 }, () => makeUser(db)))
    for (const { userId } of people) await insertSeat(db, { licenceNo: licence.licence_no, userId }, now)
    await balanceOf(db, licence.licence_no, now)
    const before = life.events.length
    life.do({ act: 'switch', tier: 'basic', period: 'monthly' })
    await stage.deliverAll({ events: life.events.slice(before) })
    const seats = await db.selectFrom('seat').selectAll().where('licence_no', '=', licence.licence_no).execute()
    expect(seats.filter(({ ended_at }) => ended_at === null)).toHaveLength(3)
    const administrator = await viewerOf(db, await makeUser(db), now)
    const inviting = inviteUser(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID: licence.licence_id, email: someEmail() },
      now,
    )
    await expect(inviting).rejects.toMatchObject({ code: 'no_seat_left' })
    expect(await balanceOf(db, licence.licence_no, now)).toMatchObject({ credit: { left: 3000, monthly: 800 } })
  })

  test('can not be deleted while its subscription is running', async () => {
    const { licence, life } = await stage.bought()
    const viewer = await viewerOf(db, await makeUser(db), now)
    const remove = () => deleteLicence(db, viewer, { licenceID: licence.licence_id }, now)
    await expect(remove()).rejects.toMatchObject({ code: 'subscription_running' })
    life.do({ act: 'cancel' })
    await stage.deliverAll(life)
    await remove()
  })

  test('lists its invoices, each in its last state', async () => {
    const { licence } = await stage.bought({ act: 'renew', pays: false })
    const invoices = await db
      .selectFrom('invoice')
      .select(['status', 'total', 'number', 'url'])
      .where('licence_no', '=', licence.licence_no)
      .orderBy('issued_at')
      .execute()
    expect(invoices).toMatchObject([
      { status: 'paid', total: 29_900, number: expect.stringMatching(/^VED-/) },
      { status: 'open', total: 29_900, url: expect.stringMatching(/^https:/) },
    ])
  })
})
