import { type BillingPeriod, priceOf, type SoldTier } from '@vedetta/contracts/customers/billing'
import {
  type InvoiceFields,
  type StripeEvent,
  type SubscriptionFields,
  stripeEvent,
  stripeIds,
  subscriptionInvoice,
  subscriptionObject,
} from './stripe-objects.ts'

const daySeconds = 86_400
const lengths = { monthly: 30 * daySeconds, annual: 365 * daySeconds } as const

export type Act =
  | { readonly act: 'wait'; readonly seconds: number }
  | { readonly act: 'renew'; readonly pays: boolean }
  | { readonly act: 'retry'; readonly pays: boolean }
  | { readonly act: 'switch'; readonly tier: SoldTier; readonly period: BillingPeriod }
  | { readonly act: 'cancel' | 'resume' | 'note' }
  | { readonly act: 'end'; readonly reason: 'cancellation_requested' | 'payment_failed' }

/** The true state of a subscription, tracked independently of its events. */
export type Truth = {
  tier: SoldTier
  period: BillingPeriod
  startsAt: number
  paidUntil: number
  cancelAt: number | null
  endedAt: number | null
  reason: string | null
  owes: boolean
}

/** Emits the events that Stripe would send for a subscription, act by act; several acts may fall into one second. */
export class SubscriptionLife {
  readonly events: StripeEvent[] = []
  readonly truth: Truth
  readonly #newId: (prefix: string) => string
  #subscription: SubscriptionFields
  #clock: number
  #owed: InvoiceFields | null = null

  constructor({ seed, checkoutId, tier, period, startsAt }: { seed: string; checkoutId: string } & Starting) {
    this.#newId = stripeIds(seed)
    this.#clock = startsAt
    const periodEnd = startsAt + lengths[period]
    this.#subscription = {
      id: this.#newId('sub'),
      customer: this.#newId('cus'),
      checkoutId,
      tier,
      period,
      startDate: startsAt,
      periodEnd,
      cancelAt: null,
      endedAt: null,
      reason: null,
    }
    this.truth = {
      tier,
      period,
      startsAt,
      paidUntil: periodEnd,
      cancelAt: null,
      endedAt: null,
      reason: null,
      owes: false,
    }
    // All of these events share the second in which the card was charged.
    this.#emit('customer.subscription.created', subscriptionObject(this.#subscription))
    this.#pay(this.#bill([{ amount: priceOf(tier, period) * 100, end: periodEnd }]))
    this.do({ act: 'note' })
  }

  get id(): string {
    return this.#subscription.id
  }

  do(step: Act): void {
    if (this.truth.endedAt !== null) return
    switch (step.act) {
      case 'wait':
        // A period ends only with the act 'renew'.
        this.#clock = Math.min(this.#clock + step.seconds, this.#subscription.periodEnd - 1)
        break
      case 'renew':
        this.#renew(step.pays)
        break
      case 'retry':
        this.#retry(step.pays)
        break
      case 'switch':
        this.#switch(step.tier, step.period)
        break
      case 'cancel':
        this.truth.cancelAt = this.#subscription.periodEnd
        this.#update({ cancelAt: this.#subscription.periodEnd })
        break
      case 'resume':
        this.truth.cancelAt = null
        this.#update({ cancelAt: null })
        break
      case 'note':
        this.#emit('customer.subscription.updated', subscriptionObject(this.#subscription), { description: null })
        break
      case 'end':
        this.#end(step.reason)
    }
  }

  #renew(pays: boolean): void {
    if (this.truth.cancelAt !== null || this.#owed) return
    const { periodEnd, tier, period } = this.#subscription
    this.#clock = periodEnd
    this.#update({ periodEnd: periodEnd + lengths[period] })
    const invoice = this.#bill([{ amount: priceOf(tier, period) * 100, end: periodEnd + lengths[period] }])
    if (pays) this.#pay(invoice)
    else this.#fail(invoice)
  }

  #retry(pays: boolean): void {
    if (!this.#owed) return
    this.#clock += daySeconds
    if (pays) this.#pay(this.#owed)
    else this.#fail(this.#owed)
  }

  /** Switches at once, and credits the rest of the old plan. */
  #switch(tier: SoldTier, period: BillingPeriod): void {
    if (this.#owed || this.truth.cancelAt !== null) return
    const { periodEnd: oldEnd, period: oldPeriod } = this.#subscription
    const isSamePeriod = period === oldPeriod
    // Invoices with different period ends must not share a second.
    if (!isSamePeriod) this.#clock += 1
    const end = isSamePeriod ? oldEnd : this.#clock + lengths[period]
    this.truth.tier = tier
    this.truth.period = period
    this.#update({ tier, period, periodEnd: end })
    this.#pay(
      this.#bill([
        { amount: -1000, end: oldEnd },
        { amount: 2500, end },
      ]),
    )
    if (!isSamePeriod) this.#clock += 1
  }

  #end(reason: 'cancellation_requested' | 'payment_failed'): void {
    const at = this.truth.cancelAt ?? this.#clock
    this.#clock = at
    this.truth.endedAt = at
    this.truth.reason = reason
    this.#subscription = { ...this.#subscription, endedAt: at, reason }
    this.#emit('customer.subscription.deleted', subscriptionObject(this.#subscription))
  }

  #update(change: Partial<SubscriptionFields>): void {
    const before = subscriptionObject(this.#subscription)
    this.#subscription = { ...this.#subscription, ...change }
    const after = subscriptionObject(this.#subscription)
    const changed = Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof typeof after]),
    )
    this.#emit('customer.subscription.updated', after, Object.fromEntries(changed))
  }

  #bill(lines: InvoiceFields['lines']): InvoiceFields {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const { customer } = this.#subscription
    const invoice = { id: this.#newId('in'), customer, created: this.#clock, total, status: 'open', lines } as const
    this.#emit('invoice.finalized', subscriptionInvoice(invoice, this.#subscription))
    return invoice
  }

  #pay(invoice: InvoiceFields): void {
    this.#owed = null
    this.truth.owes = false
    this.truth.paidUntil = invoice.lines.at(-1)?.end ?? 0
    this.#emit('invoice.paid', subscriptionInvoice({ ...invoice, status: 'paid' }, this.#subscription))
  }

  #fail(invoice: InvoiceFields): void {
    this.#owed = invoice
    this.truth.owes = true
    this.#emit('invoice.payment_failed', subscriptionInvoice(invoice, this.#subscription))
  }

  #emit(type: Parameters<typeof stripeEvent>[1], object: object, previous?: object): void {
    this.events.push(stripeEvent({ id: this.#newId('evt'), created: this.#clock }, type, object, previous))
  }
}

type Starting = { tier: SoldTier; period: BillingPeriod; startsAt: number }
