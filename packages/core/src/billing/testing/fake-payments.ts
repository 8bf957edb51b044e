import type { NewExtra, NewSubscription, PaymentProvider } from '../payment-provider.ts'
import { createStripePayments } from '../stripe-payments.ts'

export const webhookSecret = 'whsec_of_the_tests'

export type FakePayments = PaymentProvider & {
  /** What was asked of it. */
  readonly asked: {
    readonly subscriptions: NewSubscription[]
    readonly extras: NewExtra[]
    readonly portals: Parameters<PaymentProvider['openPortal']>[0][]
  }
}

/** Sends nobody anywhere, and reads signed events as the real one does. */
export function createFakePayments(): FakePayments {
  const { readEvent } = createStripePayments({ secretKey: 'sk_test_none', webhookSecret })
  const asked: FakePayments['asked'] = { subscriptions: [], extras: [], portals: [] }
  const pageOf = (name: string) => `https://checkout.stripe.example/${name}`
  return {
    asked,
    readEvent,
    startSubscription: async (purchase) => {
      asked.subscriptions.push(purchase)
      return pageOf(purchase.checkoutId)
    },
    startExtra: async (purchase) => {
      asked.extras.push(purchase)
      return pageOf(purchase.extraId)
    },
    openPortal: async (of) => {
      asked.portals.push(of)
      return pageOf(of.customerId)
    },
  }
}
