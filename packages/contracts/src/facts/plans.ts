import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

type Plan = Labels & {
  /** Seats; null is unlimited. */
  readonly size: number | null
  /** Shared by the seats of a licence; enterprise licences carry their own. */
  readonly monthlySearches: number
  readonly monthlyCredits: number
  readonly savedFilters: number
  readonly alerts: boolean
  /** Alerts within a minute, beside the digests. */
  readonly instantAlerts: boolean
  /** The public API, webhooks, feeds and the connection of assistants. The operator can also grant it to a licence. */
  readonly publicApi: boolean
  /** Euro per month; null for an individual price. */
  readonly monthlyPrice: number | null
}

/** In ascending order: a licence can only be exchanged for a later one. */
export const plans = {
  basic: {
    it: 'Basic',
    en: 'Basic',
    size: 1,
    monthlySearches: 100,
    monthlyCredits: 800,
    savedFilters: 5,
    alerts: false,
    instantAlerts: false,
    publicApi: false,
    monthlyPrice: 89,
  },
  team: {
    it: 'Team',
    en: 'Team',
    size: 5,
    monthlySearches: 1000,
    monthlyCredits: 3000,
    savedFilters: 25,
    alerts: true,
    instantAlerts: false,
    publicApi: false,
    monthlyPrice: 299,
  },
  pro: {
    it: 'Pro',
    en: 'Pro',
    size: 15,
    monthlySearches: 3200,
    monthlyCredits: 7500,
    savedFilters: 100,
    alerts: true,
    instantAlerts: true,
    publicApi: false,
    monthlyPrice: 690,
  },
  enterprise: {
    it: 'Enterprise',
    en: 'Enterprise',
    size: null,
    monthlySearches: 10_000,
    monthlyCredits: 25_000,
    savedFilters: 500,
    alerts: true,
    instantAlerts: true,
    publicApi: true,
    monthlyPrice: null,
  },
} as const satisfies Record<string, Plan>

export type Tier = keyof typeof plans

type PlanFeature = 'alerts' | 'instantAlerts' | 'publicApi'

/** The smallest plan with a feature, which larger ones have too. */
export function lowestTierWith(feature: PlanFeature): Tier {
  const [tier] = tiersWith(feature)
  if (!tier) throw new Error(`no plan has ${feature}`)
  return tier
}

export const tiersWith = (feature: PlanFeature): Tier[] => keysOf(plans).filter((each) => plans[each][feature])

/** The plan of one person, who uses it and therefore can't administer it. */
export const soleSeatTier = 'basic' satisfies {
  [Each in Tier]: (typeof plans)[Each]['size'] extends 1 ? Each : never
}[Tier]

export const licenceSizes = [...new Set(Object.values(plans).map(({ size }) => size))]

export function isLowerTier(one: Tier, other: Tier): boolean {
  const order = keysOf(plans)
  return order.indexOf(one) < order.indexOf(other)
}

/** Price of a year, in months. */
export const monthsPaidInAYear = 10

/** The grace period of a licence after the paid one, while a failed payment is retried. */
export const graceDays = 7

/** The units a licence spends. */
export const units = {
  credit: { it: 'crediti', en: 'credits', extraPrice: 0.1 },
  search: { it: 'ricerche', en: 'searches', extraPrice: 0.15 },
} as const satisfies Record<string, Labels & { extraPrice: number }>

export type Unit = keyof typeof units

/** At this share of a month's searches or credits or below, what is left is shown as running out. */
const lowShare = 0.1

export const isLow = ({ left, monthly }: { left: number; monthly: number }): boolean => left <= monthly * lowShare

/** Credits, paid once per licence and year. */
export const creditCosts = { position: 1, contact: 5, accounts: 2, news: 1 } as const

export type CreditPurchase = keyof typeof creditCosts

/** A seat cannot be revoked earlier. */
export const revokeAfterDays = 15

export const inviteValidDays = 14

/** API keys of a licence that work at the same time. */
export const maxLiveApiKeys = 20

export const trialMonths = [3, 6] as const
