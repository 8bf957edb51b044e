import { randomUUID } from 'node:crypto'
import { emailFragment } from '@vedetta/contracts/customers/account-links'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { redeemCode } from '../licences/redeem-code.ts'
import { createBillingStage, publicUrl } from './testing/billing-stage.ts'
import { webhookSecret } from './testing/fake-payments.ts'
import { type StripeEvent, signed, stripeEvent } from './testing/stripe-objects.ts'
import { SubscriptionLife } from './testing/subscription-life.ts'

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
const startsAt = now.getTime() / 1000
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)

describe('a paid plan', () => {
  test('becomes a licence of its customer, with the code in a mail to the buyer and another mail to the administrator', async () => {
    const { licence, buyerEmail, administratorEmail, companyName } = await stage.bought()
    expect(licence).toMatchObject({
      ...{ tier: 'team', size: 5, monthly_credits: 3000, monthly_searches: 1000, is_trial: false },
      ...{ administrator_email: administratorEmail, vat: 'IT12345678903', sdi_code: 'ABCDEF7' },
      ...{ starts_at: now, expires_at: inDays(37) },
    })
    expect(await stage.mailsTo(buyerEmail)).toEqual([
      {
        template: 'licenceBought',
        language: 'en',
        params: {
          customer: companyName,
          tier: 'team',
          role: 'use',
          code: licence.code,
          url: `${publicUrl}/signup?code=${licence.code}${emailFragment(buyerEmail)}`,
        },
      },
    ])
    expect(await stage.mailsTo(administratorEmail ?? '')).toMatchObject([
      { template: 'administratorNamed', language: 'en' },
    ])
  })

  test('is redeemed with the mailed code', async () => {
    const { licence } = await stage.bought()
    const { role, tier } = await redeemCode(db, await makeUser(db), licence.code, now)
    expect([role, tier]).toEqual(['user', 'team'])
  })

  test('is administered by its buyer if they chose so, and they get no seat', async () => {
    const buyer = await makeUser(db)
    const purchase = await stage.buy({
      buyerRole: 'administer',
      buyerEmail: buyer.email,
      administratorEmail: buyer.email,
    })
    await stage.deliverAll(purchase.life)
    const licence = await stage.licenceOf(purchase)
    expect(licence?.administrator_id).toBe(buyer.userId)
    expect((await stage.mailsTo(buyer.email)).map(({ template }) => template).sort()).toEqual([
      'administratorNamed',
      'licenceBought',
    ])
    await expect(redeemCode(db, buyer, licence?.code ?? '', now)).rejects.toMatchObject({ code: 'own_licence' })
  })

  test('without a named colleague is administered by the operator', async () => {
    const operator = await makeUser(db, { is_operator: true, created_at: new Date('2020-01-01') })
    const purchase = await stage.buy({ administratorEmail: null })
    await stage.deliverAll(purchase.life)
    expect((await stage.licenceOf(purchase))?.administrator_id).toBe(operator.userId)
  })

  test('deletes its checkout', async () => {
    const { checkoutId } = await stage.bought()
    expect(await db.selectFrom('checkout').where('checkout_id', '=', checkoutId).selectAll().execute()).toEqual([])
  })

  test('with an unknown checkout fails, so that Stripe retries its event', async () => {
    const life = new SubscriptionLife({ checkoutId: randomUUID(), seed: 'x', tier: 'pro', period: 'annual', startsAt })
    const paid = life.events.find(({ type }) => type === 'invoice.paid') as StripeEvent
    await stage.deliver(life.events[0] as StripeEvent)
    await expect(stage.deliver(paid)).rejects.toThrow('nothing is known of it')
    expect(await db.selectFrom('stripe_event').selectAll().where('event_id', '=', paid.id).execute()).toEqual([])
  })
})

describe('receiveEvent', () => {
  test('leads to the same licence in any order of events, and to none before the plan is known', async () => {
    const purchase = await stage.buy()
    const [created, finalized, paid, noted] = purchase.life.events as [
      StripeEvent,
      StripeEvent,
      StripeEvent,
      StripeEvent,
    ]
    await stage.deliver(paid)
    expect(await stage.licenceOf(purchase)).toBeUndefined()
    await stage.deliver(noted)
    expect(await stage.licenceOf(purchase)).toMatchObject({ tier: 'team', expires_at: inDays(37) })
    for (const event of [finalized, created, paid]) await stage.deliver(event)
    expect(await stage.mailsTo(purchase.buyerEmail)).toHaveLength(1)
  })

  test('makes one licence and one mail of concurrent events, each delivered eight times', async () => {
    const purchase = await stage.buy()
    const { events } = purchase.life
    await Promise.all(
      Array.from({ length: 8 }, () => events).flatMap((all) => all.map((event) => stage.deliver(event))),
    )
    const licences = await db
      .selectFrom('licence')
      .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
      .select('licence_no')
      .where('name', '=', purchase.companyName)
      .execute()
    expect(licences).toHaveLength(1)
    expect(await stage.mailsTo(purchase.buyerEmail)).toHaveLength(1)
  })

  test('ignores events of other products in the same Stripe account', async () => {
    const others = { id: 'sub_other', metadata: {}, items: { data: [] } }
    await stage.deliver(stripeEvent({ id: 'evt_other', created: startsAt }, 'customer.subscription.created', others))
    await stage.deliver({ id: 'evt_new', type: 'customer.created', created: startsAt, data: { object: {} } })
    const stored = await db
      .selectFrom('stripe_event')
      .where('event_id', 'in', ['evt_other', 'evt_new'])
      .selectAll()
      .execute()
    expect(stored).toEqual([])
  })
})

describe('the signature of an event', () => {
  const countEvents = async () =>
    (await db.selectFrom('stripe_event').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

  async function refused(received: { body: Uint8Array; signature: string | undefined }, at = now): Promise<void> {
    const before = await countEvents()
    await expect(stage.receive(received, at)).rejects.toMatchObject({ code: 'invalid_signature' })
    expect(await countEvents()).toBe(before)
  }

  const anEvent = async () => (await stage.buy()).life.events[0] as StripeEvent

  test('is refused if it is by another key, of another body, or missing', async () => {
    const event = await anEvent()
    await refused(signed(event, 'whsec_of_another', now))
    const { body, signature } = signed(event, webhookSecret, now)
    await refused({ body: Buffer.from(body.toString().replace('"team"', '"pro"')), signature })
    await refused({ body, signature: undefined })
    await refused({ body, signature: '' })
    await refused({ body, signature: 't=1,v1=00' })
    await refused({ body: Buffer.alloc(0), signature })
  })

  test('is valid for five minutes', async () => {
    const received = signed(await anEvent(), webhookSecret, now)
    await refused(received, new Date(now.getTime() + 301_000))
    await stage.receive(received, new Date(now.getTime() + 299_000))
  })

  test('replayed within five minutes changes nothing', async () => {
    const { life, licence } = await stage.bought({ act: 'renew', pays: true })
    const before = await countEvents()
    await stage.deliverAll(life)
    expect(await countEvents()).toBe(before)
    expect(
      (await db.selectFrom('licence').selectAll().where('licence_no', '=', licence.licence_no).execute())[0],
    ).toEqual(expect.objectContaining({ expires_at: licence.expires_at }))
  })
})
