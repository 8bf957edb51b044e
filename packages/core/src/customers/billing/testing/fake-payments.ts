import type { NewExtra, NewSubscription, PaymentProvider } from '../payment-provider.ts'
import { createStripePayments } from '../stripe-payments.ts'

export const webhookSecret = 'whsec_of_the_tests'

export type FakePayments = PaymentProvider & {
  /** The recorded calls. */
  readonly calls: {
    readonly subscriptions: NewSubscription[]
    readonly extras: NewExtra[]
    readonly portals: Parameters<PaymentProvider['openPortal']>[0][]
  }
}

/** Returns made-up addresses, and reads signed events as the real provider does. */
export function createFakePayments(): FakePayments {
  const { readEvent } = createStripePayments({ secretKey: 'sk_test_none', webhookSecret })
  const calls: FakePayments['calls'] = { subscriptions: [], extras: [], portals: [] }
  const pageOf = (name: string) => `https://checkout.stripe.example/${name}`
  return {
    calls,
    readEvent,
    startSubscription: async (purchase) => {
      calls.subscriptions.push(purchase)
      return pageOf(purchase.checkoutId)
    },
    startExtra: async (purchase) => {
      calls.extras.push(purchase)
      return pageOf(purchase.extraId)
    },
    openPortal: async (of) => {
      calls.portals.push(of)
      return pageOf(of.customerId)
    },
  }
}
