import type { Fetcher } from '../fetch/fetcher.ts'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { careersSection } from '../find/careers-section.ts'
import { frameCalls } from '../find/frame-calls.ts'
import { italianVersion } from '../find/italian-version.ts'
import { linksOf } from '../find/links.ts'
import { isParked } from '../find/parked.ts'
import { isCareersStart, isShell } from '../find/promise.ts'
import type { SiteFindings } from '../finding.ts'
import type { Page } from '../page.ts'
import { refusalOf } from '../refuse/refusal-of.ts'
import { findingsOf, isRealPosition } from './findings.ts'
import { Leads } from './leads.ts'
import { priorities } from './priorities.ts'
import { readLead, readLeadPage, readPositions } from './read-lead.ts'
import {
  isListCut,
  lookAmongPosts,
  readPosts,
  restOfLists,
  secondThoughts,
  tryPossibleLinks,
} from './second-thoughts.ts'
import { tryNamelessLinks } from './unnamed-ways.ts'
import { fetchPage, renderPage, type Visit, type VisitedSite } from './visit.ts'

const maxSteps = 100

/** One visit of one site: what is open there, what only looked like it, and how the company is reached. */
export async function visitSite(fetcher: Fetcher, site: VisitedSite): Promise<SiteFindings> {
  const visit: Visit = {
    site,
    fetcher: createVisitFetcher(fetcher, firstVisitLimits),
    leads: new Leads(),
    pages: [],
    sightings: [],
    boards: new Map(),
    links: new Map(),
    emptyCareersPages: [],
    twins: [],
  }
  const start = await readStart(visit)
  if (start === 'parked') return findingsOf(visit)
  await followLeads(visit)
  // What the home page itself asks for may be one of several: "Altri annunci nella pagina Lavoro".
  if (visit.leads.count('careers') === 0 && hasPositions(visit)) {
    for (const think of [tryPossibleLinks, tryNamelessLinks]) {
      await think(visit)
      await followLeads(visit)
    }
  }
  for (const think of secondThoughts) {
    if (hasPositions(visit)) break
    await think(visit)
    await followLeads(visit)
  }
  if (isListCut(visit))
    for (const think of restOfLists) {
      await think(visit)
      await followLeads(visit)
    }
  // Where one advert is a post, others are.
  if (visit.leads.count('post') > 0 || visit.sightings.some(({ pageUrl }) => isPost(pageUrl)))
    for (const think of [lookAmongPosts, readPosts]) {
      await think(visit)
      await followLeads(visit)
    }
  return findingsOf(visit)
}

/** Blogs and WordPress put the day of a post into its address. */
const isPost = (url: string) => /\/20\d\d\/[01]?\d\/|\/(?:news|notizie|blog|novita|aktuelles)\/[^/]+/i.test(url)

/** Whether the places where positions stand were found, be they open or closed. */
function hasPositions(visit: Visit): boolean {
  return visit.sightings.some(({ raw }) => isRealPosition(refusalOf(raw, visit.site)))
}

async function followLeads(visit: Visit): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    const lead = visit.leads.next()
    if (lead === null || isSpent(visit)) return
    await readLead(visit, lead)
  }
}

const isSpent = (visit: Visit) => visit.fetcher.requests.filter(({ outcome }) => outcome === 'budget').length >= 3

async function readStart(visit: Visit): Promise<'read' | 'parked' | 'unread'> {
  const page = await fetchStart(visit)
  if (page?.kind !== 'html') return 'unread'
  if (isParked(page)) {
    visit.pages.length = 0
    return 'parked'
  }
  const home = isShell(page) ? ((await renderPage(visit, page.url)) ?? page) : page
  const lead = { url: home.url, priority: 0, listTitle: null, depth: 0 }
  await readLeadPage(visit, home, { ...lead, role: isCareersStart(home) ? 'careers' : 'home' })
  const section = careersSection(home)
  if (section !== null) readPositions(visit, section, { ...lead, role: 'careers' })
  for (const call of frameCalls(home)) readPositions(visit, call, { ...lead, role: 'careers' })
  const italian = italianVersion(home, linksOf(home))
  if (italian !== null) visit.leads.add({ ...lead, url: italian, role: 'home', priority: priorities.italianHome })
  return 'read'
}

async function fetchStart(visit: Visit): Promise<Page | null> {
  for (const url of startUrls(visit.site.startUrl)) {
    const page = await fetchPage(visit, { url })
    if (page !== null || isDenied(visit)) return page
  }
  return null
}

/** A host that does not answer for its robots.txt denies nothing to the other one. */
function isDenied({ fetcher: { requests } }: Visit): boolean {
  const isUnreachable = requests.some(({ outcome }) => outcome === 'dns' || outcome === 'tls' || outcome === 'reset')
  return requests.at(-1)?.outcome === 'robots' && !isUnreachable
}

/** The address as known, then the same with or without `www.`: registers often have the one that does not answer. */
function startUrls(startUrl: string): string[] {
  const url = URL.parse(startUrl)
  if (url === null) return []
  const other = new URL(url)
  other.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`
  return [url.href, other.href]
}
