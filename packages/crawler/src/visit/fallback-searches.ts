import { isSameSite } from '../fetch/same-site.ts'
import { soundsLikeAdvert } from '../find/advert-words.ts'
import { careersScore, hangsBelowCareers, hidingScore, possibleScore, promisingScore } from '../find/careers-links.ts'
import { isCareersPage } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { linkTo } from '../find/links.ts'
import { advertPostLinks, isWorkCategory, newsLinks } from '../find/section-links.ts'
import { isJobMap, rankSitemaps, readSitemap } from '../find/sitemap.ts'
import { hasMoreToLoad, hasUnfilledList, isShell } from '../find/unrendered-page.ts'
import { jobPluginRequests, jobTypeRequests } from '../find/wordpress.ts'
import type { Page } from '../page.ts'
import { advertAddresses } from './advert-addresses.ts'
import { followGroupSites } from './group-sites.ts'
import { queueMenuPages } from './menu-pages.ts'
import { priorities } from './priorities.ts'
import { readLeadPage, readPositions, renderOrRecordMiss } from './read-lead.ts'
import { queueUnlabelledLinks } from './unlabelled-links.ts'
import { fetchPage, unreadUrls, type Visit } from './visit.ts'

const maxSitemaps = 4
const maxPossible = 3
const maxPosts = 6
const maxAboutPages = 3

/** Searches for positions when the careers links led to none; the cheapest first. */
export const fallbackSearches: readonly ((visit: Visit) => Promise<void>)[] = [
  queuePossibleLinks,
  queueWordPressFeeds,
  queueSitemapLinks,
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

/** Whether a careers page that was read shows only a part of its list. */
export const isListTruncated = (visit: Visit): boolean =>
  visit.pages.some((page) => page.kind === 'html' && isCareersPage(page) && hasMoreToLoad(page))

const linksOf = (visit: Visit) => [...visit.links.values()]

async function queueWordPressFeeds(visit: Visit): Promise<void> {
  const api = linksOf(visit).find((link) => link.kind === 'api')
  if (api === undefined) return
  const types = await fetchPage(visit, { url: new URL('wp/v2/types', api.url).href })
  const hasTypes = types?.kind === 'json' && types.status < 400
  const html = hasTypes ? [] : visit.pages.flatMap((page) => (page.kind === 'html' ? [page.html] : []))
  const urls = hasTypes
    ? jobTypeRequests(types.text, api.url)
    : new Set(html.flatMap((one) => jobPluginRequests(one, api.url)))
  for (const url of urls) visit.leads.add({ url, role: 'feed', priority: priorities.feed, listTitle: null, depth: 1 })
}

async function queueSitemapLinks(visit: Visit): Promise<void> {
  const home = visit.pages.find((page) => page.kind === 'html' && isSameSite(page.url, visit.site.startUrl))
  const origin = URL.parse(home?.url ?? visit.site.startUrl)?.origin
  if (origin === undefined) return
  const named = await visit.fetcher.sitemapsOf(origin)
  let waiting = named.length > 0 ? named : [`${origin}/sitemap.xml`]
  for (let fetched = 0; waiting.length > 0 && fetched < maxSitemaps; fetched += 1) {
    const [url = '', ...rest] = waiting
    const page: Page | null = await fetchPage(visit, { url })
    waiting = rest
    if (page?.kind !== 'xml' || page.status >= 400) continue
    const { isIndex, urls } = readSitemap(page)
    if (isIndex) waiting = [...rankSitemaps(urls), ...rest]
    else addPromising(visit, urls, isJobMap(page.url))
  }
}

function addPromising(visit: Visit, urls: readonly string[], isOfJobs: boolean): void {
  const adverts = advertAddresses(urls)
  for (const url of urls) {
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

export async function renderUnfilledLists(visit: Visit): Promise<void> {
  const promising = visit.emptyCareersPages.filter(
    (page) => hasUnfilledList(page) && (isCareersPage(page) || isShell(page)),
  )
  for (const page of promising.slice(0, 2)) {
    const lead = { url: page.url, role: 'careers', priority: priorities.careers, listTitle: null, depth: 1 } as const
    const rendered = await renderOrRecordMiss(visit, lead, page.url)
    if (rendered === null) continue
    await readLeadPage(visit, rendered, lead)
    if (visit.sightings.length > 0) return
  }
}

/** Reads every page again like a home page: small firms publish adverts among the news or under the address. */
export async function rereadAllPages(visit: Visit): Promise<void> {
  for (const page of visit.pages)
    if (page.kind === 'html' && page.status < 400 && isSameSite(page.url, visit.site.startUrl))
      readPositions(visit, page, { url: page.url, role: 'home', priority: 0, listTitle: null, depth: 1 })
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
