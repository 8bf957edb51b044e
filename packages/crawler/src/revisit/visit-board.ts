import type { Board } from '../ats/tracking-system.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { priorities } from '../visit/priorities.ts'
import { readBoard } from '../visit/read-board.ts'
import { readLead } from '../visit/read-lead.ts'
import { newVisit, type WatchedVisit } from '../visit/visit.ts'
import { followLeads, hasPositions } from '../visit/walk-site.ts'
import { siteListing } from './listing.ts'
import { reportReading, reportVisit } from './report-visit.ts'
import type { SourceMemory } from './source-memory.ts'
import { unreadOutcome } from './unread-outcome.ts'
import type { VisitResult, WatchedSource } from './visit-result.ts'

/** Reads a board on its own, whichever companies it belongs to. */
export async function visitBoard(
  fetcher: VisitFetcher,
  source: WatchedSource,
  board: Board,
  watch: WatchedVisit,
  before: SourceMemory | null,
): Promise<VisitResult> {
  const site = { startUrl: source.url, company: source.company, city: source.city, visitedAt: source.visitedAt }
  const visit = newVisit(site, fetcher, watch)
  const { isAnswered, isWhole } = await readBoard(visit, board, firstVisitLimits.requests)
  if (isAnswered)
    return reportReading(visit, before, {
      listing: isWhole ? 'complete_feed' : 'unsure',
      outcome: isWhole ? 'read' : 'partly_read',
      isWhole: true,
    })
  // A board that does not answer as one is read like a company's site.
  await readLead(visit, { url: board.url, role: 'careers', priority: priorities.careers, listTitle: null, depth: 0 })
  await followLeads(visit)
  if (!hasPositions(visit)) return reportVisit(fetcher, source.visitedAt, { outcome: unreadOutcome(fetcher) })
  const outcome = visit.missed.length > 0 ? 'partly_read' : 'read'
  return reportReading(visit, before, { listing: siteListing(visit, before?.pages ?? []), outcome, isWhole: true })
}
