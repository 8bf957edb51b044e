import { randomUUID } from 'node:crypto'
import { emailFragment } from '@vedetta/contracts/customers/account-links'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { createLimits } from '../../platform/limits/limits.ts'
import { createFailFastRedis } from '../../platform/redis/redis.ts'
import { type MadeUser, mailedCode, makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { addMonths } from '../ledger/period.ts'
import { purchaseOnce } from '../ledger/purchase-once.ts'
import { refundPurchase } from '../ledger/refund-purchase.ts'
import { spend } from '../ledger/spend.ts'
import { selectWaitingRequests } from './extra-request.queries.ts'
import { grantExtra } from './grant-extra.ts'
import { grantLicence } from './grant-licence.ts'
import { inviteUser } from './invite-user.ts'
import { listLicences } from './list-licences.ts'
import { readLicence } from './read-licence.ts'
import { redeemCode } from './redeem-code.ts'
import { requestExtra } from './request-extra.ts'
import { touchUsage } from './touch-usage.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
})
afterAll(() => database.close())

const now = new Date('2026-11-14T09:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * minuteMs)
const inDays = (days: number) => minutes(days * 1440)
const publicUrl = 'https://vedetta.example'

const terms = {
  customer: 'Agenzia Nuova S.r.l.',
  tier: 'team',
  size: 5,
  months: 12,
  trial: false,
  monthlyCredits: 3000,
  monthlySearches: 1000,
  seatEmail: null,
} as const

const mailsTo = (email: string) =>
  db.selectFrom('mail').select(['template', 'language', 'params']).where('recipient', '=', email).execute()

async function makeTeam() {
  const person = await makeUser(db)
  const { licenceID, code } = await grantLicence({ db, publicUrl }, { ...terms, administratorEmail: person.email }, now)
  const { licence_no } = await db
    .selectFrom('licence')
    .select('licence_no')
    .where('licence_id', '=', licenceID)
    .executeTakeFirstOrThrow()
  return { licenceID, licenceNo: licence_no, code, administrator: await viewerOf(db, person, now) }
}

async function makeSeat(code: string, at = now): Promise<MadeUser> {
  const person = await makeUser(db)
  await redeemCode(db, person, code, at)
  return person
}

describe('a licence granted by the operator', () => {
  test('is announced to its administrator by mail, and administered at once by a person with a verified address', async () => {
    const { email, ...person } = await makeUser(db, { language: 'en' })
    const { licenceID } = await grantLicence({ db, publicUrl }, { ...terms, administratorEmail: email }, now)
    expect(await mailsTo(email)).toEqual([
      {
        template: 'administratorNamed',
        language: 'en',
        params: {
          customer: terms.customer,
          tier: 'team',
          url: `https://vedetta.example/profile${emailFragment(email)}`,
        },
      },
    ])
    const viewer = await viewerOf(db, { email, ...person }, now)
    expect((await listLicences(db, viewer, now)).administered).toMatchObject([{ licenceID, role: 'administrator' }])
  })

  test('invites an administrator without an account to sign up', async () => {
    const email = 'futura.amministratrice@persone.example'
    await grantLicence({ db, publicUrl }, { ...terms, administratorEmail: email }, now)
    expect(await mailsTo(email)).toMatchObject([
      { language: 'it', params: { url: `https://vedetta.example/signup${emailFragment(email)}` } },
    ])
  })

  test('invites its first user, who can not be its administrator', async () => {
    const seatEmail = 'usa@persone.example'
    const basic = { ...terms, tier: 'basic', size: 1, seatEmail } as const
    await expect(
      grantLicence({ db, publicUrl }, { ...basic, administratorEmail: seatEmail }, now),
    ).rejects.toMatchObject({ code: 'own_licence' })
    await grantLicence({ db, publicUrl }, { ...basic, administratorEmail: 'capo@persone.example' }, now)
    const person = await makeUser(db, { email: seatEmail })
    expect(await redeemCode(db, person, await mailedCode(db, seatEmail), now)).toEqual({ role: 'user', tier: 'basic' })
  })

  test('belongs to the customer of that name, where there is one', async () => {
    const customer = `Agenzia ${randomUUID()}`
    const ids: string[] = []
    for (const name of [customer, customer, `${customer} due`]) {
      const { email } = await makeUser(db)
      const granted = await grantLicence(
        { db, publicUrl },
        { ...terms, customer: name, administratorEmail: email },
        now,
      )
      ids.push(granted.licenceID)
    }
    const rows = await db
      .selectFrom('licence')
      .select(['licence_id', 'customer_no'])
      .where('licence_id', 'in', ids)
      .execute()
    const [one, same, another] = ids.map((id) => rows.find(({ licence_id }) => licence_id === id)?.customer_no)
    expect([one === same, one === another]).toEqual([true, false])
  })

  test.each([3, 6])('on trial lasts %i months', async (months) => {
    const { email } = await makeUser(db)
    const trial = { ...terms, administratorEmail: email, trial: true, months }
    const { expiresAt, code } = await grantLicence({ db, publicUrl }, trial, now)
    expect(expiresAt).toEqual(addMonths(now, months))
    await expect(redeemCode(db, await makeUser(db), code, expiresAt)).rejects.toMatchObject({ code: 'invalid_code' })
  })

  test.each([1, 5, 15, null])('has %s seats', async (size) => {
    const person = await makeUser(db)
    const { licenceID } = await grantLicence(
      { db, publicUrl },
      { ...terms, size, administratorEmail: person.email },
      now,
    )
    const details = await readLicence(db, await viewerOf(db, person, now), { licenceID }, now)
    expect(details).toMatchObject({ size, assigned: 0, remainingRedeems: size })
    expect(details.seats).toHaveLength(size ?? 0)
  })
})

describe('a licence as its administrator sees it', () => {
  test('lists assigned seats, seats reserved by invites and free ones', async () => {
    const { licenceID, code, administrator } = await makeTeam()
    const person = await makeSeat(code)
    await inviteUser(
      { db, publicUrl, limits: noLimits },
      administrator,
      { licenceID, email: 'in.arrivo@persone.example' },
      now,
    )
    const details = await readLicence(db, administrator, { licenceID }, now)
    expect(details).toMatchObject({
      licenceID,
      customer: terms.customer,
      tier: 'team',
      code,
      administratorEmail: administrator.email,
      expired: false,
      assigned: 1,
      remainingRedeems: 3,
      balance: { credit: { left: 3000, monthly: 3000 }, search: { left: 1000, monthly: 1000 } },
    })
    expect(details.seats.map(({ status, email }) => ({ status, email }))).toEqual([
      { status: 'assigned', email: person.email },
      { status: 'available', email: 'in.arrivo@persone.example' },
      ...Array.from({ length: 3 }, () => ({ status: 'available', email: null })),
    ])
    expect(details.seats[0]).toMatchObject({ assignedAt: now.toISOString(), revocableAt: inDays(15).toISOString() })
  })

  test('has only expired seats once it has expired', async () => {
    const { licenceID, code, administrator } = await makeTeam()
    await makeSeat(code)
    const { seats, expired } = await readLicence(db, administrator, { licenceID }, addMonths(now, 12))
    expect(expired).toBe(true)
    expect(new Set(seats.map(({ status }) => status))).toEqual(new Set(['expired']))
  })

  test('counts the sessions, minutes, credits and searches of the last week', async () => {
    const { licenceID, licenceNo, code, administrator } = await makeTeam()
    const person = await makeSeat(code)
    const viewer = await viewerOf(db, person, now)
    const search = (at: Date) => spend(db, { ...search1(licenceNo, person), key: randomUUID() }, at)
    // A session that began before the week counts from the start of the week.
    for (const minute of [-20, -10, 5, 20]) await touchUsage(db, viewer, minutes(minute))
    await search(now)
    await touchUsage(db, viewer, inDays(3))
    await touchUsage(db, viewer, new Date(inDays(3).getTime() + 12 * minuteMs))
    await search(inDays(3))
    await purchaseOnce(db, { licenceNo, userId: person.userId, kind: 'contact', subject: 'c1' }, inDays(3))
    await purchaseOnce(db, { licenceNo, userId: person.userId, kind: 'news', subject: 'c1' }, inDays(3))
    await refundPurchase(db, { licenceNo, kind: 'news', subject: 'c1' }, inDays(3))
    const details = await readLicence(db, administrator, { licenceID }, new Date(inDays(7).getTime() + 1))
    expect(details.lastWeek).toEqual({ sessions: 2, minutes: 20 + 12, credits: 5, searches: 1 })
  })

  test('counts the sessions, searches, leads and exports of each user', async () => {
    const { licenceID, licenceNo, code, administrator } = await makeTeam()
    const [anna, bruno] = [await makeSeat(code), await makeSeat(code, minutes(1))]
    for (const minute of [2, 4, 40]) await touchUsage(db, await viewerOf(db, anna, now), minutes(minute))
    for (const key of ['a', 'b']) await spend(db, { ...search1(licenceNo, anna), key }, minutes(2))
    await spend(db, { licenceNo, userId: anna.userId, reason: 'export', amount: 25, key: 'e' }, minutes(3))
    for (const subject of ['c1', 'c2', 'c3'])
      await purchaseOnce(db, { licenceNo, userId: bruno.userId, kind: 'contact', subject }, minutes(3))
    await refundPurchase(db, { licenceNo, kind: 'contact', subject: 'c3' }, minutes(4))
    const { seats } = await readLicence(db, administrator, { licenceID }, minutes(50))
    expect(seats.slice(0, 2)).toMatchObject([
      { email: anna.email, sessions: 2, searches: 2, leads: 0, exports: 25 },
      { email: bruno.email, sessions: 0, searches: 0, leads: 2, exports: 0 },
    ])
  })

  const search1 = (licenceNo: number, { userId }: MadeUser) =>
    ({ licenceNo, userId, reason: 'search', amount: 1, key: 'one' }) as const
})

describe('touchUsage', () => {
  const sessionsOf = ({ userId }: MadeUser) =>
    db
      .selectFrom('usage_session')
      .select(['started_at', 'last_at'])
      .where('user_id', '=', userId)
      .orderBy('usage_no')
      .execute()

  test('extends one session until half an hour of inactivity, and writes at most once a minute', async () => {
    const { code } = await makeTeam()
    const person = await makeSeat(code)
    const viewer = await viewerOf(db, person, now)
    for (const minute of [0, 0.5, 0.9]) await touchUsage(db, viewer, minutes(minute))
    expect(await sessionsOf(person)).toEqual([{ started_at: now, last_at: now }])
    for (const minute of [1, 29, 58.9, 89]) await touchUsage(db, viewer, minutes(minute))
    expect(await sessionsOf(person)).toEqual([
      { started_at: now, last_at: minutes(58.9) },
      { started_at: minutes(89), last_at: minutes(89) },
    ])
  })

  test('starts one session for concurrent requests', async () => {
    const { code } = await makeTeam()
    const person = await makeSeat(code)
    const viewer = await viewerOf(db, person, now)
    await Promise.all(Array.from({ length: 20 }, () => touchUsage(db, viewer, now)))
    expect(await sessionsOf(person)).toHaveLength(1)
  })

  test('records nothing for a person without a seat', async () => {
    const person = await makeUser(db)
    await touchUsage(db, await viewerOf(db, person, now), now)
    expect(await sessionsOf(person)).toEqual([])
  })
})

describe('extra credits or searches', () => {
  test('are requested once by repeated calls, and the operators get a mail', async () => {
    const { licenceID, administrator } = await makeTeam()
    const operator = await makeUser(db, { is_operator: true })
    const request = { licenceID, unit: 'search', amount: 200, requestID: randomUUID() } as const
    await requestExtra({ db, limits: noLimits }, administrator, request, now)
    await requestExtra({ db, limits: noLimits }, administrator, request, now)
    const { requests } = await readLicence(db, administrator, { licenceID }, now)
    expect(requests).toEqual([{ unit: 'search', amount: 200, requestedAt: now.toISOString(), granted: false }])
    expect(await mailsTo(operator.email)).toEqual([
      {
        template: 'extraRequested',
        language: 'it',
        params: { customer: terms.customer, unit: 'search', amount: 200, requestedBy: administrator.email },
      },
    ])
  })

  test('can be requested ten times a day for a licence, so that operators are not flooded with mails', async () => {
    const [{ licenceID, administrator }, other] = [await makeTeam(), await makeTeam()]
    const operator = await makeUser(db, { is_operator: true })
    const redis = createFailFastRedis('redis://127.0.0.1:9')
    const context = { db, limits: createLimits(redis, 'away') }
    const ask = (id = licenceID, who = administrator) =>
      requestExtra(context, who, { licenceID: id, unit: 'search', amount: 200, requestID: randomUUID() }, now)
    for (let n = 0; n < 10; n++) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'request_limit', retryAfter: expect.any(Number) })
    expect(await mailsTo(operator.email)).toHaveLength(10)
    await ask(other.licenceID, other.administrator)
    redis.disconnect()
  })

  test('can not be requested with the id of another request', async () => {
    const [one, other] = [await makeTeam(), await makeTeam()]
    const request = { licenceID: one.licenceID, unit: 'credit', amount: 5, requestID: randomUUID() } as const
    await requestExtra({ db, limits: noLimits }, one.administrator, request, now)
    await expect(
      requestExtra({ db, limits: noLimits }, one.administrator, { ...request, amount: 6 }, now),
    ).rejects.toMatchObject({
      code: 'invalid_request',
    })
    await expect(
      requestExtra({ db, limits: noLimits }, other.administrator, { ...request, licenceID: other.licenceID }, now),
    ).rejects.toMatchObject({ code: 'invalid_request' })
  })

  test('wait for an operator, the oldest first, until they are granted', async () => {
    const { licenceID, administrator } = await makeTeam()
    const ask = async (unit: 'credit' | 'search', at: Date) => {
      const requestID = randomUUID()
      await requestExtra({ db, limits: noLimits }, administrator, { licenceID, unit, amount: 7, requestID }, at)
      return requestID
    }
    const [later, earlier, granted] = [
      await ask('search', minutes(2)),
      await ask('credit', minutes(1)),
      await ask('credit', now),
    ]
    await grantExtra(db, granted, now)
    const asked = new Set<string>([later, earlier, granted])
    const own = (await selectWaitingRequests(db)).filter(({ request_id }) => asked.has(request_id))
    expect(own).toEqual([
      { request_id: earlier, customer: terms.customer, unit: 'credit', amount: 7, requested_at: minutes(1) },
      { request_id: later, customer: terms.customer, unit: 'search', amount: 7, requested_at: minutes(2) },
    ])
  })

  test('are granted once, last as long as the licence, and the administrator gets a mail', async () => {
    const { licenceID, licenceNo, administrator } = await makeTeam()
    const requestID = randomUUID()
    await requestExtra(
      { db, limits: noLimits },
      administrator,
      { licenceID, unit: 'credit', amount: 500, requestID },
      now,
    )
    await Promise.all([grantExtra(db, requestID, now), grantExtra(db, requestID, now)])
    expect((await balanceOf(db, licenceNo, now)).credit.left).toBe(3500)
    expect((await balanceOf(db, licenceNo, addMonths(now, 2))).credit.left).toBe(3500)
    expect((await readLicence(db, administrator, { licenceID }, now)).requests).toMatchObject([{ granted: true }])
    const mails = await mailsTo(administrator.email)
    expect(mails.filter(({ template }) => template === 'extraGranted')).toHaveLength(1)
    await expect(grantExtra(db, randomUUID(), now)).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('listLicences returns the licence of the person’s seat without its code, and the administered ones', async () => {
  const { code, licenceID } = await makeTeam()
  const person = await makeSeat(code)
  expect(await listLicences(db, await viewerOf(db, person, now), now)).toEqual({
    own: {
      tier: 'team',
      licenceID,
      expiresAt: addMonths(now, 12).toISOString(),
      code: null,
      customer: terms.customer,
      assignedAt: now.toISOString(),
    },
    administered: [],
    billed: [],
  })
  const unlicensed = await makeUser(db)
  expect(await listLicences(db, await viewerOf(db, unlicensed, now), now)).toEqual({
    own: null,
    administered: [],
    billed: [],
  })
})
