import type { Element } from 'domhandler'
import { findOne } from 'domutils'
import { isFactLabel, isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { advertEndings } from '../lexicon/advert-boundaries.ts'
import { atStart } from '../lexicon/compile-terms.ts'
import { closesAnother, isClosedList } from './closed-words.ts'
import { soughtTitle } from './notice-phrase.ts'
import { ancestorsOf, type LineRange, type PageLines } from './page-lines.ts'
import type { TitleLine } from './title-lines.ts'

/** The lines of one advert; `isFlat` where only the next title ends it, no element of its own. */
export type Extent = { range: LineRange; isFlat: boolean }

/** Where each advert of a group begins and ends, in the order of the titles. */
export function extentsOf(page: PageLines, titles: readonly TitleLine[]): Extent[] {
  const [only] = titles
  if (titles.length === 1 && only) return [{ range: loneRange(page, only), isFlat: true }]
  const { blocks, level, isFlat } = blocksOf(page, titles)
  return titles.map((title, index) => {
    const block = blocks[index]
    const range = block && page.rangeOf.get(block)
    const panel = !range || range.to - range.from <= 3 ? panelOf(page, title, block) : null
    if (panel) return { range: panel, isFlat: false }
    if (!isFlat && range) return { range, isFlat: false }
    const outer = ancestorsOf(lineOf(page, title))[level]
    const next = titles[index + 1]?.line ?? page.lines.length
    const end = Math.min(next, (outer && page.rangeOf.get(outer)?.to) ?? next)
    return { range: { from: title.line, to: stopBefore(page, title, end) }, isFlat: true }
  })
}

/** The largest elements that hold one title each, as many levels up for every one. */
function blocksOf(page: PageLines, titles: readonly TitleLine[]) {
  const climbs = titles.map((title, index) => climb(page, title, titles[index - 1], titles[index + 1]))
  const level = Math.min(...climbs.map(({ length }) => length))
  const blocks = climbs.map((elements) => (level > 0 ? elements[level - 1] : undefined))
  const isFlat = blocks.filter((block) => block && isOwnBlock(page, block)).length * 2 < titles.length
  return { blocks, level, isFlat }
}

/** The elements around a title that hold none of its neighbours, the nearest first. */
function climb(
  page: PageLines,
  title: TitleLine,
  before: TitleLine | undefined,
  after: TitleLine | undefined,
): Element[] {
  const elements = ancestorsOf(lineOf(page, title))
  const end = elements.findIndex((element) => {
    const range = page.rangeOf.get(element)
    if (!range) return true
    return (before && range.from <= before.line) || (after && range.to > after.line)
  })
  return end < 0 ? elements : elements.slice(0, end)
}

function lineOf(page: PageLines, title: TitleLine): MarkedLine {
  const line = page.lines[title.line]
  if (!line) throw new RangeError('a title outside its page')
  return line
}

/** Whether a block holds more than the title, or is an element for a single entry. */
function isOwnBlock(page: PageLines, block: Element): boolean {
  return lengthOf(page, block) > 1 || block.name === 'li' || block.name === 'article'
}

function lengthOf(page: PageLines, element: Element): number {
  const range = page.rangeOf.get(element)
  return range ? range.to - range.from : 0
}

/** A tab, a toggle or a button beside the title may name its panel, wherever that stands. */
function panelOf(page: PageLines, title: TitleLine, block: Element | undefined): LineRange | null {
  const inBlock = block ? findOne(({ attribs }) => targetOf(attribs) !== null, block.children, true) : null
  for (const { attribs } of [...ancestorsOf(lineOf(page, title), 6), ...(inBlock ? [inBlock] : [])]) {
    const panel = page.byId.get(targetOf(attribs) ?? '')
    const range = panel && page.rangeOf.get(panel)
    if (range && range.from > title.line) return range
  }
  return null
}

function targetOf(attribs: Record<string, string>): string | null {
  const target = attribs['aria-controls'] ?? attribs['data-target'] ?? attribs['data-bs-target'] ?? attribs.href
  return target && (target.startsWith('#') || attribs['aria-controls']) ? target.replace(/^#/, '') : null
}

/** The only advert of a page: from its title to the first line about something else. */
function loneRange(page: PageLines, title: TitleLine): LineRange {
  let end = title.line + 1
  for (const element of ancestorsOf(lineOf(page, title))) {
    const range = page.rangeOf.get(element)
    if (!range) continue
    end = range.to
    if (holdsText(page, title.line + 1, end) || element.name === 'main' || element.name === 'article') break
  }
  return { from: title.line, to: stopBefore(page, title, end) }
}

const minText = 80

function holdsText({ lines }: PageLines, from: number, to: number): boolean {
  let length = 0
  for (let index = from; index < to && length < minText; index += 1) length += lines[index]?.text.length ?? 0
  return length >= minText
}

const advertEnd = atStart(advertEndings, 'iu')

function stopBefore(page: PageLines, title: TitleLine, end: number): number {
  const own = lineOf(page, title).level
  for (let index = title.line + 1; index < end; index++) {
    const line = page.lines[index]
    if (!line) break
    if (line.text.length <= 120 && (advertEnd.test(line.text) || isClosedHead(line))) return index
    // A struck-out line is another advert, which is closed.
    if (ancestorsOf(line, 3).some(({ name }) => name === 's' || name === 'del' || name === 'strike')) return index
    if (closesAnother(line, title.text)) return index
    if (line.isBold && line.level === null && seeksSomeone(line.text)) return index
    const level = line.level
    if (level !== null && level <= (own ?? 6) && !isLabel(line.text)) {
      if (own !== null || level <= 3) return index
    }
  }
  return end
}

/** "Estate 2026 (posizioni chiuse)": a heading over closed adverts. */
function isClosedHead(line: MarkedLine): boolean {
  return (line.isHeading || line.isBold || /^\P{Ll}{8,}$/u.test(line.text)) && isClosedList(line.text)
}

/** "CERCASI AUTISTA" in bold under an advert set otherwise opens the next one. */
function seeksSomeone(text: string): boolean {
  return text.length <= 120 && soughtTitle(text) !== null
}

function isLabel(text: string): boolean {
  const label = text.replace(/\s*:$/, '')
  return isPartLabel(label) || isFactLabel(label)
}
