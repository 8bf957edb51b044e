import { isSameSite } from '../fetch/same-site.ts'
import { soundsLikeAdvert } from '../find/advert-words.ts'
import { careersScore, hangsBelowCareers, hidingScore, possibleScore, promisingScore } from '../find/careers-links.ts'
import { isCareersPage } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { dataEndpoints, menuParts } from '../find/data-endpoints.ts'
import { linkTo, linksOf as pageLinks } from '../find/links.ts'
import { partOf } from '../find/page-part.ts'
import { advertPostLinks, isWorkCategory, newsLinks } from '../find/section-links.ts'
import { isJobMap, rankSitemaps, readSitemap } from '../find/sitemap.ts'
import { hasMoreToLoad, hasUnfilledList, hasUnfilledOpenings, isShell, lacksMenu } from '../find/unrendered-page.ts'
import { jobPluginRequests, jobTypeRequests } from '../find/wordpress.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { HtmlPage, Page } from '../page.ts'
import { inTurns, takeTurn } from '../turns.ts'
import { advertAddresses } from './advert-addresses.ts'
import { isFilledByData } from './filled-by-data.ts'
import { followPage } from './follow-page.ts'
import { followGroupSites } from './group-sites.ts'
import { queueMenuPages } from './menu-pages.ts'
import { readNamedBoards } from './named-boards.ts'
import { noteRendering } from './note-rendering.ts'
import { priorities } from './priorities.ts'
import { readLeadPage, readPositions, renderOrRecordMiss } from './read-lead.ts'
import { queueUnlabelledLinks } from './unlabelled-links.ts'
import { fetchPage, renderPage, unreadUrls, type Visit } from './visit.ts'

const maxSitemaps = 4
const addressesPerTurn = 500
const maxPossible = 3
const maxPosts = 6
const maxAboutPages = 3

/** Searches for positions when the careers links led to none; the cheapest first. */
export const fallbackSearches: readonly ((visit: Visit) => Promise<void>)[] = [
  queuePossibleLinks,
  readMenuParts,
  queueWordPressFeeds,
  queueSitemapLinks,
  renderMenu,
  queueAboutPages,
  queuePossibleLinks,
  renderUnfilledLists,
  queueAdvertPosts,
  followGroupSites,
  queueUnlabelledLinks,
  queueMenuPages,
  queuePossibleLinks,
  rereadAllPages,
]

/** Searches for the rest of a list that a page shows in part. */
export const truncatedListSearches: readonly ((visit: Visit) => Promise<void>)[] = [
  queueWordPressFeeds,
  queueSitemapLinks,
]

/** Whether a careers page that was read shows only a part of its list, and the rest was not found. */
export async function isListTruncated(visit: Visit): Promise<boolean> {
  for (const page of visit.pages) {
    await takeTurnWith(page)
    if (page.kind === 'html' && isCareersPage(page) && hasMoreToLoad(page) && !isRestRead(visit, page)) return true
  }
  return false
}

function isRestRead({ read }: Visit, page: HtmlPage): boolean {
  const rest = dataEndpoints(page).filter(({ isMore }) => isMore)
  return rest.some(({ url }) => read.some((other) => urlKey(other.page.url) === urlKey(url) && other.page.status < 400))
}

const linksOf = (visit: Visit) => [...visit.links.values()]

async function queueWordPressFeeds(visit: Visit): Promise<void> {
  const api = linksOf(visit).find((link) => link.kind === 'api')
  if (api === undefined) return
  const types = await fetchPage(visit, { url: new URL('wp/v2/types', api.url).href })
  const hasTypes = types?.kind === 'json' && types.status < 400
  const pluginRequests = (page: Page) => (page.kind === 'html' ? jobPluginRequests(page.html, api.url) : [])
  const urls = hasTypes
    ? jobTypeRequests(types.text, api.url)
    : new Set((await inTurns(visit.pages, pluginRequests, 1)).flat())
  for (const url of urls) visit.leads.add({ url, role: 'feed', priority: priorities.feed, listTitle: null, depth: 1 })
}

async function queueSitemapLinks(visit: Visit): Promise<void> {
  const home = visit.pages.find((page) => page.kind === 'html' && isSameSite(page.url, visit.site.startUrl))
  const origin = URL.parse(home?.url ?? visit.site.startUrl)?.origin
  if (origin === undefined) return
  const named = await visit.fetcher.sitemapsOf(origin)
  let waiting = named.length > 0 ? await readNamedBoards(visit, named) : [`${origin}/sitemap.xml`]
  for (let fetched = 0; waiting.length > 0 && fetched < maxSitemaps; fetched += 1) {
    const [url = '', ...rest] = waiting
    const page: Page | null = await fetchPage(visit, { url })
    waiting = rest
    if (page?.kind !== 'xml' || page.status >= 400) continue
    const { isIndex, urls } = readSitemap(page)
    if (isIndex) waiting = [...rankSitemaps(urls), ...rest]
    else await addPromising(visit, await readNamedBoards(visit, urls), isJobMap(page.url))
  }
}

async function addPromising(visit: Visit, urls: readonly string[], isOfJobs: boolean): Promise<void> {
  await takeTurn()
  const adverts = advertAddresses(urls)
  for (const [at, url] of urls.entries()) {
    if (at % addressesPerTurn === 0) await takeTurn()
    const score = careersScore(linkTo(url, 'anchor', ''), visit.site.startUrl)
    if (score < promisingScore && (isOfJobs || hangsBelowCareers(url) || adverts.has(url)))
      visit.leads.add({ url, role: 'detail', priority: priorities.likelyDetails, listTitle: null, depth: 1 })
    if (score >= promisingScore)
      visit.leads.add({
        url,
        role: 'careers',
        priority: priorities.careers + Math.min(score, 20),
        listTitle: null,
        depth: 1,
      })
  }
}

export async function queuePossibleLinks(visit: Visit): Promise<void> {
  const scored = linksOf(visit)
    .filter((link) => link.kind === 'anchor')
    .map((link) => ({ url: link.url, score: careersScore(link, visit.site.startUrl) }))
    .filter(({ url, score }) => score >= possibleScore && !visit.leads.isKnown(url))
    .sort((a, b) => b.score - a.score)
  const urls = [...new Map(scored.map(({ url }) => [urlKey(url), url])).values()]
  for (const url of urls.slice(0, maxPossible))
    visit.leads.add({ url, role: 'careers', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}

/** Pages about the company, which may hold careers links of their own. */
async function queueAboutPages(visit: Visit): Promise<void> {
  const about = linksOf(visit).filter(
    (link) => link.kind === 'anchor' && careersScore(link, visit.site.startUrl) >= hidingScore,
  )
  const urls = unreadUrls(
    visit,
    about.map(({ url }) => url),
  )
  for (const url of urls.slice(0, maxAboutPages))
    visit.leads.add({ url, role: 'contact', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}

/** Renders the careers pages that a script has yet to fill, where no position was found. */
export async function renderUnfilledLists(visit: Visit): Promise<void> {
  const isPromising = (page: HtmlPage) => hasUnfilledList(page) && (isCareersPage(page) || isShell(page))
  await renderEmptyPages(visit, (page) => isPromising(page) || hasUnfilledOpenings(page))
}

/** Renders the pages whose heading announces openings that are not there yet, whatever was found elsewhere. */
export async function renderUnfilledOpenings(visit: Visit): Promise<void> {
  await renderEmptyPages(visit, hasUnfilledOpenings)
}

const maxRenders = 2

async function renderEmptyPages(visit: Visit, isWanted: (page: HtmlPage) => boolean): Promise<void> {
  const isToRender = (page: HtmlPage) =>
    !visit.renderings.isDrawn(page) && !isFilledByData(visit, page) && isWanted(page)
  const asked = await inTurns(visit.emptyCareersPages, (page) => (isToRender(page) ? [page] : []), 1)
  for (const page of asked.flat().slice(0, maxRenders)) {
    const lead = { url: page.url, role: 'careers', priority: priorities.careers, listTitle: null, depth: 1 } as const
    const rendered = await renderOrRecordMiss(visit, lead, page.url)
    if (rendered === null) continue
    const before = visit.sightings.length
    await readLeadPage(visit, rendered, lead)
    await noteRendering(visit, page, rendered, visit.sightings.slice(before))
    if (visit.sightings.length > before) return
  }
}

/** The home page, if a script has yet to put its menu there and nothing else led to a careers page. */
function homeWithoutMenu(visit: Visit): HtmlPage | null {
  const { page: home, role } = visit.read[0] ?? {}
  if (home?.kind !== 'html' || role === 'careers' || visit.leads.count('careers') > 0) return null
  return lacksMenu(home, pageLinks(home)) ? home : null
}

/** The menu is often a file of its own, which costs less than a browser. */
async function readMenuParts(visit: Visit): Promise<void> {
  const home = homeWithoutMenu(visit)
  if (home === null) return
  for (const url of menuParts(home)) {
    const part = await fetchPage(visit, { url })
    if (part?.kind === 'html' && part.status < 400)
      await followPage(visit, partOf(home, part), { role: 'home', depth: 0 })
  }
}

async function renderMenu(visit: Visit): Promise<void> {
  const home = homeWithoutMenu(visit)
  const rendered = home === null ? null : await renderPage(visit, home.url)
  if (rendered !== null)
    await readLeadPage(visit, rendered, { url: rendered.url, role: 'home', priority: 0, listTitle: null, depth: 0 })
}

/** Reads every page again like a home page: small firms publish adverts among the news or under the address. */
export async function rereadAllPages(visit: Visit): Promise<void> {
  for (const page of visit.pages) {
    if (page.kind !== 'html' || page.status >= 400 || !isSameSite(page.url, visit.site.startUrl)) continue
    await takeTurnWith(page)
    await readPositions(visit, page, { url: page.url, role: 'home', priority: 0, listTitle: null, depth: 1 })
  }
}

const maxPostLists = 2

/** Lists of posts: the category, if it is named after work, and the news as a whole. */
export async function queuePostLists(visit: Visit): Promise<void> {
  const links = linksOf(visit)
  const categories = links
    .filter((link) => link.kind === 'anchor' && isWorkCategory(link) && isSameSite(link.url, visit.site.startUrl))
    .map(({ url }) => url)
  for (const url of [...new Set(categories)].slice(0, maxPostLists))
    visit.leads.add({ url, role: 'careers', priority: priorities.posts, listTitle: null, depth: 1 })
  for (const url of newsLinks(links, visit.site.startUrl).slice(0, maxPostLists))
    visit.leads.add({ url, role: 'news', priority: priorities.posts, listTitle: null, depth: 1 })
}

export async function queueAdvertPosts(visit: Visit): Promise<void> {
  const posts = advertPostLinks(linksOf(visit), visit.site.startUrl)
  // A headline says more than the "Leggi tutto" below it.
  const telling = posts.sort((a, b) => Number(soundsLikeAdvert(a.folded)) - Number(soundsLikeAdvert(b.folded)))
  const urls = [...new Map(telling.map((link) => [urlKey(link.url), link])).values()].filter(
    (link) => !visit.leads.isKnown(link.url),
  )
  for (const link of urls.slice(0, maxPosts)) {
    const listTitle = soundsLikeAdvert(link.folded) ? link.words : null
    visit.leads.add({ url: link.url, role: 'post', priority: priorities.posts, listTitle, depth: 1 })
  }
}
