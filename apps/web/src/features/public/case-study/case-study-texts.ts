import type { plans } from '@vedetta/contracts/facts/plans'

/** A way of working with the product, as a story. */
export type CaseStudyTexts = {
  /** The kind of business: an agency, a search firm. */
  kind: string
  /** Short title. */
  name: string
  title: string
  summary: string
  who: string
  before: string
  steps: readonly { title: string; text: string }[]
  lesson: string
}

/** The usage of a month; the page computes its cost at current prices. */
export type CaseMonth = {
  tier: Exclude<keyof typeof plans, 'enterprise'>
  searches: number
  exported: number
  contacts: number
  accounts: number
  news: number
}
