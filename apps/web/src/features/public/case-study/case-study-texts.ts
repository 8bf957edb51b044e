import type { plans } from '@vedetta/contracts/plans'

/** One way to work with the product, told as a story. */
export type CaseStudyTexts = {
  /** Whose it is: an agency, a search firm. */
  kind: string
  /** In few words. */
  name: string
  title: string
  summary: string
  who: string
  before: string
  steps: readonly { title: string; text: string }[]
  lesson: string
}

/** What a month of it takes; the page makes the sum by the prices in force. */
export type CaseMonth = {
  tier: Exclude<keyof typeof plans, 'enterprise'>
  searches: number
  exported: number
  contacts: number
  accounts: number
  news: number
}
