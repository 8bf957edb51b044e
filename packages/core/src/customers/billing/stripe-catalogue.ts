import { createHash } from 'node:crypto'
import {
  type BillingPeriod,
  billingPeriods,
  italianVatPercent,
  priceOf,
  type SoldTier,
  soldTiers,
} from '@vedetta/contracts/customers/billing'
import { plans } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type Stripe from 'stripe'
import { tierKey } from './stripe-events.ts'

const intervals = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingPeriod, string>

/** Metadata key that tells our objects at Stripe from others in the same account. */
const markKey = 'vedetta'

export type Catalogue = {
  /** The price id of each plan, by its lookup key. */
  readonly prices: ReadonlyMap<string, string>
  readonly italianVat: string
  readonly portal: string
}

export function lookupKeyOf(tier: SoldTier, period: BillingPeriod): string {
  return `vedetta_${tier}_${period}`
}

/** Finds or creates the products, prices, tax rate and portal of the current plans, so that only Stripe's keys need configuring. */
export async function prepareCatalogue(stripe: Stripe): Promise<Catalogue> {
  const prices = await preparePrices(stripe)
  return { prices, italianVat: await prepareItalianVat(stripe), portal: await preparePortal(stripe, prices) }
}

async function preparePrices(stripe: Stripe): Promise<Map<string, string>> {
  const wanted = soldTiers.flatMap((tier) => keysOf(billingPeriods).map((period) => ({ tier, period })))
  const lookupKeys = wanted.map(({ tier, period }) => lookupKeyOf(tier, period))
  const { data: found } = await stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 })
  const prices = new Map<string, string>()
  for (const { tier, period } of wanted) {
    const key = lookupKeyOf(tier, period)
    const cents = priceOf(tier, period) * 100
    const price =
      found.find(({ lookup_key, unit_amount }) => lookup_key === key && unit_amount === cents) ??
      (await stripe.prices.create({
        lookup_key: key,
        // When a plan's price changes, existing subscriptions keep the old price.
        transfer_lookup_key: true,
        product: await prepareProduct(stripe, tier),
        currency: 'eur',
        unit_amount: cents,
        tax_behavior: 'exclusive',
        recurring: { interval: intervals[period] },
        metadata: { [tierKey]: tier },
      }))
    prices.set(key, price.id)
  }
  return prices
}

async function prepareProduct(stripe: Stripe, tier: SoldTier): Promise<string> {
  const id = `vedetta_${tier}`
  const { data: found } = await stripe.products.list({ ids: [id] })
  if (!found.some((product) => product.id === id))
    await stripe.products.create({ id, name: `Vedetta ${plans[tier].it}` })
  return id
}

async function prepareItalianVat(stripe: Stripe): Promise<string> {
  const { data: found } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 })
  const known = found.find(({ metadata, percentage }) => metadata?.[markKey] && percentage === italianVatPercent)
  if (known) return known.id
  const made = await stripe.taxRates.create({
    display_name: 'IVA',
    country: 'IT',
    percentage: italianVatPercent,
    inclusive: false,
    metadata: { [markKey]: 'iva' },
  })
  return made.id
}

/** An upgrade takes effect at once for the difference; a downgrade or cancellation at the end of the paid period. */
async function preparePortal(stripe: Stripe, prices: ReadonlyMap<string, string>): Promise<string> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: soldTiers.map((tier) => ({
        product: `vedetta_${tier}`,
        prices: keysOf(billingPeriods).map((period) => prices.get(lookupKeyOf(tier, period)) ?? ''),
      })),
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
    },
  }
  const mark = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 32)
  const { data: found } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const known = found.find(({ metadata }) => metadata?.[markKey] === mark)
  return known?.id ?? (await stripe.billingPortal.configurations.create({ features, metadata: { [markKey]: mark } })).id
}
