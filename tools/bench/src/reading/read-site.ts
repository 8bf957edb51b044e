import type { ExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import type { SiteFates } from '@vedetta/crawler/testing/scoring/loss-stages'
import type { SiteResult } from '@vedetta/crawler/visit/site-result'

/** A recorded site with its labels, what a visit found, and a digest of that. */
export type ReadSite = { id: string; expected: ExpectedSite; found: SiteResult; fates: SiteFates; digest: string }
