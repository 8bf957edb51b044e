import { careersScore, possibleScore } from '../find/careers-links.ts'
import { urlKey } from '../find/clean-url.ts'
import { type Link, linksOf } from '../find/links.ts'
import { isPortal, isSameSite } from '../find/same-site.ts'
import { foldedText } from '../html/dom.ts'
import { houseFolders } from '../lexicon/careers.ts'
import { wholeText } from '../lexicon/compile-terms.ts'
import type { HtmlPage } from '../page.ts'
import { isWorthALook } from './menu-pages.ts'
import { priorities } from './priorities.ts'
import { haveOneOwner } from './shared-vat-number.ts'
import { fetchPage, type Visit } from './visit.ts'

const maxNameless = 4

/** Menus of pictures without a word: only their pages say what they are about. */
export async function tryNamelessLinks(visit: Visit): Promise<void> {
  const links = [...visit.links.values()].filter(({ kind }) => kind === 'anchor')
  const named = new Set(links.filter(({ words }) => words !== '').map(({ url }) => urlKey(url)))
  const nameless = links.filter(
    (link) => link.words === '' && !named.has(urlKey(link.url)) && isWorthALook(visit, link),
  )
  for (const url of unread(visit, nameless).slice(0, maxNameless))
    visit.leads.add({ url, role: 'home', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}

/** Folders under which a group keeps a page for each of its houses. */
const houses = wholeText(houseFolders, 'i')
const maxHouses = 3
const maxSisters = 2

/** A group's houses, each with a page or a site of its own, where its people are sought. */
export async function lookAtHouses(visit: Visit): Promise<void> {
  const home = visit.pages.find((page): page is HtmlPage => page.kind === 'html')
  if (!home) return
  const links = linksOf(home).filter(({ kind }) => kind === 'anchor')
  const own = links.filter((link) => isSameSite(link.url, home.url) && isHouse(link))
  const others = links.filter((link) => !isSameSite(link.url, home.url) && !isPortal(link.url) && isFront(link))
  for (const url of unread(visit, own).slice(0, maxHouses)) {
    const page = await fetchPage(visit, { url })
    if (page?.kind === 'html') followHouse(visit, page)
  }
  if (own.length === 0 && !isGroup(home)) return
  for (const url of unread(visit, others).slice(0, maxSisters)) {
    const page = await fetchPage(visit, { url })
    if (page?.kind === 'html' && haveOneOwner(home, page)) followHouse(visit, page)
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
    foldedText(document),
  )

function followHouse(visit: Visit, page: HtmlPage): void {
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

const unread = (visit: Visit, links: readonly Link[]) =>
  [...new Map(links.map(({ url }) => [urlKey(url), url])).values()].filter((url) => !visit.leads.isKnown(url))
