import type { PageStore } from '@vedetta/core/watch/pages/page-store'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'

/** Discards page bodies, which no measurement reads again. */
export const nullPageStore: PageStore = {
  put: async () => undefined,
  get: async () => null,
  remove: async () => undefined,
}

export const emptyFindings = {
  positions: [],
  refusals: [],
  emails: [],
  phones: [],
  people: [],
  news: [],
  vat: null,
} satisfies Partial<NonNullable<VisitResult['findings']>>

/** The most common result of a visit. */
export const unchangedVisit: VisitResult = {
  outcome: 'unchanged',
  findings: null,
  boards: [],
  drifts: [],
  memory: null,
  pages: [],
  waitUntil: null,
  requests: 2,
  bytes: 9_000,
}
