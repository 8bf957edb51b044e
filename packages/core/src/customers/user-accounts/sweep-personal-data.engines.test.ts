import { randomUUID } from 'node:crypto'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertChange, upsertMark } from '../../inbox/marks/marks.queries.ts'
import { criteriaHash } from '../../inbox/positions/criteria-hash.ts'
import { insertSearch } from '../../inbox/positions/searches.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Invite } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import { untilBlockedBy } from '../../testing/blocked-connection.ts'
import { makePosition } from '../../testing/factories.ts'
import { makeLicence, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeApiKey, makeEnterpriseRecruiter } from '../api-keys/testing/make-api-key.ts'
import { insertCheckout } from '../billing/checkouts.queries.ts'
import { makeSubscription } from '../billing/testing/make-subscription.ts'
import { passwordChanged } from '../identity/password-changed.mail.ts'
import { sweepIdentity } from '../identity/sweep-identity.ts'
import { hashCode, newCode } from '../licences/code.ts'
import { redeemCode } from '../licences/redeem-code.ts'
import { sweepPersonalData } from './sweep-personal-data.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let workerDb: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  workerDb = database.as('worker').db
})
afterAll(() => database.close())

const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

async function insertInvite(fields: Partial<Insertable<Invite>>) {
  const { licenceNo } = await makeLicence(db)
  const code = newCode()
  const invite = { kind: 'user', email: `${randomUUID()}@persone.example`, expires_at: daysAgo(-14), ...fields }
  await db
    .insertInto('invite')
    .values({ ...invite, licence_no: licenceNo, code_hash: hashCode(code) })
    .execute()
  return { code, licenceNo, email: invite.email }
}

describe('sweepPersonalData', () => {
  test('deletes sessions, tokens and captchas once they have expired', async () => {
    const { userId } = await makeUser(db)
    for (const expires_at of [daysAgo(1), daysAgo(-1)]) {
      await db.insertInto('session').values({ user_id: userId, token: randomUUID(), expires_at }).execute()
      await db.insertInto('verification').values({ identifier: randomUUID(), value: userId, expires_at }).execute()
      await db.insertInto('captcha_solution').values({ signature: randomUUID(), expires_at }).execute()
    }
    await sweepIdentity(workerDb, now)
    for (const table of ['session', 'verification', 'captcha_solution'] as const)
      expect(await db.selectFrom(table).select('expires_at').execute(), table).toEqual([{ expires_at: daysAgo(-1) }])
  })

  test('deletes invites once they have expired, accepted or not', async () => {
    await insertInvite({ expires_at: daysAgo(1) })
    await insertInvite({ expires_at: daysAgo(1), accepted_at: daysAgo(10) })
    const [open, cancelled] = [await insertInvite({}), await insertInvite({ cancelled_at: daysAgo(1) })]
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('invite').select('email').execute()
    expect(left.map(({ email }) => email).sort()).toEqual([open.email, cancelled.email].sort())
  })

  test('leaves no seat when an invite is deleted while its code is being redeemed', async () => {
    const { code, licenceNo } = await insertInvite({ expires_at: daysAgo(1) })
    const stranger = await makeUser(db)
    let redeemed: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('licence').select('licence_no').where('licence_no', '=', licenceNo).forUpdate().execute()
      redeemed = redeemCode(db, stranger, code, now).catch((error: unknown) => error)
      await untilBlockedBy(tx)
      await tx.deleteFrom('invite').where('licence_no', '=', licenceNo).execute()
    })
    expect(await redeemed).toMatchObject({ code: 'invalid_code' })
    expect(await db.selectFrom('seat').select('seat_no').execute()).toEqual([])
  })

  test('deletes the use of a licence after thirteen months', async () => {
    const { userId } = await makeUser(db)
    const { licenceNo } = await makeLicence(db)
    const used = (at: Date) => ({ user_id: userId, licence_no: licenceNo, started_at: at, last_at: at })
    const many = Array.from({ length: 2_500 }, () => used(daysAgo(400)))
    await db
      .insertInto('usage_session')
      .values([...many, used(daysAgo(390))])
      .execute()
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('usage_session').select('started_at').execute()
    expect(left).toEqual([{ started_at: daysAgo(390) }])
  })

  test('deletes searches and mark changes after two days, and leaves the marks', async () => {
    const { userId } = await makeUser(db)
    const { licenceNo } = await makeLicence(db)
    const criteria = positionCriteria.parse({})
    const times = [daysAgo(3), daysAgo(2.01), daysAgo(1.9), now]
    for (const startedAt of times) {
      const begun = {
        criteria,
        sort: 'date',
        ceiling: 1,
        marksVersion: 0,
        counted: false,
        rule: null,
        startedAt,
      } as const
      await insertSearch(db, { userId, licenceNo }, { ...begun, hash: criteriaHash(criteria) })
      await insertChange(db, { userId, positionNo: 1 }, { was: null, became: 'seen' }, startedAt)
    }
    await upsertMark(db, { userId, positionNo: 1 }, 'seen', daysAgo(3))
    await sweepPersonalData(workerDb, now)
    const searches = await db.selectFrom('search').select('started_at').orderBy('started_at').execute()
    expect(searches.map(({ started_at }) => started_at)).toEqual(times.slice(2))
    const changes = await db.selectFrom('mark_change').select('at').orderBy('at').execute()
    expect(changes.map(({ at }) => at)).toEqual(times.slice(2))
    expect(await db.selectFrom('position_mark').select('status').execute()).toEqual([{ status: 'seen' }])
  })

  test('deletes exports after thirty days', async () => {
    const { userId } = await makeUser(db)
    const { licenceNo } = await makeLicence(db)
    const times = [daysAgo(31), daysAgo(30.01), daysAgo(29), now]
    const made = { user_id: userId, licence_no: licenceNo, position_nos: [1], failed: 0, credits: 1 }
    await db
      .insertInto('export')
      .values(times.map((made_at) => ({ ...made, made_at })))
      .execute()
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('export').select('made_at').orderBy('made_at').execute()
    expect(left.map(({ made_at }) => made_at)).toEqual(times.slice(2))
  })

  test('deletes the matches of filters after thirty days, and alerts too unless the record of their mail is kept', async () => {
    const { userId } = await makeUser(db)
    const { filterId } = await insertFilter(
      db,
      userId,
      { name: 'Saldatori', criteria: positionCriteria.parse({}), count: 1 },
      now,
    )
    const position_no = await makePosition(db)
    const params = { firstName: 'Anna' }
    await queueMail(db, passwordChanged, { to: 'anna@persone.example', language: 'it', params })
    const { mail_id } = await db.selectFrom('mail').select('mail_id').executeTakeFirstOrThrow()
    const times = [daysAgo(31), daysAgo(30.01), daysAgo(29)]
    for (const [opening, matched_at] of times.entries()) {
      const matched = { position_no, opening, matched_at }
      await db
        .insertInto('filter_match')
        .values({ ...matched, filter_id: filterId })
        .execute()
      const told = { user_id: userId, found_at: matched_at, is_unsure: false }
      await db
        .insertInto('alert')
        .values([
          { ...matched, ...told, mail_id: opening === 0 ? mail_id : null },
          { ...matched, ...told, opening: opening + 10, mail_id: randomUUID() },
        ])
        .execute()
    }
    await sweepPersonalData(workerDb, now)
    const matches = await db.selectFrom('filter_match').select('opening').execute()
    expect(matches).toEqual([{ opening: 2 }])
    const alerts = await db.selectFrom('alert').select('opening').orderBy('opening').execute()
    expect(alerts).toEqual([{ opening: 0 }, { opening: 2 }, { opening: 12 }])
  })

  test('deletes API keys a month after they expired or were revoked', async () => {
    const recruiter = await makeEnterpriseRecruiter(db, daysAgo(200))
    const make = async (made: Date, revoked_at: Date | null) => {
      const { keyId } = await makeApiKey(db, recruiter, made, { validDays: 30 })
      await db.updateTable('api_key').set({ revoked_at }).where('key_id', '=', keyId).execute()
      return keyId
    }
    await make(daysAgo(60.01), null)
    await make(daysAgo(40), daysAgo(30.01))
    const kept = [await make(daysAgo(59.99), null), await make(daysAgo(40), daysAgo(29.99)), await make(now, null)]
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('api_key').select('key_id').execute()
    expect(left.map(({ key_id }) => key_id).toSorted()).toEqual(kept.toSorted())
  })

  test('deletes requests a year after their answer, and no open ones', async () => {
    const { userId } = await makeUser(db)
    const made = { kind: 'missing_company', user_id: userId, made_at: daysAgo(800) }
    const answered = [daysAgo(370), daysAgo(360), now].map((at, n) => ({
      ...made,
      company_name: `Officine ${n}`,
      answered_at: at,
      outcome: 'confirmed',
    }))
    await db.insertInto('request').values(answered).execute()
    await db
      .insertInto('request')
      .values({ ...made, company_name: 'Officine in attesa' })
      .execute()
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('request').select('company_name').orderBy('company_name').execute()
    expect(left.map(({ company_name }) => company_name)).toEqual(['Officine 1', 'Officine 2', 'Officine in attesa'])
  })

  test('deletes the messages of visitors after a year, answered or not', async () => {
    await db.deleteFrom('request').execute()
    const sent = { kind: 'message', sender_name: 'Anna', sender_language: 'it', topic: 'demo', message: 'Buongiorno' }
    const wrote = (sender_email: string, made_at: Date) => ({ ...sent, sender_email, made_at })
    await db
      .insertInto('request')
      .values([wrote('vecchia@persone.example', daysAgo(370)), wrote('recente@persone.example', daysAgo(360))])
      .execute()
    await db
      .insertInto('request')
      .values({ ...wrote('risposta@persone.example', daysAgo(370)), answered_at: daysAgo(1), outcome: 'confirmed' })
      .execute()
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('request').select('sender_email').execute()
    expect(left).toEqual([{ sender_email: 'recente@persone.example' }])
  })

  test('deletes unpaid checkouts after thirty days, and the buyer’s address thirty days after a subscription ended', async () => {
    const plan = {
      tier: 'team',
      period: 'monthly',
      buyerRole: 'use',
      language: 'it',
      sdiCode: null,
      pec: null,
    } as const
    const buyer = {
      buyerEmail: 'compra@persone.example',
      administratorEmail: null,
      companyName: 'Ponte',
      vat: 'DE123456789',
    }
    for (const days of [40, 31, 29])
      await insertCheckout(db, { ...plan, ...buyer, checkoutId: randomUUID() }, daysAgo(days))
    for (const ended_at of [daysAgo(31), daysAgo(29), null]) {
      const { licenceNo } = await makeLicence(db)
      await makeSubscription(db, licenceNo, { buyer_email: buyer.buyerEmail, ended_at })
    }
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('checkout').select('started_at').execute()
    expect(left).toEqual([{ started_at: daysAgo(29) }])
    const known = await db.selectFrom('subscription').select('ended_at').where('buyer_email', 'is not', null).execute()
    expect(known).toHaveLength(2)
  })

  test('deletes audit entries after two years', async () => {
    const acts = [daysAgo(800), daysAgo(732), daysAgo(725), now].map((at) => ({ at, act: 'signed_in' }))
    await db.insertInto('audit_entry').values(acts).execute()
    await sweepPersonalData(workerDb, now)
    const left = await db.selectFrom('audit_entry').select('at').where('act', '=', 'signed_in').orderBy('at').execute()
    expect(left.map(({ at }) => at)).toEqual([daysAgo(725), now])
  })

  test('deletes user accounts whose address was not verified within thirty days', async () => {
    const [old, young] = [daysAgo(31), daysAgo(29)]
    const forgotten = await makeUser(db, { email_verified: false, created_at: old })
    const remaining = [
      await makeUser(db, { email_verified: false, created_at: young }),
      await makeUser(db, { email_verified: true, created_at: old }),
    ]
    await sweepPersonalData(workerDb, now)
    const ids = [forgotten, ...remaining].map(({ userId }) => userId)
    const left = await db.selectFrom('user').select('id').where('id', 'in', ids).execute()
    expect(left.map(({ id }) => id).sort()).toEqual(remaining.map(({ userId }) => userId).sort())
    const acts = await db.selectFrom('audit_entry').select('act').where('subject', '=', forgotten.userId).execute()
    expect(acts).toEqual([{ act: 'account_deleted' }])
  })
})

describe('the append-only history', () => {
  test.each(['audit_entry', 'ledger_entry'])('refuses to truncate %s', async (table) => {
    await expect(database.pool.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('append-only')
  })

  test.each([
    ['an update', 'UPDATE audit_entry SET act = act'],
    ['a deletion that includes entries within their retention period', 'DELETE FROM audit_entry'],
  ])('refuses %s', async (_, change) => {
    const acts = [daysAgo(800), daysAgo(1)].map((at) => ({ at, act: 'signed_in' }))
    await db.insertInto('audit_entry').values(acts).execute()
    const { count } = await db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await expect(database.pool.query(change)).rejects.toThrow('append-only')
    const after = await db.selectFrom('audit_entry').select('entry_no').execute()
    expect(after).toHaveLength(count)
  })
})
