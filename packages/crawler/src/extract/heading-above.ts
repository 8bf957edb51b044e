import { findMunicipality } from '@vedetta/reference/municipalities'
import { isTag } from 'domhandler'
import { visibleText } from '../html/dom.ts'
import { isExactFactLabel, isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { anyOf } from '../lexicon/compile-terms.ts'
import { officeHeadings } from '../lexicon/places.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { signsOf } from './advert-signs.ts'
import { closedQuote, isClosedList } from './closed-words.ts'
import { ancestorsOf, type PageLines } from './page-lines.ts'
import { looksLikeRole } from './role-words.ts'

const maxBack = 400
const maxHeading = 80
const noLevel = 7

/** Adds what the heading over a list says of each advert in it: a season, a place, that all are closed. */
export function withHeadingAbove(page: HtmlPage, content: PageLines, line: number, position: RawPosition): RawPosition {
  const heading = entryAbove(content, line) ?? headingAbove(content, line)
  if (!heading) return position
  const quote = { text: heading.slice(0, 300), url: page.url }
  const closed = position.closed ?? (isClosedList(heading) ? quote : closedQuote([heading], page.url))
  const place = position.hints.place ? null : placeIn(heading)
  if (place) return { ...position, closed, hints: { ...position.hints, place: [{ ...quote, text: place }] } }
  const signs = signsOf([heading])
  const isSaying =
    /stagion/iu.test(heading) ||
    signs.has('contract') ||
    signs.has('place') ||
    isOfPart(content, heading) ||
    standsUnderAnother(content, line, heading)
  if (!isSaying) return { ...position, closed }
  return {
    ...position,
    closed,
    sections: [{ heading: null, lines: [{ text: heading, isItem: false }] }, ...position.sections],
  }
}

/** "Supermercato di Lecco", one of several headings: what it names, its adverts are of. */
function isOfPart({ lines }: PageLines, heading: string): boolean {
  if (heading.length > maxHeading || !/(?:^|\s)(?:di|a|ad|in|presso|bei|at|[–—-]) \p{Lu}|\(\p{Lu}/u.test(heading))
    return false
  const line = lines.find(({ text, level }) => level !== null && text === heading)
  return line !== undefined && line.level !== 1
}

const maxAlike = 20

/** The same words stand under another heading, too: the headings tell two posts apart. */
function standsUnderAnother(content: PageLines, line: number, heading: string): boolean {
  const text = content.lines[line]?.text
  const alike = content.lines.flatMap((other, at) => (at !== line && other.text === text ? [at] : []))
  return alike.slice(0, maxAlike).some((at) => {
    const above = headingAbove(content, at)
    return above !== null && above !== heading
  })
}

const office = new RegExp(`^${anyOf(officeHeadings)}[ :]+`, 'iu')

/** "Sede di Novara", "Deposito di Voghera – polo nord": the town that a heading is about. */
function placeIn(heading: string): string | null {
  if (heading.length > maxHeading) return null
  const bare = heading.replace(office, '')
  const [name = ''] = bare.split(/\s+[–—|-]\s+|\s*[,(:/]/u)
  return name !== '' && /^\p{Lu}/u.test(name) && findMunicipality(name.trim()) ? name.trim() : null
}

/** The entry of an outer list that this one is listed under: `<li>Novara<ul><li>Cassiera</li></ul></li>`. */
function entryAbove({ lines, rangeOf }: PageLines, line: number): string | null {
  const title = lines[line]
  const term = title ? termOf(title) : null
  if (term && !looksLikeRole(term) && placeIn(term)) return term
  const entries = title ? ancestorsOf(title, 12).filter(({ name }) => name === 'li') : []
  for (const entry of entries.slice(1)) {
    const from = rangeOf.get(entry)?.from ?? line
    const text = lines[from]?.text.replace(/\s*:$/, '')
    if (from < line && text && text.length <= maxHeading && !looksLikeRole(text)) return text
  }
  return null
}

/** `<dt>Novara</dt><dd>Cassiera</dd>`: the term that this is said of. */
function termOf(line: MarkedLine): string | null {
  const definition = ancestorsOf(line, 4).find(({ name }) => name === 'dd')
  let before = definition?.prev ?? null
  while (before && !(isTag(before) && before.name === 'dt')) before = before.prev
  return before && isTag(before) ? visibleText(before) : null
}

const openList =
  /(?:posizioni|selezioni|ricerche|offerte) (?:apert|attiv|in corso)|(?:cerchiamo|stiamo cercando|ricerchiamo)|open positions|offene stellen|wir suchen/iu

function headingAbove({ lines }: PageLines, line: number): string | null {
  const own = lines[line]?.level ?? noLevel
  for (let index = line - 1; index >= Math.max(0, line - maxBack); index--) {
    const above = lines[index]
    const heading = above && headingBy(above, own)
    if (heading !== undefined) return heading
  }
  return null
}

/** The text of a line over a list; null if no heading can stand above it; undefined if the search goes on. */
function headingBy(above: MarkedLine, own: number): string | null | undefined {
  const { text, level } = above
  const isLead = level === null && above.isBold
  if (text.length <= maxHeading && (isLead || level === own)) {
    if (isClosedList(text) || (isLead && office.test(text) && placeIn(text))) return text
    if (openList.test(text)) return null
  }
  if (level === null || level >= own) return undefined
  if (looksLikeRole(text) || isPartLabel(text) || isExactFactLabel(text)) return own === noLevel ? undefined : null
  return text
}
