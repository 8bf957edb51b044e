import type { ExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import type { SiteFates } from '@vedetta/crawler/testing/scoring/site-fates'
import type { SiteResult } from '@vedetta/crawler/visit/site-result'

/** A recorded site with its labels, what a visit found, and a digest of that. */
export type ReadSite = {
  id: string
  expected: ExpectedSite
  found: SiteResult
  fates: SiteFates
  /** Of each reported position. */
  confidences: readonly number[]
  digest: string
  weighed: readonly WeighedAdvert[]
  /** Sent by the visit: robots.txt included, what a browser fetched for a page not. */
  requests: number
  renders: number
}

/** An advert that the scorer decided on, and whether it is a position. */
export type WeighedAdvert = { confidence: number; isPosition: boolean }
