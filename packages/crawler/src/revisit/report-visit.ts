import type { Fetched, FetchRequest } from '../fetch/fetcher.ts'
import { waitUntil } from '../fetch/retry-after.ts'
import { bodyWithoutSecrets } from '../fetch/session-secrets.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import { inTurns } from '../turns.ts'
import type { BoardRound } from '../visit/board-round.ts'
import { isListedOnly, openPositions, positionOf } from '../visit/findings.ts'
import type { MergedPosition } from '../visit/merge-sightings.ts'
import { isOnReadBoard } from '../visit/read-board.ts'
import type { Visit } from '../visit/visit.ts'
import { denyingHost } from './denying-host.ts'
import type { SourceMemory } from './source-memory.ts'
import { readerVersion } from './source-memory.ts'
import { rememberedAdverts, rememberedPages } from './visit-memory.ts'
import type { Listing, VisitOutcome, VisitResult, WatchedPosition } from './visit-result.ts'

type Ended = Pick<VisitResult, 'outcome'> & Partial<VisitResult>

/** The result of a visit, with its requests and bytes. */
export function reportVisit(fetcher: VisitFetcher, visitedAt: Date, ended: Ended): VisitResult {
  const [wait] = fetcher.waits
  const sent = fetcher.requests.filter(({ isSent }) => isSent)
  return {
    findings: null,
    boards: [],
    drifts: [],
    memory: null,
    pages: [],
    reserved: fetcher.requests.filter(({ isTdmReserved }) => isTdmReserved).map(({ url }) => url),
    deniedBy: ended.outcome === 'denied' ? denyingHost(fetcher) : null,
    waitUntil: wait === undefined ? null : waitUntil(wait, visitedAt),
    requests: sent.length,
    bytes: sent.reduce((sum, { answer }) => sum + (answer?.body.length ?? 0), 0),
    ...ended,
  }
}

type ReadVisit = {
  listing: Listing
  outcome: Extract<VisitOutcome, 'read' | 'partly_read'>
  isWhole: boolean
  /** For a board: whether the next visit may trust the memory of this one, and what its round comes to. */
  list?: { isSure: boolean; round: BoardRound | null; isLarge: boolean }
}

/** The report of a visit that read something. */
export async function reportReading(
  visit: Visit,
  before: SourceMemory | null,
  { listing, outcome, isWhole, list }: ReadVisit,
): Promise<VisitResult> {
  const { open, ...findings } = await openPositions(visit)
  const own = open.filter((position) => !isOfBoard(visit, position))
  await visit.fetcher.readTdmFiles(own.flatMap(({ sightings }) => sightings.map(({ pageUrl }) => pageUrl)))
  // A denial stays until robots.txt says otherwise; anything else is tried again, and a drift is told every day.
  const isDenied = visit.drifts.length === 0 && visit.missed.every(({ reason }) => reason === 'robots')
  const isSure = list?.isSure ?? (outcome === 'read' || isDenied)
  const { visitedAt } = visit.site
  const renderings = visit.renderings.kept(
    new Set(own.flatMap(({ sightings }) => sightings.map(({ pageUrl }) => urlKey(pageUrl)))),
  )
  return reportVisit(visit.fetcher, visitedAt, {
    outcome,
    findings: { ...findings, positions: await inTurns(own, (position) => watchedPosition(visit, position)), listing },
    boards: visit.watch?.boards ?? [],
    drifts: visit.drifts,
    memory: {
      readerVersion,
      pages: await rememberedPages(visit, before?.pages ?? [], isSure),
      // A part of a list says nothing of the adverts on the others.
      adverts: rememberedAdverts(visit, own, before?.adverts ?? {}, isSure && !list?.isLarge),
      wholeVisitAt: isWhole || before === null ? visitedAt.toISOString() : before.wholeVisitAt,
      ...(list?.round ? { round: list.round } : {}),
      ...(list?.isLarge ? { isLarge: true } : {}),
      ...(renderings.length === 0 ? {} : { renderings }),
    },
    pages: await yieldingPages(visit, own),
  })
}

/** Positions of a board that is a source of its own are reported by the board's visit. */
function isOfBoard(visit: Visit, { raw }: MergedPosition): boolean {
  const url = URL.parse(raw.url)
  return (visit.watch?.boards.length ?? 0) > 0 && url !== null && isOnReadBoard(visit, url)
}

export function watchedPosition(visit: Visit, position: MergedPosition): WatchedPosition {
  return {
    ...positionOf(visit, position.raw),
    employer: position.raw.hints.employer?.text ?? null,
    isListedOnly: isListedOnly(position, visit.watch),
  }
}

async function yieldingPages({ fetcher }: Visit, positions: readonly MergedPosition[]): Promise<Fetched[]> {
  const urls = new Set(positions.flatMap(({ sightings }) => sightings.map(({ pageUrl }) => urlKey(pageUrl))))
  const pages = new Map<string, Fetched>()
  for (const { request, answer, isRendered } of fetcher.requests) {
    if (answer === null || answer.status >= 300 || !urls.has(urlKey(answer.url))) continue
    if (fetcher.isTdmReserved(answer.url)) continue
    // As it was rendered, where it was.
    const page = { ...answer, url: pageName(answer.url, request) }
    if (isRendered || !pages.has(page.url)) pages.set(page.url, page)
  }
  return inTurns([...pages.values()], (page) => ({ ...page, body: bodyWithoutSecrets(page.body, fetcher.secrets) }), 1)
}

/** The key of a stored answer: its address, with the posted body where there is one. */
export function pageName(url: string, request: Pick<FetchRequest, 'body'> | null): string {
  return request?.body === undefined ? url : `${url}#${encodeURIComponent(request.body)}`
}
