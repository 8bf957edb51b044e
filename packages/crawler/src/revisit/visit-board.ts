import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { Board } from '../ats/tracking-system.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { type BoardRound, isCurrent } from '../visit/board-round.ts'
import { priorities } from '../visit/priorities.ts'
import { readBoard } from '../visit/read-board.ts'
import { readLead } from '../visit/read-lead.ts'
import { newVisit, type WatchedVisit } from '../visit/visit.ts'
import { followLeads, hasPositions } from '../visit/walk-site.ts'
import { siteListing } from './listing.ts'
import { reportReading, reportVisit } from './report-visit.ts'
import type { SourceMemory } from './source-memory.ts'
import { unreadOutcome } from './unread-outcome.ts'
import type { Listing, VisitResult, WatchedSource } from './visit-result.ts'

const limits = { lists: politenessLimits.maxRequests, all: politenessLimits.maxListedRequests }

function boardListing(
  { isWhole, hasOpenEnd, round }: Awaited<ReturnType<typeof readBoard>>,
  before: BoardRound | null,
): Listing {
  if (isWhole && before !== null) return 'last_part'
  // An empty page that a fault gave looks like the end: a second visit has to say the same.
  if (isWhole) return hasOpenEnd ? 'recognised' : 'complete_feed'
  if (round === null) return 'unsure'
  return before === null ? 'first_part' : 'further_part'
}

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
  const round = before?.round && isCurrent(before.round, source.visitedAt) ? before.round : null
  const reading = await readBoard(visit, board, limits, round)
  const { isWhole, hasDrifted } = reading
  if (reading.isAnswered) {
    const isLarge = round !== null || reading.round !== null
    // Of a list that took several visits, only the first page is known as it is today.
    if (isLarge) visit.feeds = visit.feeds.filter(({ isHead }) => isHead)
    return reportReading(visit, before, {
      listing: boardListing(reading, round),
      outcome: isWhole ? 'read' : 'partly_read',
      isWhole: true,
      list: {
        isSure: isWhole && reading.isDetailed && (!isLarge || reading.isNewestFirst),
        round: reading.round,
        isLarge,
      },
    })
  }
  // A board that does not answer as one is read like a company's site.
  await readLead(visit, { url: board.url, role: 'careers', priority: priorities.careers, listTitle: null, depth: 0 })
  await followLeads(visit)
  const wasBoard = before?.pages.some(({ role }) => role === 'feed') ?? false
  // It answered, and what was not understood or believed may still hold every post: it is visited daily as before.
  const unread = hasDrifted || (wasBoard && reading.isCounted) ? 'partly_read' : unreadOutcome(fetcher)
  if (!hasPositions(visit)) return reportVisit(fetcher, source.visitedAt, { outcome: unread, drifts: visit.drifts })
  // Its calls may list posts tomorrow that its page, though unchanged, does not show.
  const list = { isSure: false, round: null, isLarge: false }
  // Only what was read like a site before, too, can be missing from it.
  if (before === null || wasBoard || hasDrifted) {
    const result = await reportReading(visit, before, {
      listing: 'unsure',
      outcome: 'partly_read',
      isWhole: true,
      list,
    })
    return wasBoard ? { ...result, memory: null } : result
  }
  const outcome = visit.missed.length > 0 ? 'partly_read' : 'read'
  return reportReading(visit, before, { listing: await siteListing(visit, before.pages), outcome, isWhole: true, list })
}
