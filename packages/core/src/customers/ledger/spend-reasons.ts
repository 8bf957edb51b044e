import { type CreditPurchase, creditCosts, type Unit } from '@vedetta/contracts/facts/plans'
import type { spendLabels } from '@vedetta/contracts/operator/audit-details'

/** The purposes of spending, each with its unit and its cost in that unit. */
export const spendReasons = {
  search: { unit: 'search', cost: 1 },
  export: { unit: 'credit', cost: creditCosts.position },
  contact: { unit: 'credit', cost: creditCosts.contact },
  accounts: { unit: 'credit', cost: creditCosts.accounts },
  news: { unit: 'credit', cost: creditCosts.news },
} as const satisfies Record<keyof typeof spendLabels, { unit: Unit; cost: number }>

export type SpendReason = keyof typeof spendReasons

export const reasonOfPurchase = {
  position: 'export',
  contact: 'contact',
  accounts: 'accounts',
  news: 'news',
} as const satisfies Record<CreditPurchase, SpendReason>
