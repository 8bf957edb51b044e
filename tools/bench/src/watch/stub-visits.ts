import type { PageStore } from '@vedetta/core/watch/pages/page-store'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'

/** Bodies are kept by whoever wants to read them again: no measurement does. */
export const noPages: PageStore = { put: async () => undefined, get: async () => null }

export const nothingFound = {
  positions: [],
  refusals: [],
  emails: [],
  phones: [],
  people: [],
  news: [],
  vat: null,
} satisfies Partial<NonNullable<VisitResult['findings']>>

/** As most visits of most sites end. */
export const unchangedVisit: VisitResult = {
  outcome: 'unchanged',
  findings: null,
  boards: [],
  memory: null,
  pages: [],
  waitUntil: null,
  requests: 2,
  bytes: 9_000,
}
