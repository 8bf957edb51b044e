import { recogniseBoard } from '../ats/tracking-systems.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import { createVisitFetcher, firstVisitLimits, type VisitFetcher, type VisitLimits } from '../fetch/visit-fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import { asOneReader } from '../turns.ts'
import { titleKey } from '../visit/sighting.ts'
import type { WatchedVisit } from '../visit/visit.ts'
import { checkUnchanged, requestsOfCheck } from './check-unchanged.ts'
import { reportVisit } from './report-visit.ts'
import { readerVersion, type SourceMemory } from './source-memory.ts'
import { visitBoard } from './visit-board.ts'
import { visitPage } from './visit-page.ts'
import type { VisitResult, WatchedSource } from './visit-result.ts'

const laterRequests = 8
/** Requests beyond those of the check. */
const furtherRequests = 4

/** One visit of the daily watch: checks the known pages, and reads the source only if one of them changed. */
export async function visitSource(fetcher: Fetcher, source: WatchedSource): Promise<VisitResult> {
  const before = source.memory?.readerVersion === readerVersion ? source.memory : null
  const limits = before === null ? firstVisitLimits : laterLimits(before)
  const visitFetcher = createVisitFetcher(fetcher, limits)
  try {
    return await asOneReader(() => visitWith(visitFetcher, source, before))
  } finally {
    visitFetcher.release()
  }
}

async function visitWith(
  visitFetcher: VisitFetcher,
  source: WatchedSource,
  before: SourceMemory | null,
): Promise<VisitResult> {
  const { visitedAt } = source
  if (before !== null) {
    const check = await checkUnchanged(visitFetcher, before, visitedAt)
    if (check.isUnchanged) return reportVisit(visitFetcher, visitedAt, { outcome: 'unchanged', memory: check.memory })
    if (isThrottled(visitFetcher)) return reportVisit(visitFetcher, visitedAt, { outcome: 'asked_to_wait' })
  }
  // Whatever the reader that wrote them.
  const renderings = source.memory?.renderings ?? []
  const watch: WatchedVisit = {
    boards: [],
    isKnown: knownIn(before),
    listedOnly: new Set(),
    isBrief: false,
    renderings,
  }
  const url = source.kind === 'board' ? URL.parse(source.url) : null
  const board = url === null ? null : recogniseBoard(url)?.board
  if (board) return visitBoard(visitFetcher, source, board, watch, before)
  return visitPage(visitFetcher, source, watch, before)
}

function laterLimits(before: SourceMemory): VisitLimits {
  const requests = Math.max(laterRequests, requestsOfCheck(before) + furtherRequests)
  return { ...firstVisitLimits, requests: Math.min(requests, firstVisitLimits.requests) }
}

const isThrottled = ({ waits, requests }: VisitFetcher) =>
  waits.length > 0 || requests.some(({ outcome }) => outcome === 'asked_to_wait')

function knownIn(memory: SourceMemory | null): WatchedVisit['isKnown'] {
  return (url, listTitle) => {
    const title = memory?.adverts[urlKey(url)]
    return title !== undefined && titleKey(title) === titleKey(listTitle)
  }
}
