import type { Board } from '../ats/tracking-system.ts'
import type { OnWeighed } from '../extract/extract-context.ts'
import type { FetchRequest, RenderRequest } from '../fetch/fetcher.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { Link } from '../find/links.ts'
import { readPage } from '../page/read-page.ts'
import type { HtmlPage, Page } from '../page.ts'
import { loadScorer } from '../score/load-scorer.ts'
import type { Scorer } from '../score/scorer.ts'
import type { BoardDrift } from './board-drift.ts'
import { type Lead, type LeadRole, Leads } from './leads.ts'
import { type RenderingNote, RenderingNotes } from './rendering-notes.ts'
import type { Sighting } from './sighting.ts'

export type VisitedSite = { startUrl: string; company: string | null; city: string | null; visitedAt: Date }

/** A page of a board's list. */
type ListPage = {
  request: FetchRequest
  board: Board
  digest: string
  /** Every visit reads it. */
  isHead: boolean
  /** The pages before it show a change of the list: it is checked with the whole source. */
  isWeekly: boolean
}

/** The state of a visit. */
export type Visit = {
  site: VisitedSite
  fetcher: VisitFetcher
  leads: Leads
  /** Every page read, in order, each once. */
  pages: Page[]
  sightings: Sighting[]
  /** Boards already requested, and whether they answered as boards do. */
  boards: Map<string, boolean>
  /** Answers of boards that their readers did not understand. */
  drifts: BoardDrift[]
  /** Links of the company's own pages, for the fallback searches. */
  links: Map<string, Link>
  /** Careers pages on which nothing was found. */
  emptyCareersPages: HtmlPage[]
  /** Addresses of one page in several languages. */
  languageVersions: { url: string; language: string }[][]
  /** Every page with the role it was read as. */
  read: { page: Page; role: LeadRole }[]
  /** The lists of boards that were read. */
  feeds: ListPage[]
  /** Leads that could not be read, with the reason. */
  missed: { lead: Lead; reason: string }[]
  renderings: RenderingNotes
  scorer: Scorer
  onWeighed?: OnWeighed
  /** Null where boards are read with the site. */
  watch: WatchedVisit | null
}

/** State and rules of a visit of the daily watch. */
export type WatchedVisit = {
  /** Boards the site links to, which are sources of their own. */
  boards: Board[]
  /** Whether the advert at this address was read under this title before. */
  isKnown(url: string, listTitle: string): boolean
  /** Keys of adverts whose own pages were not fetched again. */
  listedOnly: Set<string>
  /** Pages about the company rather than about positions are skipped. */
  isBrief: boolean
  /** Of the visits before. */
  renderings: readonly RenderingNote[]
}

export function newVisit(
  site: VisitedSite,
  fetcher: VisitFetcher,
  watch: WatchedVisit | null,
  scorer: Scorer = loadScorer(),
): Visit {
  return {
    site,
    fetcher,
    leads: new Leads(),
    pages: [],
    sightings: [],
    boards: new Map(),
    drifts: [],
    links: new Map(),
    emptyCareersPages: [],
    languageVersions: [],
    read: [],
    feeds: [],
    missed: [],
    renderings: new RenderingNotes(watch?.renderings ?? [], site.visitedAt),
    scorer,
    watch,
  }
}

/** A page, or null: not answered, not allowed, not readable, or read before. */
export async function fetchPage(visit: Visit, request: FetchRequest): Promise<Page | null> {
  return keepPage(visit, await fetchUnlisted(visit, request))
}

/** Fetches without adding to the visit's pages: a board's lists and feeds are no pages of the company. */
export async function fetchUnlisted(visit: Visit, request: FetchRequest): Promise<Page | null> {
  const fetched = await visit.fetcher.fetch(request)
  return fetched.kind === 'fetched' ? readPage(fetched, { isRendered: false }) : null
}

export async function renderPage(visit: Visit, url: string): Promise<HtmlPage | null> {
  const page = await renderUnlisted(visit, url)
  if (page !== null) keepPage(visit, page)
  return page
}

/** Renders without adding to the visit's pages: what is drawn may be the page that was read before. */
export async function renderUnlisted(visit: Visit, url: string, how: RenderRequest = {}): Promise<HtmlPage | null> {
  const fetched = await visit.fetcher.render(url, how)
  const page = fetched.kind === 'fetched' ? await readPage(fetched, { isRendered: true }) : null
  return page?.kind === 'html' ? page : null
}

export function keepPage(visit: Visit, page: Page | null): Page | null {
  if (page === null) return null
  const isRendered = page.kind === 'html' && page.isRendered
  const isKnown = visit.pages.some(
    (other) =>
      other.kind === page.kind && urlKey(other.url) === urlKey(page.url) && !isRendered && page.kind === 'html',
  )
  if (isKnown) return null
  visit.pages.push(page)
  visit.leads.close(page.url)
  return page
}

/** The addresses that are neither read nor excluded, each page once. */
export function unreadUrls(visit: Visit, urls: readonly string[]): string[] {
  return [...new Map(urls.map((url) => [urlKey(url), url])).values()].filter((url) => !visit.leads.isKnown(url))
}
