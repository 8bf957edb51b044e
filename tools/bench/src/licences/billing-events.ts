import { deepStrictEqual } from 'node:assert'
import { createHash } from 'node:crypto'
import { plans } from '@vedetta/contracts/facts/plans'
import { insertCheckout } from '@vedetta/core/customers/billing/checkouts.queries'
import { receiveEvent } from '@vedetta/core/customers/billing/receive-event'
import { lifeOfLength, stateByTruth } from '@vedetta/core/customers/billing/testing/any-life'
import { createFakePayments, webhookSecret } from '@vedetta/core/customers/billing/testing/fake-payments'
import {
  extraInvoice,
  paidSession,
  refundedCharge,
  type StripeEvent,
  signed,
  stripeEvent,
  stripeIds,
} from '@vedetta/core/customers/billing/testing/stripe-objects'
import type { SubscriptionLife } from '@vedetta/core/customers/billing/testing/subscription-life'
import type { Db } from '@vedetta/core/platform/db/client'
import { makeLicence } from '@vedetta/core/testing/people'
import fc from 'fast-check'
import type { Scratch } from '../harness/scratch.ts'
import { selectBillingFacts } from './billing-events.queries.ts'

const publicUrl = 'https://vedetta.example'
const now = new Date('2027-06-01T10:00:00Z')
const eventsPerCustomer = { subscription: 21, extra: 4 }
const deliveriesPerEvent = 3
const concurrency = 8

type Customer = {
  readonly checkoutId: string
  /** The ID of another licence, for which credits are bought. */
  readonly licenceId: string
  readonly life: SubscriptionLife
  readonly extraEvents: readonly StripeEvent[]
}

type Bench = Pick<Scratch, 'db' | 'pool'>

type BillingEventFigures = {
  readonly events: number
  readonly deliveries: number
  readonly ended: number
  readonly owing: number
}

/**
 * Generates subscription lifecycles, with a purchase of credits each. One database receives their events in order, the other each event
 * several times, shuffled and concurrently: both must end in the same state, which must match the lifecycles.
 */
export async function verifyBillingEvents(
  [ordered, shuffled]: readonly [Bench, Bench],
  { subscriptions, seed }: { subscriptions: number; seed: number },
): Promise<BillingEventFigures> {
  const customers = Array.from({ length: subscriptions }, (_, index) => makeCustomer(`${seed}:${index}`, seed + index))
  const events = customers.flatMap(({ life, extraEvents }) => [...life.events, ...extraEvents])
  for (const { db } of [ordered, shuffled]) await prepare(db, customers)
  for (const event of events.toSorted((one, other) => one.created - other.created)) await deliver(ordered, event)

  const repeated = Array.from({ length: deliveriesPerEvent }, () => events).flat()
  const [deliveries = []] = fc.sample(fc.shuffledSubarray(repeated, { minLength: repeated.length }), {
    numRuns: 1,
    seed,
  })
  await runConcurrently(deliveries, (event) => deliver(shuffled, event))

  deepStrictEqual(await selectBillingFacts(shuffled), await selectBillingFacts(ordered))
  await compareWithLifecycles(shuffled, customers)
  return {
    events: events.length,
    deliveries: deliveries.length,
    ended: customers.filter(({ life }) => life.truth.endedAt !== null).length,
    owing: customers.filter(({ life }) => life.truth.owes).length,
  }
}

function makeCustomer(name: string, seed: number): Customer {
  const checkoutId = uuidOf(`checkout ${name}`)
  const licenceId = uuidOf(`licence ${name}`)
  const [life] = fc.sample(lifeOfLength(eventsPerCustomer.subscription, checkoutId), { numRuns: 1, seed })
  if (!life) throw new Error('no lifecycle was generated')
  return { checkoutId, licenceId, life, extraEvents: purchaseAndRefunds(name, licenceId, life.truth.startsAt) }
}

/** A purchase, a refund of a quarter of it, then of another quarter. */
function purchaseAndRefunds(name: string, licenceId: string, at: number): StripeEvent[] {
  const newId = stripeIds(`extra ${name}`)
  const purchase = { extraId: uuidOf(`extra ${name}`), licenceId, unit: 'credit', amount: 500 } as const
  const invoice = {
    id: newId('in'),
    customer: newId('cus'),
    created: at,
    total: 6100,
    status: 'paid',
    lines: [],
  } as const
  const amount = 6100
  const later = (seconds: number) => ({ id: newId('evt'), created: at + seconds })
  return [
    stripeEvent(later(1), 'checkout.session.completed', paidSession(purchase)),
    stripeEvent(later(1), 'invoice.paid', extraInvoice(invoice, purchase)),
    stripeEvent(later(90), 'charge.refunded', refundedCharge(purchase, { amount, refunded: 1525 })),
    stripeEvent(later(180), 'charge.refunded', refundedCharge(purchase, { amount, refunded: 3050 })),
  ]
}

async function prepare(db: Db, customers: readonly Customer[]): Promise<void> {
  for (const { checkoutId, licenceId, life } of customers) {
    const { tier, period } = life.truth
    const invoicing = {
      companyName: checkoutId,
      vat: 'IT12345678903',
      sdiCode: 'ABCDEF7',
      pec: null,
      language: 'it',
    } as const
    const buyer = {
      buyerEmail: 'compra@persone.example',
      buyerRole: 'use',
      administratorEmail: 'altra@persone.example',
    } as const
    await insertCheckout(db, { checkoutId, tier, period, ...buyer, ...invoicing }, now)
    await makeLicence(db, { licence_id: licenceId, monthly_credits: 0, starts_at: now })
  }
}

const payments = createFakePayments()

function deliver({ db }: Bench, event: StripeEvent): Promise<void> {
  return receiveEvent({ db, payments, publicUrl }, signed(event, webhookSecret, now), now)
}

async function runConcurrently<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

async function compareWithLifecycles(bench: Bench, customers: readonly Customer[]): Promise<void> {
  const { subscriptions, licences } = await selectBillingFacts(bench)
  for (const { life } of customers) {
    const { startsAt, expiresAt, ...state } = stateByTruth(life.truth)
    const { monthlyCredits, monthlySearches, size } = plans[state.tier]
    deepStrictEqual(subscriptions[life.id], { ...state, startsAt, expiresAt, size, monthlyCredits, monthlySearches })
  }
  for (const { licenceId } of customers)
    deepStrictEqual(licences[licenceId], { credits: 250, takenBack: 250, invoices: 1 })
}

function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
