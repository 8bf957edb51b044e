import type { Fetcher } from '../fetch/fetcher.ts'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import type { SiteFindings } from '../finding.ts'
import type { Scorer } from '../score/scorer.ts'
import { asOneReader } from '../turns.ts'
import { findingsOf } from './findings.ts'
import { newVisit, type Visit, type VisitedSite } from './visit.ts'
import { walkSite } from './walk-site.ts'

/** One visit of a site and its boards: open positions, refused adverts, and the company's contacts. */
export async function visitSite(fetcher: Fetcher, site: VisitedSite): Promise<SiteFindings> {
  return asOneReader(async () => {
    const visit = await walkedVisit(fetcher, site)
    try {
      return await findingsOf(visit)
    } finally {
      visit.fetcher.release()
    }
  })
}

/** A first visit that has read all it will read. */
export async function walkedVisit(fetcher: Fetcher, site: VisitedSite, scorer?: Scorer): Promise<Visit> {
  const visit = newVisit(site, createVisitFetcher(fetcher, firstVisitLimits), null, scorer)
  await walkSite(visit).catch((error: unknown) => {
    visit.fetcher.release()
    throw error
  })
  return visit
}
