import { boardsIn } from '../ats/tracking-systems.ts'
import { looksLikeRole } from '../extract/role-words.ts'
import { isSameSite } from '../fetch/same-site.ts'
import { asksForPeople } from '../find/advert-words.ts'
import { isApplyLink, isReadMoreLink } from '../find/call-to-action.ts'
import { careersScore, isForeignAddress, possibleScore, promisingScore } from '../find/careers-links.ts'
import { careersWeight } from '../find/careers-words.ts'
import { urlKey } from '../find/clean-url.ts'
import { dataEndpoints } from '../find/data-endpoints.ts'
import { detailLinks } from '../find/detail-links.ts'
import { foldWords } from '../find/fold-words.ts'
import { type Link, linksOf, linkTo } from '../find/links.ts'
import { advertPdfLinks } from '../find/pdf-links.ts'
import { isPortal } from '../find/portals.ts'
import { contactLinks, newsLinks, pagingLinks } from '../find/section-links.ts'
import { hasUnfilledList } from '../find/unrendered-page.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import { anyoneWords } from '../lexicon/sought-posts.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { HtmlPage, Page } from '../page.ts'
import { takeTurn } from '../turns.ts'
import type { LeadRole } from './leads.ts'
import { firstDetailCount, maxCareersPages, priorities } from './priorities.ts'
import { isOnReadBoard, readBoardOnce } from './read-board.ts'
import type { Visit } from './visit.ts'

const maxLinks = 5000
const linksATurn = 1_000
const maxNameWords = 3
const maxSisterSites = 4
/** No site has as many languages. */
const maxVersions = 100
/** A list's next page is hardly deeper than the one before, but its pages must end. */
const pagingStep = 0.25

type Followed = { role: LeadRole; depth: number }

const anyone = foldedWords(anyoneWords)

const embeddedHelpers =
  /(?:google|gstatic|youtube|vimeo|facebook|recaptcha|doubleclick|iubenda|cookiebot|hotjar|maps|openstreetmap|calendly|mailchimp)/i

type QueueLead = (url: string, role: LeadRole, priority: number, listTitle?: string | null) => void

/** Queues every link of a page that may lead to positions, contacts or news, and reads the boards it names. */
export async function followPage(visit: Visit, page: HtmlPage, { role, depth }: Followed): Promise<void> {
  const links = linksOf(page)
  await takeTurnWith(page)
  rememberLanguageVersions(visit, page, links)
  if (isSameSite(page.url, visit.site.startUrl)) rememberLinks(visit, links)
  await takeTurnWith(page)
  await readBoards(visit, page, depth)
  const isCareers = role === 'careers'
  const translations = translationsOfReadPages(visit)
  const queue: QueueLead = (url, leadRole, priority, listTitle = null) => {
    const address = URL.parse(url)
    const isRepetition = leadRole === 'detail' && translations.has(urlKey(url))
    if (address !== null && !isOnReadBoard(visit, address) && !isRepetition)
      visit.leads.add({ url, role: leadRole, priority, listTitle, depth: depth + 1 })
  }
  await takeTurnWith(page)
  followFrames(page, links, isCareers || role === 'home', (url) => queue(url, 'careers', priorities.frame))
  if (role !== 'detail' && role !== 'post') await queueCareersLinks(visit, links, { role, depth }, queue)
  await takeTurnWith(page)
  if (isCareers) {
    queueEndpoints(visit, page, depth)
    for (const url of pagingLinks(links, page.url))
      visit.leads.add({
        url,
        role,
        priority: priorities.paging,
        listTitle: null,
        depth: depth + pagingStep,
      })
    await takeTurnWith(page)
    queueListLinks(page, links, queue)
    for (const url of sisterCareers(links, page))
      visit.leads.add({
        url,
        role,
        priority: priorities.likelyDetails,
        listTitle: null,
        depth: depth + 1,
        needsOwnerCheck: true,
      })
  }
  await takeTurnWith(page)
  for (const link of advertPdfLinks(links, { isCareersPage: isCareers }))
    queue(link.url, 'pdf', priorities.pdf, link.words)
  for (const url of contactLinks(links, visit.site.startUrl).slice(0, 1)) queue(url, 'contact', priorities.contact)
  for (const url of newsLinks(links, visit.site.startUrl).slice(0, 1)) queue(url, 'news', priorities.news)
}

/** Where the page's scripts fetch its list, or the rest of it. */
function queueEndpoints(visit: Visit, page: HtmlPage, depth: number): void {
  const isUnfilled = hasUnfilledList(page)
  const isSilent = !visit.sightings.some(({ pageUrl }) => urlKey(pageUrl) === urlKey(page.url))
  for (const { url, isMore, namesJobs, isData, isJsonFile } of dataEndpoints(page))
    if (isMore || namesJobs || (isData && isUnfilled) || (isJsonFile && isSilent))
      visit.leads.add({
        url,
        role: 'feed',
        priority: priorities.feed,
        listTitle: null,
        depth: depth + 1,
        shownAt: page.url,
      })
}

/** A board that does not answer as one is read like any careers page. */
async function readBoards(visit: Visit, page: HtmlPage, depth: number): Promise<void> {
  for (const board of boardsIn(page)) {
    const isAnswered = await readBoardOnce(visit, board)
    if (!isAnswered)
      visit.leads.add({
        url: board.url,
        role: 'careers',
        priority: priorities.careers,
        listTitle: null,
        depth: depth + 1,
      })
  }
}

/** Links that are said to lead to open positions. */
async function queueCareersLinks(
  visit: Visit,
  links: readonly Link[],
  { role, depth }: Followed,
  queue: QueueLead,
): Promise<void> {
  for (const [at, link] of links.entries()) {
    if (at % linksATurn === 0) await takeTurn()
    const score = careersScore(link, visit.site.startUrl)
    const isApplication = role === 'careers' && isApplyLink(link.folded)
    if (link.kind !== 'anchor' || score < promisingScore || isApplication) continue
    const priority = careersPriority(visit, link.url, score) - depth * 5
    // "Cerchiamo un saldatore" names the advert itself, not a list of adverts.
    if (asksForPeople(link.folded) && looksLikeRole(link.words) && !anyone.test(link.folded))
      queue(link.url, 'post', priority, link.words)
    else queue(link.url, 'careers', priority)
  }
}

/** The versions of a list in other languages, and the adverts it lists. */
function queueListLinks(page: HtmlPage, links: readonly Link[], queue: QueueLead): void {
  for (const link of links) {
    if (link.kind !== 'alternate' || link.hreflang === null || link.hreflang === 'x-default') continue
    queue(link.url, 'careers', link.hreflang.startsWith('it') ? priorities.careers : priorities.otherLanguages)
  }
  for (const link of detailLinks(links, page))
    queue(link.url, leadsToAdvert(link) ? 'detail' : 'careers', priorities.likelyDetails, link.words)
}

/** "Chalet Bellavista" on a careers page: the careers page of another establishment of the group, on its own domain. */
function sisterCareers(links: readonly Link[], page: HtmlPage): string[] {
  const isSister = ({ kind, url, isChrome }: Link) =>
    kind === 'anchor' &&
    !isChrome &&
    !isSameSite(url, page.url) &&
    careersScore(linkTo(url, kind, ''), url) >= promisingScore
  return [...new Set(links.filter(isSister).map(({ url }) => url))].slice(0, maxSisterSites)
}

function careersPriority(visit: Visit, url: string, score: number): number {
  if (visit.leads.count('careers') >= maxCareersPages) return priorities.possibleCareers
  return priorities.careers + Math.min(score, 20) - (isForeignAddress(url) ? 20 : 0)
}

/** "Saldatore" and "Leggi tutto" lead to one advert, "Sede di Milano" and "Scopri le posizioni aperte" to several. */
const leadsToAdvert = ({ words, folded }: Link) =>
  looksLikeRole(words) || (isReadMoreLink(folded) && careersWeight(folded) < promisingScore)

/** The pages of positions that a list names. */
export function followDetails(visit: Visit, page: Page, depth: number): void {
  const translations = translationsOfReadPages(visit)
  const listed = visit.sightings.filter(({ raw, pageUrl }) => urlKey(raw.url) !== urlKey(pageUrl))
  listed.forEach(({ raw, pageUrl }, index) => {
    const address = URL.parse(raw.url)
    if (pageUrl !== page.url || address === null || isOnReadBoard(visit, address) || translations.has(urlKey(raw.url)))
      return
    if (isCareersName(raw.title.text)) return
    const priority = index < firstDetailCount ? priorities.firstDetails : priorities.furtherDetails
    const role = /\.pdf$/i.test(address.pathname) ? 'pdf' : 'detail'
    visit.leads.add({ url: raw.url, role, priority, listTitle: raw.title.text, depth: depth + 1 })
  })
}

/** "Jobs & Karriere" is what a list is called, not an entry of it. */
function isCareersName(title: string): boolean {
  const words = foldWords(title)
  const weight = careersWeight(words)
  const isShort = words.trim().split(' ').length <= maxNameWords
  return weight >= (isShort ? possibleScore : promisingScore) && !looksLikeRole(title)
}

/** The keys of other languages' versions of pages that were read. */
function translationsOfReadPages({ languageVersions, pages }: Visit): ReadonlySet<string> {
  if (languageVersions.length === 0) return new Set()
  const read = new Set(pages.map(({ url }) => urlKey(url)))
  return new Set(
    languageVersions.flatMap((versions) => {
      const keys = versions.map(({ url }) => urlKey(url))
      const readKeys = new Set(keys.filter((key) => read.has(key)))
      return keys.filter((key) => readKeys.size > (readKeys.has(key) ? 1 : 0))
    }),
  )
}

function followFrames(page: HtmlPage, links: readonly Link[], isWanted: boolean, add: (url: string) => void): void {
  for (const link of links) {
    if (link.kind === 'refresh') add(link.url)
    if (link.kind !== 'frame' || !isWanted || isPortal(link.url) || embeddedHelpers.test(link.url)) continue
    // A framed page counts as the company's own, on whatever host it is.
    if (isSameSite(link.url, page.url) || careersScore(link, link.url) > 0) add(link.url)
  }
}

/** Every page repeats the menu's links, so each is stored once. */
function rememberLinks(visit: Visit, links: readonly Link[]): void {
  let characters = 0
  for (const link of links) {
    const key = `${link.kind} ${link.url} ${link.words}`
    if (visit.links.size >= maxLinks || visit.links.has(key)) continue
    visit.links.set(key, link)
    characters += 2 * key.length + link.folded.length + link.path.length
  }
  visit.fetcher.hold(characters)
}

function rememberLanguageVersions(visit: Visit, page: HtmlPage, links: readonly Link[]): void {
  const versions = links
    .filter((link) => link.kind === 'alternate' && link.hreflang !== null && link.hreflang !== 'x-default')
    .slice(0, maxVersions)
    .map((link) => ({ url: link.url, language: (link.hreflang ?? '').slice(0, 2) }))
  if (versions.some(({ url }) => urlKey(url) !== urlKey(page.url)))
    visit.languageVersions.push([...versions, { url: page.url, language: page.lang ?? '' }])
}
