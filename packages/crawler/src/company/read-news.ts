import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import type { FoundNews } from '../finding.ts'
import { foldedText } from '../html/dom.ts'
import { datesIn, daysBefore, type FoundDate } from '../normalise/dates.ts'
import { quoteAround } from '../normalise/quoting.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import type { HtmlPage, Page } from '../page.ts'
import { type CompanyLine, companyLines } from './company-lines.ts'
import { isAdvertTitle, isCareersAddress, isNewsAddress, newsContext } from './news-signs.ts'

const BY = 'news'
const MAX_NEWS = 60
const MAX_CLIMB = 5

/** The company's own news with a date: teasers of a list, or the post that the page is. */
export function readNews(page: Page, visitedAt: Date): FoundNews[] {
  if (page.kind !== 'html' || isCareersAddress(page.url)) return []
  const lines = companyLines(page)
  // What stands among the news is news, whatever its address says: "/candidati-in-visita/".
  const isListed = isNewsAddress(page.url)
  const latest = daysBefore(visitedAt, -1)
  const found = new Map<string, FoundNews>()
  lines.forEach((line, at) => {
    if (found.size >= MAX_NEWS || line.isFooter) return
    const dates = datesIn(line.text.slice(0, 400))
    const [date] = dates
    if (!date || dates.length > 2 || date.iso > latest || date.iso < '2000-01-01') return
    const item = itemAt(page, lines, at, date)
    if (
      !item ||
      found.has(sameLengthFold(item.title)) ||
      isAdvertTitle(item.title) ||
      (!isListed && isCareersAddress(item.url))
    )
      return
    const quote = quoteAround(line.text, date.index, date.end, page.url)
    found.set(sameLengthFold(item.title), {
      title: item.title,
      url: item.url,
      date: { value: date.iso, quote, by: BY },
    })
  })
  return [...found.values()]
}

type Item = { title: string; url: string }

function itemAt(page: HtmlPage, lines: readonly CompanyLine[], at: number, date: FoundDate): Item | null {
  const line = lines[at]
  if (!line?.element || !isDateLine(line.text, date)) return null
  const context = newsContext(page, lines, at)
  const own = withoutDate(line.text, date)
  const isOwn = isHeadline(own) && line.hrefs.length === 0 && !BYLINE.test(sameLengthFold(own))
  const teaser =
    teaserOf(page, line.element, date, isOwn) ?? (isOwn ? headingAbove(page, lines, at) : flatTeaser(page, lines, at))
  if (teaser) return context === 'none' ? null : teaser
  if (isHeadline(own)) return context === 'none' ? null : { title: own, url: linkOf(page, line.element) ?? page.url }
  return context === 'post' ? postOf(page) : null
}

/** Who wrote it and under what it is filed, beside the date of a post. */
const BYLINE =
  /^(?:di|da|by|von|in|a cura|autore|author|categori[ae]|posted|pubblicat\w+|scritto|admin|redazione|staff|commenti|tag)\b|\b(?:min(?:uti)?(?: di lettura)?|min read|comment[io]|visualizzazioni)$/

/** "Headline" over "10/11/2026 The first words of the text": by pairs, not one heading over a list of dated lines. */
function headingAbove(page: HtmlPage, lines: readonly CompanyLine[], at: number): Item | null {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!above?.element || !line?.element || !/^h[2-6]$/.test(above.element.name)) return null
  if (!isHeadline(above.text) || datesIn(above.text).length > 0) return null
  if (below && !below.isFooter && datesIn(below.text.slice(0, 400)).length > 0) return null
  return { title: trimmed(above.text), url: absolute(page, above.hrefs[0]) ?? page.url }
}

/** A date that stands for itself or opens or closes a short line, not one within a sentence. */
function isDateLine(text: string, date: FoundDate): boolean {
  const before = text.slice(0, date.index).trim()
  const after = text.slice(date.end).trim()
  if (before === '' || after === '') return text.length <= 220
  return (
    /^(?:pubblicato|posted|scritto|da |di |by |data|il|del|inserito|aggiornato|published|news|on)\b/i.test(before) &&
    before.length < 40
  )
}

/** The smallest part around the date that holds one headline: a heading or a link. */
function teaserOf(page: HtmlPage, start: Element, date: FoundDate, isTold: boolean): Item | null {
  let part: Element | null = start
  for (let level = 0; part && level < MAX_CLIMB; level++) {
    if (part.name === 'body' || part.name === 'main') return null
    const text = foldedText(part)
    if (text.length > 1_500) return null
    if (datesIn(text).filter(({ iso }) => iso !== date.iso).length > 0) return null
    // A line that tells itself what happened then is headed by a heading at most, not by some link around it.
    const headline = isTold && !hasHeading(part) ? null : headlineIn(page, part)
    if (headline) return headline
    part = part.parent && isTag(part.parent) ? part.parent : null
  }
  return null
}

/** Dates and headlines by turns in one part, without one around each pair: the first line tells which comes first. */
function flatTeaser(page: HtmlPage, lines: readonly CompanyLine[], at: number): Item | null {
  const parent = lines[at]?.element?.parent
  const isSibling = (line: CompanyLine | undefined) =>
    line?.element?.parent?.parent === parent || line?.element?.parent === parent
  let first = at
  const isOfList = (line: CompanyLine | undefined) =>
    line !== undefined && isSibling(line) && (datesIn(line.text).length > 0 || isHeadline(line.text))
  while (first > 0 && isOfList(lines[first - 1]) && at - first < 60) first--
  const isDateFirst = datesIn(lines[first]?.text ?? '').length > 0
  const line = lines[isDateFirst ? at + 1 : at - 1]
  if (!line?.element || datesIn(line.text).length > 0 || !isHeadline(line.text) || !isSibling(line)) return null
  const isMarked = line.hrefs.length > 0 || /^h[1-6]$/.test(line.element.name)
  return isMarked ? { title: trimmed(line.text), url: absolute(page, line.hrefs[0]) ?? page.url } : null
}

const isHeading = ({ name, attribs }: Element) => /^h[1-6]$/.test(name) || /title|titolo/i.test(attribs.class ?? '')

const hasHeading = (part: Element) => elementsIn(part, isHeading).some((element) => isHeadline(foldedText(element)))

function headlineIn(page: HtmlPage, part: Element): Item | null {
  const headings = elementsIn(part, isHeading)
  const links = elementsIn(part, (element) => element.name === 'a' && element.attribs.href !== undefined)
  const own = part.name === 'a' && part.attribs.href !== undefined ? part : (enclosingLink(part) ?? links[0])
  for (const element of [...headings, ...links]) {
    const title = titleIn(element)
    if (title !== null && isHeadline(title)) {
      const link = element.name === 'a' ? element : (elementsIn(element, ({ name }) => name === 'a')[0] ?? own)
      return { title, url: absolute(page, link?.attribs.href) ?? page.url }
    }
  }
  const loose = part.name === 'a' || part.name === 'li' ? withoutFirstDate(foldedText(part)) : null
  return loose !== null && isHeadline(loose)
    ? { title: loose, url: absolute(page, own?.attribs.href) ?? page.url }
    : null
}

/** A link may hold the whole teaser: its first part without the date is the headline. */
function titleIn(element: Element): string | null {
  const inner = elementsIn(
    element,
    ({ name, attribs }) => /^h[1-6]$|^strong$/.test(name) || /title|titolo/i.test(attribs.class ?? ''),
  )[0]
  if (element.name === 'a' && inner) return withoutFirstDate(foldedText(inner))
  if (
    element.name === 'a' &&
    elementsIn(element, ({ name }) => name === 'time' || name === 'span' || name === 'p' || name === 'div').length > 1
  ) {
    const parts = element.children.filter(isTag).map((child) => withoutFirstDate(foldedText(child)))
    return parts.find((part) => isHeadline(part)) ?? null
  }
  return withoutFirstDate(foldedText(element))
}

function postOf(page: HtmlPage): Item | null {
  const heading = elementsIn(page.document.children.filter(isTag), ({ name }) => name === 'h1')[0]
  const title = heading ? foldedText(heading) : ''
  return isHeadline(title) ? { title, url: page.url } : null
}

const NOT_HEADLINES =
  /^(?:leggi(?: tutto| di piu| l'articolo)?|continua(?: a leggere)?|scopri(?: di piu)?|read more|more|approfondisci|dettagli|vai|tutte le news|archivio|news|notizie|blog|eventi|home|precedente|successivo|mehr|weiterlesen|share.{0,40}|condividi.{0,40}|commenti?|nessun commento|admin|redazione|vedi tutt\w+|guarda|download|scarica)\b.{0,12}$/

function isHeadline(text: string): boolean {
  const folded = sameLengthFold(text).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  return folded.length >= 8 && text.length <= 200 && folded.split(' ').length >= 2 && !NOT_HEADLINES.test(folded)
}

function withoutDate(text: string, date: FoundDate): string {
  return trimmed(`${text.slice(0, date.index)} ${text.slice(date.end)}`)
}

function withoutFirstDate(text: string): string {
  const [date] = datesIn(text.slice(0, 400))
  return date ? withoutDate(text, date) : trimmed(text)
}

const trimmed = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s–—|:•·,.-]+|[\s–—|:•·,-]+$/gu, '')
    .trim()

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

function enclosingLink(part: Element): Element | undefined {
  let parent = part.parent
  for (let level = 0; parent && isTag(parent) && level < 3; level++) {
    if (parent.name === 'a') return parent
    parent = parent.parent
  }
  return undefined
}

function linkOf(page: HtmlPage, element: Element): string | null {
  const link =
    element.name === 'a' ? element : (enclosingLink(element) ?? elementsIn(element, ({ name }) => name === 'a')[0])
  return absolute(page, link?.attribs.href)
}

function absolute(page: HtmlPage, href: string | undefined): string | null {
  if (href === undefined || href === '' || href.startsWith('#')) return null
  const url = URL.parse(href, page.baseUrl)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
