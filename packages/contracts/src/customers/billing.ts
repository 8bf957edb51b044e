import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { isLowerTier, monthsPaidInAYear, plans, type Tier, type Unit, units } from '../facts/plans.ts'
import { type Labels, languages } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { isEuVatNumber, isItalianVat, plainVatNumber } from './eu-vat.ts'
import { captchaSolution, emailAddress } from './person.ts'

export type SoldTier = {
  [Each in Tier]: (typeof plans)[Each]['monthlyPrice'] extends null ? never : Each
}[Tier]

/** The plans sold online, which have a price; the others are agreed on individually. */
export const soldTiers = keysOf(plans).filter((tier): tier is SoldTier => plans[tier].monthlyPrice !== null)

/** The plan to grow into; null for the largest that is sold online. */
export function nextSoldTier(tier: Tier): SoldTier | null {
  return soldTiers.find((sold) => isLowerTier(tier, sold)) ?? null
}

export const billingPeriods = {
  monthly: { it: 'Mensile', en: 'Monthly' },
  annual: { it: 'Annuale', en: 'Annual' },
} as const satisfies Record<string, Labels>

export type BillingPeriod = keyof typeof billingPeriods

/** Whether the buyer takes a seat in the licence or administers it: nobody does both. */
export const buyerRoles = ['use', 'administer'] as const

export type BuyerRole = (typeof buyerRoles)[number]

/** Euro a period, before VAT. */
export function priceOf(tier: SoldTier, period: BillingPeriod): number {
  return plans[tier].monthlyPrice * (period === 'annual' ? monthsPaidInAYear : 1)
}

/** Added to all prices for Italian companies; companies in other EU countries owe it at home. */
export const italianVatPercent = 22

/** The outcome of a checkout, in the address Stripe returns the buyer to. */
export const checkoutParam = 'checkout'
export const checkoutOutcomes = ['paid', 'left'] as const

/** Bounds of one purchase: a card cannot be charged less than half a euro. */
export const extraAmounts = { min: 10, max: 100_000 } as const

/** The amounts that one click buys where a licence has run out. */
export const suggestedExtras = { credit: 500, search: 100 } as const satisfies Record<Unit, number>

export const portalPages = ['overview', 'plans'] as const

const instant = z.iso.datetime()
const licenceRef = z.object({ licenceID: z.uuid() })
const payment = z.object({ url: z.url().describe('Address of the payment page at Stripe') })

const vatNumber = z.string({ error: 'invalid_vat_number' }).max(40).overwrite(plainVatNumber).refine(isEuVatNumber)

const sdiCode = z
  .string({ error: 'invalid_sdi_code' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{7}$/)

const pec = z
  .string({ error: 'invalid_pec' })
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'invalid_pec' }))

const purchase = z
  .object({
    tier: z.enum(soldTiers),
    period: z.enum(keysOf(billingPeriods)),
    email: emailAddress.describe('The buyer’s address, which receives the code and the invoices'),
    language: z.enum(languages),
    role: z.enum(buyerRoles),
    administratorEmail: emailAddress
      .optional()
      .describe('Administrator of a licence the buyer uses; by default the operator'),
    companyName: z
      .string({ error: 'company_name_required' })
      .trim()
      .min(1)
      .max(200)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
      .regex(/^[^<>\u0000-\u001f\u007f]*$/),
    vatNumber,
    sdiCode: sdiCode.optional(),
    pec: pec.optional(),
    captcha: captchaSolution,
  })
  .refine(({ tier, role }) => plans[tier].size > 1 || role === 'use', { error: 'one_seat_is_used', path: ['role'] })
  .refine(({ role, email, administratorEmail }) => role === 'administer' || administratorEmail !== email, {
    error: 'own_licence',
    path: ['administratorEmail'],
  })
  .refine(({ vatNumber, sdiCode, pec }) => !isItalianVat(vatNumber) || sdiCode !== undefined || pec !== undefined, {
    error: 'invoice_address_required',
    path: ['sdiCode'],
  })

export type Purchase = z.output<typeof purchase>

const paidSubscription = z
  .object({
    tier: z.enum(soldTiers),
    period: z.enum(keysOf(billingPeriods)),
    status: z.enum(['active', 'past_due', 'ended']),
    paidUntil: instant.describe('End of the paid period'),
    cancelAt: instant.nullable().describe('When a cancelled subscription ends'),
    graceUntil: instant.nullable().describe('End of the grace period after a failed payment'),
  })
  .meta({ id: 'Subscription' })

export type PaidSubscription = z.infer<typeof paidSubscription>

const invoice = z
  .object({
    invoiceID: z.string(),
    number: z.string().nullable(),
    issuedAt: instant,
    total: z.number().int().describe('Euro cents, VAT included'),
    status: z.enum(['open', 'paid', 'uncollectible', 'void']),
    url: z.url().nullable(),
  })
  .meta({ id: 'Invoice' })

export type Invoice = z.infer<typeof invoice>

export const startCheckout = defineCall({
  method: 'POST',
  path: '/billing/checkout',
  summary: 'Start the purchase of a plan; once paid, the licence code arrives by mail',
  access: 'public',
  input: purchase,
  output: payment,
})

export const getSubscription = defineCall({
  method: 'GET',
  path: '/billing/subscription',
  summary: 'The subscription of a licence; null where it is not paid by card',
  access: 'payer',
  input: licenceRef,
  output: z.object({ subscription: paidSubscription.nullable() }),
})

export const openPortal = defineCall({
  method: 'POST',
  path: '/billing/portal',
  summary: 'Open Stripe’s portal to change the plan, payment method or invoice data of a licence, or to cancel it',
  access: 'payer',
  input: licenceRef.extend({
    page: z.enum(portalPages).optional().describe('What the portal opens with; `plans` to change to another'),
  }),
  output: payment,
})

export const listInvoices = defineCall({
  method: 'GET',
  path: '/billing/invoices',
  summary: 'The invoices of a licence, the newest first',
  access: 'payer',
  input: licenceRef,
  output: z.object({ invoices: z.array(invoice) }),
})

export const buyExtra = defineCall({
  method: 'POST',
  path: '/billing/extra',
  summary: 'Start the purchase of extra credits or searches for a licence',
  access: 'payer',
  input: licenceRef.extend({
    unit: z.enum(keysOf(units)),
    amount: z.number().int().min(extraAmounts.min).max(extraAmounts.max),
  }),
  output: payment,
})
