import type { BillingPeriod, SoldTier } from '@vedetta/contracts/customers/billing'
import type { Language } from '@vedetta/contracts/text/labels'
import type { ExtraPurchase, PaymentEvent } from './payment-event.ts'

/** The company or person on the invoices. */
export type Payer = {
  readonly email: string
  readonly companyName: string
  /** With the country prefix; null if unknown, in which case the provider's page asks for it. */
  readonly vat: string | null
  readonly sdiCode: string | null
  readonly pec: string | null
  readonly language: Language
}

/** The addresses to return to after a payment or without one. */
export type ReturnAddresses = { readonly paid: string; readonly left: string }

export type NewSubscription = {
  readonly checkoutId: string
  readonly tier: SoldTier
  readonly period: BillingPeriod
  readonly payer: Payer
  readonly returnTo: ReturnAddresses
}

export type NewExtra = ExtraPurchase & {
  readonly payer: Payer
  /** The payer's id at the provider, if it has one. */
  readonly customerId: string | null
  readonly returnTo: ReturnAddresses
}

export type PortalVisit = {
  readonly customerId: string
  /** The subscription whose plan is about to change; null for the portal's first page. */
  readonly changes: string | null
  readonly language: Language
  readonly returnTo: string
}

/** Takes payments on pages of its own: each of the first three functions returns the address of one. */
export type PaymentProvider = {
  readonly startSubscription: (purchase: NewSubscription) => Promise<string>
  readonly startExtra: (purchase: NewExtra) => Promise<string>
  readonly openPortal: (of: PortalVisit) => Promise<string>
  /** Throws unless the provider signed the event recently; null for an event that does not concern us. */
  readonly readEvent: (body: Uint8Array, signature: string | undefined, now: Date) => PaymentEvent | null
}
