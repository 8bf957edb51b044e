import { oncePer } from '@vedetta/reference/once-per'
import type { Element } from 'domhandler'
import { getElementsByTagName } from 'domutils'
import { visibleText, walk } from '../html/dom.ts'
import { anywhere } from '../lexicon/compile-terms.ts'
import { emptyListPhrases } from '../lexicon/empty-lists.ts'
import type { HtmlPage } from '../page.ts'
import { careersWeight, namesCareers } from './careers-words.ts'
import { foldWords } from './fold-words.ts'

const emptyHanded = anywhere(emptyListPhrases)

/** Words of the page's title and headings. */
function headlineWords(page: HtmlPage): string {
  const headings = ['title', 'h1', 'h2'].flatMap((name) => getElementsByTagName(name, page.document, true, 10))
  return foldWords(
    headings
      .map((heading) => textOf(heading))
      .join(' | ')
      .slice(0, 2000),
  )
}

const textOf = (element: Element): string => {
  const parts: string[] = []
  walk([element], { enter: () => true, leave: () => {}, text: (text) => parts.push(text.data) })
  return parts.join(' ')
}

/** Whether the page's own heading names a list of positions. */
export function isHeadedAsList(page: HtmlPage): boolean {
  const [heading] = getElementsByTagName('h1', page.document, true, 1)
  return heading !== undefined && namesCareers(foldWords(textOf(heading).slice(0, 80)))
}

/** The first heading that announces open positions, or nothing. */
export function openingsHeading(page: HtmlPage): string {
  const headings = ['h1', 'h2', 'h3'].flatMap((name) => getElementsByTagName(name, page.document, true, 10))
  const texts = headings.map((heading) => visibleText(heading, maxHeading).slice(0, maxHeading))
  return texts.find((text) => namesCareers(foldWords(text))) ?? ''
}

const maxHeading = 80

/** Whether the title or a heading has to do with working there: "Lavoro" is enough. */
export function announcesOpenings(page: HtmlPage): boolean {
  const names = ['title', 'h1', 'h2', 'h3'].flatMap((name) => getElementsByTagName(name, page.document, true, 10))
  return names.some((name) => careersWeight(foldWords(textOf(name).slice(0, maxHeading))) >= announcing)
}

const announcing = 5

/** Whether the start page is a careers page or site. */
export function isCareersStart(page: HtmlPage): boolean {
  const names = ['title', 'h1'].flatMap((name) => getElementsByTagName(name, page.document, true, 1))
  const isRoot = (URL.parse(page.url)?.pathname ?? '/') === '/'
  return names.some((name) => namesCareers(foldWords(textOf(name).slice(0, 60)))) && (!isRoot || names.length > 1)
}

/** Whether the page's title or a heading is about open positions. */
export const isCareersPage = oncePer((page: HtmlPage): boolean => {
  return namesCareers(headlineWords(page))
})

const emptyState =
  /"(?:jobs?|jobs?_?(?:list|offers?|openings?|postings?)|(?:open_?)?positions|openings|vacancies|posizioni(?:_?aperte)?|offerte|annunci|stellen)"\s?:\s?\[\s?\]/i

/** The data that the server hands to its page's scripts has a list for positions, and nothing in it. */
function statesNothingOpen({ html }: HtmlPage): boolean {
  const at = html.search(emptyState)
  return at !== -1 && /type\s*=\s*["']?application\/json/i.test(html.slice(html.lastIndexOf('<script', at), at))
}

/** Whether the page says that nothing is open. */
export const saysNothingOpen = oncePer((page: HtmlPage): boolean => {
  if (statesNothingOpen(page)) return true
  return emptyHanded.test(foldWords(visibleText(page.document).slice(0, 100_000)))
})
