import { randomUUID } from 'node:crypto'
import type { BuyerRole } from '@vedetta/contracts/customers/billing'
import type { Db } from '../../../platform/db/client.ts'
import { insertCheckout } from '../checkouts.queries.ts'
import { receiveEvent } from '../receive-event.ts'
import { createFakePayments, webhookSecret } from './fake-payments.ts'
import { type StripeEvent, signed } from './stripe-objects.ts'
import { type Act, SubscriptionLife } from './subscription-life.ts'

export const publicUrl = 'https://vedetta.example'

type Received = { readonly body: Uint8Array; readonly signature: string | undefined }
type Buyer = {
  readonly buyerRole?: BuyerRole
  readonly administratorEmail?: string | null
  readonly buyerEmail?: string
}

/** Buys plans at a given time and delivers Stripe's events about them. */
export function createBillingStage(db: Db, now: Date) {
  const payments = createFakePayments()
  const startsAt = now.getTime() / 1000

  const receive = (received: Received, at = now) => receiveEvent({ db, payments, publicUrl }, received, at)

  const deliver = (event: StripeEvent) => receive(signed(event, webhookSecret, now))

  async function deliverAll({ events }: { events: readonly StripeEvent[] }): Promise<void> {
    for (const event of events) await deliver(event)
  }

  /** Starts a checkout of a monthly team plan, without delivering any of its events. */
  async function buy(buyer: Buyer = {}) {
    const checkout = {
      checkoutId: randomUUID(),
      tier: 'team',
      period: 'monthly',
      buyerEmail: someEmail(),
      buyerRole: 'use',
      administratorEmail: someEmail(),
      language: 'en',
      companyName: `Agenzia ${randomUUID()}`,
      vat: 'IT12345678903',
      sdiCode: 'ABCDEF7',
      pec: null,
      ...buyer,
    } as const
    await insertCheckout(db, checkout, now)
    return { ...checkout, life: new SubscriptionLife({ ...checkout, seed: checkout.checkoutId, startsAt }) }
  }

  /** Buys a plan, and delivers all its events including those of the acts. */
  async function bought(...acts: Act[]) {
    const purchase = await buy()
    for (const act of acts) purchase.life.do(act)
    await deliverAll(purchase.life)
    const licence = await licenceOf(purchase)
    if (!licence) throw new Error('what was paid became no licence')
    return { ...purchase, licence }
  }

  function licenceOf({ companyName }: { companyName: string }) {
    return db
      .selectFrom('licence')
      .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
      .selectAll('licence')
      .select(['customer.vat', 'customer.sdi_code'])
      .where('customer.name', '=', companyName)
      .executeTakeFirst()
  }

  const mailsTo = (email: string) =>
    db.selectFrom('mail').select(['template', 'language', 'params']).where('recipient', '=', email).execute()

  return { receive, deliver, deliverAll, buy, bought, licenceOf, mailsTo }
}

export const someEmail = () => `${randomUUID()}@persone.example`
