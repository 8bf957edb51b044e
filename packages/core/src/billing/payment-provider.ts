import type { BillingPeriod, SoldTier } from '@vedetta/contracts/billing'
import type { Language } from '@vedetta/contracts/labels'
import type { ExtraPurchase, PaymentEvent } from './payment-event.ts'

/** Whom the invoices are for. */
export type Payer = {
  readonly email: string
  readonly companyName: string
  /** With its country; null where it is not known to us, and asked for there. */
  readonly vat: string | null
  readonly sdiCode: string | null
  readonly pec: string | null
  readonly language: Language
}

/** Where people go on once they have paid, or have not. */
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
  /** The payer's number at the provider, where it has one. */
  readonly customerId: string | null
  readonly returnTo: ReturnAddresses
}

/** Takes the money. What it asks of people it asks on its own pages: each of the first three answers with the address of one. */
export type PaymentProvider = {
  readonly startSubscription: (purchase: NewSubscription) => Promise<string>
  readonly startExtra: (purchase: NewExtra) => Promise<string>
  readonly openPortal: (of: { customerId: string; language: Language; returnTo: string }) => Promise<string>
  /** Refuses what was not signed by the provider, or not lately; null for what does not concern us. */
  readonly readEvent: (body: Uint8Array, signature: string | undefined, now: Date) => PaymentEvent | null
}
