import { isSameSite } from '../fetch/same-site.ts'
import { careersScore, possibleScore } from '../find/careers-links.ts'
import { type Link, linksOf } from '../find/links.ts'
import { isPortal } from '../find/portals.ts'
import { visibleText } from '../html/dom.ts'
import { houseFolders } from '../lexicon/careers.ts'
import { wholeText } from '../lexicon/compile-terms.ts'
import type { HtmlPage } from '../page.ts'
import { priorities } from './priorities.ts'
import { shareVatNumber } from './shared-vat-number.ts'
import { fetchPage, unreadUrls, type Visit } from './visit.ts'

const houses = wholeText(houseFolders, 'i')
const maxHouses = 3
const maxSisters = 2

/** A group's establishments, each with a page or a site of its own, whose careers links are queued. */
export async function followGroupSites(visit: Visit): Promise<void> {
  const home = visit.pages.find((page): page is HtmlPage => page.kind === 'html')
  if (!home) return
  const links = linksOf(home).filter(({ kind }) => kind === 'anchor')
  const own = links.filter((link) => isSameSite(link.url, home.url) && isHouse(link))
  const others = links.filter((link) => !isSameSite(link.url, home.url) && !isPortal(link.url) && isFront(link))
  for (const url of unreadUrls(visit, urlsOf(own)).slice(0, maxHouses)) {
    const page = await fetchPage(visit, { url })
    if (page?.kind === 'html') queueCareersLinks(visit, page)
  }
  if (own.length === 0 && !isGroup(home)) return
  for (const url of unreadUrls(visit, urlsOf(others)).slice(0, maxSisters)) {
    const page = await fetchPage(visit, { url })
    if (page?.kind === 'html' && shareVatNumber(home, page)) queueCareersLinks(visit, page)
  }
}

const isHouse = ({ url }: Link) => {
  const segments = URL.parse(url)?.pathname.split('/').filter(Boolean) ?? []
  return segments.length === 2 && houses.test(segments[0] ?? '')
}

/** The first page of another host, linked from the content. */
const isFront = ({ url, isChrome }: Link) => !isChrome && (URL.parse(url)?.pathname ?? '') === '/'

const isGroup = ({ document }: HtmlPage) =>
  /\b(?:gruppo|group|holding|gruppe|(?:nostri|tre|quattro|cinque|our) (?:marchi|brand|insegne|locali)\w*)\b/i.test(
    visibleText(document),
  )

function queueCareersLinks(visit: Visit, page: HtmlPage): void {
  for (const link of linksOf(page))
    if (link.kind === 'anchor' && careersScore(link, page.url) >= possibleScore)
      visit.leads.add({
        url: link.url,
        role: 'careers',
        priority: priorities.possibleCareers,
        listTitle: null,
        depth: 2,
      })
}

const urlsOf = (links: readonly Link[]) => links.map(({ url }) => url)
