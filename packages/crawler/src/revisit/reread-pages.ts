import { recogniseBoard } from '../ats/tracking-systems.ts'
import type { OnWeighed } from '../extract/extract-context.ts'
import type { Fetched, Fetcher, FetchRequest } from '../fetch/fetcher.ts'
import { createVisitFetcher } from '../fetch/visit-fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import { openPositions } from '../visit/findings.ts'
import type { Lead } from '../visit/leads.ts'
import { readBoard } from '../visit/read-board.ts'
import { readLeadPage } from '../visit/read-lead.ts'
import { fetchPage, newVisit, type Visit } from '../visit/visit.ts'
import { readHome } from '../visit/walk-site.ts'
import { pageName, watchedPosition } from './report-visit.ts'
import type { VisitResult, WatchedSource } from './visit-result.ts'

const unlimitedBoard = { lists: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }

/** Reads stored pages with the current reader. Nothing is fetched, so nothing can be said to be gone. */
export async function rereadPages(pages: readonly Fetched[], source: WatchedSource): Promise<VisitResult['findings']> {
  const { visit } = await visitStored(pages, source)
  const { open, ...findings } = await openPositions(visit)
  return { ...findings, positions: open.map((position) => watchedPosition(visit, position)), listing: 'unsure' }
}

/** A visit of the stored pages alone, and the leads by which they were read; none for a board that answered. */
export async function visitStored(
  pages: readonly Fetched[],
  source: WatchedSource,
  onWeighed?: OnWeighed,
): Promise<{ visit: Visit; leads: Lead[] }> {
  const unlimited = { requests: Number.POSITIVE_INFINITY, renders: 0, origins: Number.POSITIVE_INFINITY }
  const fetcher = createVisitFetcher(storedPages(pages), unlimited)
  const site = { startUrl: source.url, company: source.company, city: source.city, visitedAt: source.visitedAt }
  const nothingKnown = { boards: [], isKnown: () => false, listedOnly: new Set<string>(), renderings: [] }
  const visit = newVisit(site, fetcher, { ...nothingKnown, isBrief: true })
  if (onWeighed) visit.onWeighed = onWeighed
  const url = source.kind === 'board' ? URL.parse(source.url) : null
  const board = url === null ? null : recogniseBoard(url)?.board
  const isAnswered = board ? (await readBoard(visit, board, unlimitedBoard, null)).isAnswered : false
  const leads = isAnswered ? [] : leadsTo(pages, source)
  for (const lead of leads) {
    const page = await fetchPage(visit, { url: lead.url })
    if (page?.kind === 'html' && lead.role === 'home') await readHome(visit, page)
    else if (page !== null) await readLeadPage(visit, page, lead)
  }
  return { visit, leads }
}

/** Leads to the stored pages in their former roles, lists before adverts. */
function leadsTo(pages: readonly Fetched[], { url: startUrl, memory }: WatchedSource): Lead[] {
  const roles = new Map(memory?.pages.map(({ url, role }) => [urlKey(url), role]))
  const shown = new Map(memory?.pages.map(({ url, shownAt }) => [urlKey(url), shownAt]))
  const leads = pages.map(({ url }): Lead => {
    const key = urlKey(url)
    const listTitle = memory?.adverts[key] ?? null
    const shownAt = shown.get(key)
    const rest = { url, priority: 0, listTitle, depth: 1 }
    if (shownAt !== undefined) return { ...rest, role: 'feed', shownAt }
    if (/\.pdf$/i.test(URL.parse(url)?.pathname ?? '')) return { ...rest, role: 'pdf' }
    if (listTitle !== null) return { ...rest, role: 'detail' }
    const isHome = key === urlKey(startUrl) || roles.get(key) === 'list'
    return { ...rest, role: isHome ? 'home' : roles.get(key) === 'feed' ? 'feed' : 'careers' }
  })
  return leads.sort((a, b) => Number(a.listTitle !== null) - Number(b.listTitle !== null))
}

/** A fetcher that serves the stored pages and nothing else. */
function storedPages(pages: readonly Fetched[]): Fetcher {
  const index = new Map(pages.map((page) => [page.url, page]))
  const fetch = async (request: FetchRequest): Promise<Fetched> => {
    const stored = index.get(pageName(request.url, request))
    if (stored !== undefined) return { ...stored, url: request.url }
    return { kind: 'fetched', url: request.url, status: 404, headers: {}, body: new Uint8Array() }
  }
  return { fetch, render: (url) => fetch({ url }) }
}
