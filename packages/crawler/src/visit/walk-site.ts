import { isCareersStart } from '../find/careers-page.ts'
import { careersSection } from '../find/careers-section.ts'
import { chromeAdverts } from '../find/chrome-adverts.ts'
import { italianVersion } from '../find/italian-version.ts'
import { linksOf } from '../find/links.ts'
import { isParked } from '../find/parked-domain.ts'
import { isShell } from '../find/unrendered-page.ts'
import { visibleText } from '../html/dom.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { HtmlPage, Page } from '../page.ts'
import { takeTurn } from '../turns.ts'
import {
  fallbackSearches,
  isListTruncated,
  queueAdvertPosts,
  queuePossibleLinks,
  queuePostLists,
  renderUnfilledOpenings,
  truncatedListSearches,
} from './fallback-searches.ts'
import { isRealPosition } from './findings.ts'
import { priorities } from './priorities.ts'
import { readLead, readLeadPage, readPositions } from './read-lead.ts'
import { refusalIn } from './refusal-in.ts'
import { renderAnnouncedOpenings } from './render-announced.ts'
import type { Sighting } from './sighting.ts'
import { queueUnlabelledLinks } from './unlabelled-links.ts'
import { fetchPage, renderPage, type Visit } from './visit.ts'

const maxSteps = 100

export type StartResult = 'read' | 'parked' | 'unread'

/** Reads every part of a site where positions may be, the start page first. */
export async function walkSite(visit: Visit): Promise<StartResult> {
  const start = await readStart(visit)
  if (start === 'parked') return start
  await followLeads(visit)
  if (start === 'unread' && visit.watch !== null) return start
  // The home page's own advert may be one of several: "Altri annunci nella pagina Lavoro".
  if (visit.leads.count('careers') === 0 && hasPositions(visit)) {
    for (const search of [queuePossibleLinks, queueUnlabelledLinks]) {
      await takeTurn()
      await search(visit)
      await followLeads(visit)
    }
  }
  for (const search of fallbackSearches) {
    await takeTurn()
    if (hasPositions(visit)) break
    await search(visit)
    await followLeads(visit)
  }
  for (const render of [renderUnfilledOpenings, renderAnnouncedOpenings]) {
    await render(visit)
    await followLeads(visit)
  }
  if (await isListTruncated(visit))
    for (const search of truncatedListSearches) {
      await takeTurn()
      await search(visit)
      await followLeads(visit)
    }
  // Where one advert is a post, others are.
  if (visit.leads.count('post') > 0 || visit.sightings.some(({ pageUrl }) => isPost(pageUrl)))
    for (const search of [queuePostLists, queueAdvertPosts]) {
      await takeTurn()
      await search(visit)
      await followLeads(visit)
    }
  return start
}

/** Blogs and WordPress put the day of a post into its address. */
const isPost = (url: string) => /\/20\d\d\/[01]?\d\/|\/(?:news|notizie|blog|novita|aktuelles)\/[^/]+/i.test(url)

/** Whether positions were found, open or closed. */
export function hasPositions(visit: Visit): boolean {
  if ((visit.watch?.boards.length ?? 0) > 0) return true
  return visit.sightings.some(({ raw }) => isRealPosition(refusalIn(visit, raw)))
}

export async function followLeads(visit: Visit): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    const lead = visit.leads.next()
    if (lead === null || isSpent(visit)) return
    if (visit.watch?.isBrief && (lead.role === 'contact' || lead.role === 'news')) continue
    await readLead(visit, lead)
  }
}

const isSpent = (visit: Visit) => visit.fetcher.requests.filter(({ outcome }) => outcome === 'budget').length >= 3

export async function readStart(visit: Visit): Promise<StartResult> {
  const page = await fetchStart(visit)
  if (page?.kind !== 'html' || (visit.watch !== null && page.status >= 400)) return 'unread'
  await takeTurnWith(page)
  if (isParked(page)) {
    visit.pages.length = 0
    return 'parked'
  }
  await readHome(visit, page)
  return 'read'
}

/** Reads the start page, its careers section and the adverts in its chrome. */
export async function readHome(visit: Visit, page: HtmlPage): Promise<void> {
  const home = isShell(page) ? ((await renderPage(visit, page.url)) ?? page) : page
  const lead = { url: home.url, priority: 0, listTitle: null, depth: 0 }
  const before = visit.sightings.length
  await readLeadPage(visit, home, { ...lead, role: isCareersStart(home) ? 'careers' : 'home' })
  await takeTurnWith(home)
  const section = careersSection(home)
  if (section !== null) {
    const seen = visit.sightings.length
    await readPositions(visit, section, { ...lead, role: 'careers' })
    if (visit.sightings.length > seen) dropRepeatedIn(visit, section, before, seen)
  }
  await takeTurnWith(home)
  for (const call of chromeAdverts(home)) await readPositions(visit, call, { ...lead, role: 'careers' })
  await takeTurnWith(home)
  const italian = italianVersion(home, linksOf(home))
  if (italian !== null) visit.leads.add({ ...lead, url: italian, role: 'home', priority: priorities.italianHome })
}

/** A part of the page that is read as a list of positions replaces what the whole page yielded. */
function dropRepeatedIn(visit: Visit, section: HtmlPage, from: number, to: number): void {
  const text = visibleText(section.document).toLowerCase()
  const isSaid = ({ raw }: Sighting) => !stated.has(raw.by) && text.includes(raw.title.text.toLowerCase())
  const kept = visit.sightings.slice(from, to).filter((sighting) => !isSaid(sighting))
  visit.sightings.splice(from, to - from, ...kept)
}

const stated: ReadonlySet<string> = new Set(['json-ld', 'microdata', 'rdfa', 'embedded-state'])

async function fetchStart(visit: Visit): Promise<Page | null> {
  for (const url of startUrls(visit.site.startUrl)) {
    const page = await fetchPage(visit, { url })
    if (page !== null || isDenied(visit) || visit.fetcher.waits.length > 0) return page
  }
  return null
}

const unreachable = new Set(['dns', 'tls', 'refused', 'reset'])

/** A host that does not answer for its robots.txt denies nothing to the other one. */
function isDenied({ fetcher: { requests } }: Visit): boolean {
  const isUnreachable = requests.some(({ outcome }) => unreachable.has(outcome))
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
