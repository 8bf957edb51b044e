import { type Element, isTag, isText } from 'domhandler'
import { getElementsByTagName } from 'domutils'
import { foldedText, walk } from '../html/dom.ts'
import { loadMoreButtons } from '../lexicon/buttons.ts'
import { anywhere, foldedWords } from '../lexicon/compile-terms.ts'
import { emptyListPhrases } from '../lexicon/empty-lists.ts'
import type { HtmlPage } from '../page.ts'
import { careersWeight } from './careers-words.ts'
import { foldWords } from './fold-words.ts'

const emptyHanded = anywhere(emptyListPhrases)
const waiting = /(?:skeleton|loader|loading|spinner|placeholder|shimmer|animate-pulse|caricament)/i
const container =
  /(?:job|career|position|vacanc|posizion|offert|annunc|lavor|opening|recruit|stellen|repeater|listing|results)/i
const appRoots = new Set(['app', 'root', '__next', '__nuxt', 'main-app', 'gatsby', '___gatsby', 'svelte'])

const lists = new Set(['ul', 'ol', 'tbody'])
/** Empty by nature, or outside the content. */
const unfilled = new Set(
  'script style head svg footer nav input img a i span hr br iframe textarea button select source video'.split(' '),
)

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

/** The page's own heading names a list of positions, whatever link led here. */
export function isHeadedAsList(page: HtmlPage): boolean {
  const [heading] = getElementsByTagName('h1', page.document, true, 1)
  return heading !== undefined && careersWeight(foldWords(textOf(heading).slice(0, 80))) >= 10
}

/** A visit that starts at a careers page or site. */
export function isCareersStart(page: HtmlPage): boolean {
  const names = ['title', 'h1'].flatMap((name) => getElementsByTagName(name, page.document, true, 1))
  const isRoot = (URL.parse(page.url)?.pathname ?? '/') === '/'
  return (
    names.some((name) => careersWeight(foldWords(textOf(name).slice(0, 60))) >= 10) && (!isRoot || names.length > 1)
  )
}

/** The page speaks of its own open positions in its title or a heading. */
export function isCareersPage(page: HtmlPage): boolean {
  return careersWeight(headlineWords(page)) >= 10
}

const emptyState =
  /"(?:jobs?|jobs?_?(?:list|offers?|openings?|postings?)|(?:open_?)?positions|openings|vacancies|posizioni(?:_?aperte)?|offerte|annunci|stellen)"\s?:\s?\[\s?\]/i

/** The data that the server hands to its page's scripts has a list for positions, and nothing in it. */
function statesNothingOpen({ html }: HtmlPage): boolean {
  const at = html.search(emptyState)
  return at !== -1 && /type\s*=\s*["']?application\/json/i.test(html.slice(html.lastIndexOf('<script', at), at))
}

/** Says itself that nothing is open. */
export function saysNothingOpen(page: HtmlPage): boolean {
  if (statesNothingOpen(page)) return true
  return emptyHanded.test(foldWords(foldedText(page.document).slice(0, 100_000)))
}

/** Nothing to read before scripts ran: an application's empty shell. */
export function isShell(page: HtmlPage): boolean {
  if (page.isRendered || getElementsByTagName('script', page.document, true, 1).length === 0) return false
  if (getElementsByTagName('a', page.document, true, 3).length > 2 || foldedText(page.document).length >= 300)
    return false
  return hasElement(page, (element, isEmpty) => isAppRoot(element) || (isEmpty && (element.attribs.id ?? '') !== ''))
}

/** Where an application draws itself: `<div id="root">`, `<app-root>`. */
function isAppRoot({ name, attribs: { id = '' }, parent }: Element): boolean {
  const isTop = parent !== null && 'name' in parent && (parent.name === 'body' || parent.name === 'html')
  return appRoots.has(id) || (isTop && name.includes('-'))
}

/** A place for positions that a script has yet to fill. */
export function hasEmptyPlace(page: HtmlPage): boolean {
  if (page.isRendered) return false
  return isShell(page) || hasElement(page, isWaiting)
}

const loadingMore = foldedWords(loadMoreButtons)
const maxButtons = 500

/** A button that fetches the rest of the list: what the page shows is a part of it. */
export function hasMoreToLoad(page: HtmlPage): boolean {
  if (page.isRendered) return false
  const buttons = ['a', 'button'].flatMap((name) => getElementsByTagName(name, page.document, true, maxButtons))
  return buttons.some(({ name, attribs, children }) => {
    const isScripted = name === 'button' || /^(?:#.*|javascript:.*|)$/i.test(attribs.href?.trim() ?? '')
    return isScripted && children.length > 0 && loadingMore.test(foldWords(buttonText(children)))
  })
}

const buttonText = (children: Element['children']) =>
  children
    .map((child) => foldedText(child))
    .join(' ')
    .slice(0, 80)

function isWaiting({ name, attribs }: Element, isEmpty: boolean): boolean {
  const { id = '', class: classes = '', role } = attribs
  if (waiting.test(classes) || appRoots.has(id)) return true
  return isEmpty && (lists.has(name) || role === 'list' || role === 'feed' || container.test(`${id} ${classes}`))
}

/** Is there such an element in the page's content? */
function hasElement(page: HtmlPage, test: (element: Element, isEmpty: boolean) => boolean): boolean {
  let isFound = false
  walk(page.document.children, {
    enter(element) {
      if (isFound || unfilled.has(element.name)) return false
      const isEmpty = element.children.every((child) => !isTag(child) && (!isText(child) || child.data.trim() === ''))
      isFound = test(element, isEmpty)
      return !isFound
    },
    leave: () => {},
    text: () => {},
  })
  return isFound
}
