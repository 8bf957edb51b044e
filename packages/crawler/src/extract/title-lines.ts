import type { Element } from 'domhandler'
import { visibleText } from '../html/dom.ts'
import type { MarkedLine } from '../html/lines.ts'
import { ancestorsOf, type PageLines } from './page-lines.ts'
import { titleWithLink } from './title-in-line.ts'
import { shapeOf, styleOf, type TitleStyle } from './title-style.ts'

/** A line that may be an advert's title. */
export type TitleLine = {
  line: number
  text: string
  /** The text after the title in the same line. */
  rest: string
  isRole: boolean
  style: TitleStyle
  /** Equal for titles in the same style. */
  shape: string
  /** Every line of this shape is a possible title. */
  isOnlyTitles: boolean
}

const maxLine = 300

/** Every line that may be a title, those inside `tables` aside: their rows are read as such. */
export function titleLines({ lines, links, rangeOf }: PageLines, tables: readonly Element[]): TitleLine[] {
  const ranges = tables.flatMap((table) => rangeOf.get(table) ?? [])
  const linkAt = new Map(links.filter(({ element }) => element.attribs.href).map((link) => [link.line, link.element]))
  const found = lines.flatMap((line, index) => {
    const isInTable = ranges.some(({ from, to }) => index >= from && index < to)
    const link = linkAt.get(index)
    const title = isInTable
      ? null
      : titleWithLink(line, link && line.text.length <= maxLine ? visibleText(link, 2 * maxLine) : '')
    return title ? [{ ...title, line: index, marked: line }] : []
  })
  const relevant = worthwhile(found)
  if (relevant.length === 0) return []
  const isFrequent = frequentClasses(lines)
  const shaped = relevant.map(({ marked, ...title }): TitleLine => {
    const style = styleOf(marked, title.rest !== '')
    return { ...title, style, shape: shapeOf(marked, style, isFrequent), isOnlyTitles: false }
  })
  return withPurity(lines, shaped, isFrequent)
}

/** An unknown trade is kept only as a heading, or in a style like a known one's. */
function worthwhile<Found extends { isRole: boolean; marked: MarkedLine }>(found: Found[]): Found[] {
  const styleKey = ({ isHeading, isBold, isItem, start }: MarkedLine) =>
    `${isHeading} ${isBold} ${isItem} ${start.parent && 'name' in start.parent ? start.parent.name : ''}`
  const known = new Set(found.filter(({ isRole }) => isRole).map(({ marked }) => styleKey(marked)))
  return found.filter(({ isRole, marked }) => isRole || marked.isHeading || known.has(styleKey(marked)))
}

/** Marks the titles whose shape no other line has, where a shape holds known and unknown trades. */
function withPurity(
  lines: readonly MarkedLine[],
  titles: TitleLine[],
  isFrequent: (name: string) => boolean,
): TitleLine[] {
  const mixed = [...Map.groupBy(titles, ({ shape }) => shape)].filter(
    ([, group]) => group.some(({ isRole }) => isRole) && group.some(({ isRole }) => !isRole),
  )
  if (mixed.length === 0) return titles
  const titled = new Set(titles.map(({ line }) => line))
  const others = new Set(
    lines.flatMap((line, index) => (titled.has(index) ? [] : [shapeOf(line, styleOf(line, false), isFrequent)])),
  )
  const pure = new Set(mixed.map(([shape]) => shape).filter((shape) => !others.has(shape)))
  return titles.map((title) => (pure.has(title.shape) ? { ...title, isOnlyTitles: true } : title))
}

/** Class names that occur more than once: the others name a single block. */
function frequentClasses(lines: readonly MarkedLine[]): (name: string) => boolean {
  const bearers = Map.groupBy(
    new Set(lines.flatMap((line) => ancestorsOf(line, 3))),
    (element) => element.attribs.class ?? '',
  )
  const counts = new Map<string, number>()
  for (const [classes, { length }] of bearers)
    for (const name of classes.split(/\s+/, 8)) counts.set(name, (counts.get(name) ?? 0) + length)
  return (name) => (counts.get(name) ?? 0) > 1
}
