import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { visibleText } from '../html/dom.ts'
import { anyOf, anywhere } from '../lexicon/compile-terms.ts'
import { newsListButtons, newsListHeading } from '../lexicon/news.ts'
import { datesIn, type FoundDate } from '../normalise/dates.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import type { HtmlPage } from '../page.ts'

/** The headline of a piece of news, and its address. */
export type Headline = { title: string; url: string }

const notHeadlines = new RegExp(String.raw`^${anyOf(newsListButtons)}\b.{0,12}$`)

/** Headings over a list of news. */
const listLabel = anywhere(newsListHeading)

export function isHeadline(text: string): boolean {
  const folded = sameLengthFold(text).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  return (
    folded.length >= 8 &&
    text.length <= 200 &&
    folded.split(' ').length >= 2 &&
    !notHeadlines.test(folded) &&
    !listLabel.test(folded)
  )
}

const isHeading = ({ name, attribs }: Element) => /^h[1-6]$/.test(name) || /title|titolo/i.test(attribs.class ?? '')

export const hasHeading = (part: Element) =>
  elementsIn(part, isHeading).some((element) => isHeadline(visibleText(element)))

/** The headline that a part of the page holds: a heading or a link. */
export function headlineIn(page: HtmlPage, part: Element): Headline | null {
  const headings = elementsIn(part, isHeading)
  const links = elementsIn(part, (element) => element.name === 'a' && element.attribs.href !== undefined)
  const own = part.name === 'a' && part.attribs.href !== undefined ? part : (enclosingLink(part) ?? links[0])
  for (const element of [...headings, ...links]) {
    const title = titleIn(element)
    if (title !== null && isHeadline(title)) {
      const link = element.name === 'a' ? element : (elementsIn(element, ({ name }) => name === 'a')[0] ?? own)
      return { title, url: webAddress(page, link?.attribs.href) ?? page.url }
    }
  }
  const loose = part.name === 'a' || part.name === 'li' ? withoutFirstDate(visibleText(part)) : null
  return loose !== null && isHeadline(loose)
    ? { title: loose, url: webAddress(page, own?.attribs.href) ?? page.url }
    : null
}

/** A link may hold the whole teaser: its first part without the date is the headline. */
function titleIn(element: Element): string | null {
  const inner = elementsIn(
    element,
    ({ name, attribs }) => /^h[1-6]$|^strong$/.test(name) || /title|titolo/i.test(attribs.class ?? ''),
  )[0]
  if (element.name === 'a' && inner) return withoutFirstDate(visibleText(inner))
  if (
    element.name === 'a' &&
    elementsIn(element, ({ name }) => name === 'time' || name === 'span' || name === 'p' || name === 'div').length > 1
  ) {
    const parts = element.children.filter(isTag).map((child) => withoutFirstDate(visibleText(child)))
    return parts.find((part) => isHeadline(part)) ?? null
  }
  return withoutFirstDate(visibleText(element))
}

/** The headline of a page that is one post. */
export function postOf(page: HtmlPage): Headline | null {
  const heading = elementsIn(page.document.children.filter(isTag), ({ name }) => name === 'h1')[0]
  const title = heading ? visibleText(heading) : ''
  return isHeadline(title) ? { title, url: page.url } : null
}

export function linkOf(page: HtmlPage, element: Element): string | null {
  const link =
    element.name === 'a' ? element : (enclosingLink(element) ?? elementsIn(element, ({ name }) => name === 'a')[0])
  return webAddress(page, link?.attribs.href)
}

function enclosingLink(part: Element): Element | undefined {
  let parent = part.parent
  for (let level = 0; parent && isTag(parent) && level < 3; level++) {
    if (parent.name === 'a') return parent
    parent = parent.parent
  }
  return undefined
}

function elementsIn(part: Element | readonly Element[], isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  const pending: Element[] = 'children' in part ? part.children.filter(isTag).reverse() : [...part].reverse()
  for (let seen = 0; pending.length > 0 && seen < 20_000; seen++) {
    const element = pending.pop()
    if (!element) break
    if (isWanted(element)) found.push(element)
    for (let child = element.children.length - 1; child >= 0; child--) {
      const inner = element.children[child]
      if (inner && isTag(inner)) pending.push(inner)
    }
  }
  return found
}

export function withoutDate(text: string, date: FoundDate): string {
  return trimmedHeadline(`${text.slice(0, date.index)} ${text.slice(date.end)}`)
}

function withoutFirstDate(text: string): string {
  const [date] = datesIn(text.slice(0, 400))
  return date ? withoutDate(text, date) : trimmedHeadline(text)
}

export const trimmedHeadline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s–—|:•·,.-]+|[\s–—|:•·,-]+$/gu, '')
    .trim()

export function webAddress(page: HtmlPage, href: string | undefined): string | null {
  if (href === undefined || href === '' || href.startsWith('#')) return null
  const url = URL.parse(href, page.baseUrl)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
