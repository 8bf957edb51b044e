import { careersScore, hangsBelowCareers, hidingScore, possibleScore, promisingScore } from '../find/careers-links.ts'
import { soundsLikeAdvert } from '../find/careers-words.ts'
import { isFile, urlKey } from '../find/clean-url.ts'
import { linkTo } from '../find/links.ts'
import { advertPostLinks, isWorkCategory, newsLinks } from '../find/other-links.ts'
import { hasEmptyPlace, hasMoreToLoad, isCareersPage, isShell } from '../find/promise.ts'
import { isSameSite } from '../find/same-site.ts'
import { isJobMap, rankSitemaps, readSitemap } from '../find/sitemap.ts'
import { jobPluginRequests, jobTypeRequests } from '../find/wordpress.ts'
import type { Page } from '../page.ts'
import { priorities } from './priorities.ts'
import { readLeadPage, readPositions } from './read-lead.ts'
import { fetchPage, renderPage, type Visit } from './visit.ts'

const maxSitemaps = 4
const maxPossible = 3
const maxPosts = 6
const maxAround = 2

/** Where positions may still be when the careers links gave none; cheapest first. */
export const secondThoughts: readonly ((visit: Visit) => Promise<void>)[] = [
  tryPossibleLinks,
  askWordPress,
  askSitemaps,
  lookAround,
  renderPromises,
  readPosts,
  lookEverywhere,
  readAsides,
]

/** Where the rest of a list is that a page shows in part. */
export const restOfLists: readonly ((visit: Visit) => Promise<void>)[] = [askWordPress, askSitemaps]

/** A careers page that was read shows a part of its list. */
export const isListCut = (visit: Visit): boolean =>
  visit.pages.some((page) => page.kind === 'html' && isCareersPage(page) && hasMoreToLoad(page))

const linksOf = (visit: Visit) => [...visit.links.values()]

async function askWordPress(visit: Visit): Promise<void> {
  const api = linksOf(visit).find((link) => link.kind === 'api')
  if (api === undefined) return
  const types = await fetchPage(visit, { url: new URL('wp/v2/types', api.url).href })
  const isTold = types?.kind === 'json' && types.status < 400
  const html = isTold ? [] : visit.pages.flatMap((page) => (page.kind === 'html' ? [page.html] : []))
  const urls = isTold
    ? jobTypeRequests(types.text, api.url)
    : new Set(html.flatMap((one) => jobPluginRequests(one, api.url)))
  for (const url of urls) visit.leads.add({ url, role: 'feed', priority: priorities.feed, listTitle: null, depth: 1 })
}

async function askSitemaps(visit: Visit): Promise<void> {
  const home = visit.pages.find((page) => page.kind === 'html' && isSameSite(page.url, visit.site.startUrl))
  const origin = URL.parse(home?.url ?? visit.site.startUrl)?.origin
  if (origin === undefined) return
  const named = await visit.fetcher.sitemapsOf(origin)
  let waiting = named.length > 0 ? named : [`${origin}/sitemap.xml`]
  for (let asked = 0; waiting.length > 0 && asked < maxSitemaps; asked += 1) {
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
  for (const url of urls) {
    const score = careersScore(linkTo(url, 'anchor', ''), visit.site.startUrl)
    if (score < promisingScore && (isOfJobs || hangsBelowCareers(url)))
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

export async function tryPossibleLinks(visit: Visit): Promise<void> {
  const scored = linksOf(visit)
    .filter((link) => link.kind === 'anchor')
    .map((link) => ({ url: link.url, score: careersScore(link, visit.site.startUrl) }))
    .filter(({ url, score }) => score >= possibleScore && !visit.leads.isKnown(url))
    .sort((a, b) => b.score - a.score)
  const urls = [...new Map(scored.map(({ url }) => [urlKey(url), url])).values()]
  for (const url of urls.slice(0, maxPossible))
    visit.leads.add({ url, role: 'careers', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}

/** Pages about the company, for the links that only they have. */
async function lookAround(visit: Visit): Promise<void> {
  const about = linksOf(visit).filter(
    (link) => link.kind === 'anchor' && careersScore(link, visit.site.startUrl) >= hidingScore,
  )
  const urls = [...new Map(about.map(({ url }) => [urlKey(url), url])).values()].filter(
    (url) => !visit.leads.isKnown(url),
  )
  for (const url of urls.slice(0, maxAround))
    visit.leads.add({ url, role: 'contact', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}

const elsewhere =
  / (?:privacy|cookie|policy|termini|condizioni|note legali|legal|login|accedi|area (?:riservata|clienti)|carrello|cart|shop|store|prodott[oi]|products?|produkte|catalogo|servizi|services|leistungen|gallery|galleria|foto|video|faq|download|mappa|sitemap|prenota\w*|booking|newsletter|search|cerca|home|qualita|certificazioni|sostenibilita|storia|history|wp content|feed|tag|category|whistleblowing|trasparenza|fornitori|suppliers?|franchis\w+|affilia\w+|partners?|rivenditori|agenti|distributori|eventi|press|stampa|news|blog|contatti|contact\w*|dove siamo|menu|camere|rooms|zimmer|suites?|piscina|wellness|esperienze|experiences|erlebnisse|listino|prezzi|tariffe|corsi|donazioni|sostienici|english|deutsch|it|en|de|fr) /
const maxEverywhere = 3

/** A page whose name promises nothing ("Mani", "Dietro le quinte") may hold the adverts; the first of the menu are tried. */
async function lookEverywhere(visit: Visit): Promise<void> {
  const isShort = (url: string) => (URL.parse(url)?.pathname.split('/').filter(Boolean).length ?? 9) === 1
  const urls = linksOf(visit)
    .filter(
      (link) =>
        link.kind === 'anchor' &&
        isSameSite(link.url, visit.site.startUrl) &&
        !isFile(link.url) &&
        isShort(link.url) &&
        link.words.length <= 30 &&
        !elsewhere.test(link.folded) &&
        !elsewhere.test(link.path),
    )
    .map(({ url }) => url)
  const unread = [...new Map(urls.map((url) => [urlKey(url), url])).values()].filter((url) => !visit.leads.isKnown(url))
  for (const url of unread.slice(0, maxEverywhere))
    visit.leads.add({ url, role: 'contact', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}

async function renderPromises(visit: Visit): Promise<void> {
  const promising = visit.emptyCareersPages.filter(
    (page) => hasEmptyPlace(page) && (isCareersPage(page) || isShell(page)),
  )
  for (const page of promising.slice(0, 2)) {
    const rendered = await renderPage(visit, page.url)
    if (rendered === null) continue
    await readLeadPage(visit, rendered, { url: page.url, role: 'careers', priority: 0, listTitle: null, depth: 1 })
    if (visit.sightings.length > 0) return
  }
}

/** Small firms put an advert where they put everything: among the news, under the address. */
async function readAsides(visit: Visit): Promise<void> {
  for (const page of visit.pages)
    if (page.kind === 'html' && page.status < 400 && isSameSite(page.url, visit.site.startUrl))
      readPositions(visit, page, { url: page.url, role: 'home', priority: 0, listTitle: null, depth: 1 })
}

const maxPostLists = 2

/** The lists that posts stand in: their category, if it is named after work, and the news as a whole. */
export async function lookAmongPosts(visit: Visit): Promise<void> {
  const links = linksOf(visit)
  const categories = links
    .filter((link) => link.kind === 'anchor' && isWorkCategory(link) && isSameSite(link.url, visit.site.startUrl))
    .map(({ url }) => url)
  for (const url of [...new Set(categories)].slice(0, maxPostLists))
    visit.leads.add({ url, role: 'careers', priority: priorities.posts, listTitle: null, depth: 1 })
  for (const url of newsLinks(links, visit.site.startUrl).slice(0, maxPostLists))
    visit.leads.add({ url, role: 'news', priority: priorities.posts, listTitle: null, depth: 1 })
}

export async function readPosts(visit: Visit): Promise<void> {
  const posts = advertPostLinks(linksOf(visit), visit.site.startUrl)
  const urls = [...new Map(posts.map((link) => [urlKey(link.url), link])).values()].filter(
    (link) => !visit.leads.isKnown(link.url),
  )
  for (const link of urls.slice(0, maxPosts)) {
    const listTitle = soundsLikeAdvert(link.folded) ? link.words : null
    visit.leads.add({ url: link.url, role: 'post', priority: priorities.posts, listTitle, depth: 1 })
  }
}
