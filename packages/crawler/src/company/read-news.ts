import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import type { FoundNews } from '../finding.ts'
import { visibleText } from '../html/dom.ts'
import { datesIn, daysBefore, type FoundDate } from '../normalise/dates.ts'
import { quoteAround } from '../normalise/quoting.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import type { HtmlPage, Page } from '../page.ts'
import { type CompanyLine, companyLines } from './company-lines.ts'
import {
  type Headline,
  hasHeading,
  headlineIn,
  isHeadline,
  linkOf,
  postOf,
  trimmedHeadline,
  webAddress,
  withoutDate,
} from './headlines.ts'
import { isAdvertTitle, isCareersAddress, isNewsAddress, newsContext } from './news-signs.ts'

const by = 'news'
const maxNews = 60
const maxClimb = 5
/** Longer parts hold more than one item, whatever white space they are laid out with. */
const maxPart = 20_000
/** Dated lines of a page that are looked at. */
const maxDated = 1_000

/** The company's own news with a date: teasers of a list, or the post that the page is. */
export function readNews(page: Page, visitedAt: Date): FoundNews[] {
  if (page.kind !== 'html' || isCareersAddress(page.url)) return []
  const lines = companyLines(page)
  // An item of a news page is news, whatever its address says: "/candidati-in-visita/".
  const isListed = isNewsAddress(page.url)
  const latest = daysBefore(visitedAt, -1)
  const found = new Map<string, FoundNews>()
  let dated = 0
  lines.forEach((line, at) => {
    if (found.size >= maxNews || dated >= maxDated || line.isFooter) return
    const dates = datesIn(line.text.slice(0, 400))
    if (dates.length > 0) dated += 1
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
      date: { value: date.iso, quote, by },
    })
  })
  return [...found.values()]
}

function itemAt(page: HtmlPage, lines: readonly CompanyLine[], at: number, date: FoundDate): Headline | null {
  const line = lines[at]
  if (!line?.element || !isDateLine(line.text, date)) return null
  const context = newsContext(page, lines, at)
  const own = withoutDate(line.text, date)
  const isOwn = isHeadline(own) && line.hrefs.length === 0 && !byline.test(sameLengthFold(own))
  const teaser =
    teaserOf(page, line.element, date, isOwn) ?? (isOwn ? headingAbove(page, lines, at) : flatTeaser(page, lines, at))
  if (teaser) return context === 'none' ? null : teaser
  if (isHeadline(own)) return context === 'none' ? null : { title: own, url: linkOf(page, line.element) ?? page.url }
  return context === 'post' ? postOf(page) : null
}

/** The author and the category beside the date of a post. */
const byline =
  /^(?:di|da|by|von|in|a cura|autore|author|categori[ae]|posted|pubblicat\w+|scritto|admin|redazione|staff|commenti|tag)\b|\b(?:min(?:uti)?(?: di lettura)?|min read|comment[io]|visualizzazioni)$/

/** "Headline" over "10/11/2026 The first words of the text": by pairs, not one heading over a list of dated lines. */
function headingAbove(page: HtmlPage, lines: readonly CompanyLine[], at: number): Headline | null {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!above?.element || !line?.element || !/^h[2-6]$/.test(above.element.name)) return null
  if (!isHeadline(above.text) || datesIn(above.text).length > 0) return null
  if (below && !below.isFooter && datesIn(below.text.slice(0, 400)).length > 0) return null
  return { title: trimmedHeadline(above.text), url: webAddress(page, above.hrefs[0]) ?? page.url }
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
function teaserOf(page: HtmlPage, start: Element, date: FoundDate, isTold: boolean): Headline | null {
  let part: Element | null = start
  for (let level = 0; part && level < maxClimb; level++) {
    if (part.name === 'body' || part.name === 'main') return null
    const text = visibleText(part, maxPart)
    if (text.length > 1_500) return null
    if (datesIn(text).filter(({ iso }) => iso !== date.iso).length > 0) return null
    // A line that is itself the news is headed by a heading at most, not by some link around it.
    const headline = isTold && !hasHeading(part) ? null : headlineIn(page, part)
    if (headline) return headline
    part = part.parent && isTag(part.parent) ? part.parent : null
  }
  return null
}

/** Dates and headlines alternating in one part, without an element around each pair: the first line shows which comes first. */
function flatTeaser(page: HtmlPage, lines: readonly CompanyLine[], at: number): Headline | null {
  const parent = lines[at]?.element?.parent
  const block = blockOf(lines[at]?.element)
  const isSibling = (line: CompanyLine | undefined) =>
    line?.element?.parent?.parent === parent ||
    line?.element?.parent === parent ||
    (block !== undefined && blockOf(line?.element)?.parent === block.parent)
  let first = at
  const isOfList = (line: CompanyLine | undefined) =>
    line !== undefined && isSibling(line) && (datesIn(line.text).length > 0 || isHeadline(line.text))
  while (first > 0 && isOfList(lines[first - 1]) && at - first < 60) first--
  const isDateFirst = datesIn(lines[first]?.text ?? '').length > 0
  const line = lines[isDateFirst ? at + 1 : at - 1]
  if (!line?.element || datesIn(line.text).length > 0 || !isHeadline(line.text) || !isSibling(line)) return null
  const isMarked = line.hrefs.length > 0 || /^h[1-6]$/.test(line.element.name)
  return isMarked ? { title: trimmedHeadline(line.text), url: webAddress(page, line.hrefs[0]) ?? page.url } : null
}

/** The paragraph or heading that words in bold, a link or a span stand in. */
function blockOf(element: Element | null | undefined): Element | undefined {
  let block = element ?? undefined
  for (
    let level = 0;
    block && /^(?:a|b|strong|em|i|u|small|span|time|font)$/.test(block.name) && level < maxClimb;
    level++
  )
    block = block.parent && isTag(block.parent) ? block.parent : undefined
  return block
}
