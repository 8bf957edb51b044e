import { oncePer } from '@vedetta/reference/once-per'
import { isTag } from 'domhandler'
import type { MarkedLine } from '../html/lines.ts'
import { anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import { notAStatement, nothingOpenPhrases } from '../lexicon/empty-lists.ts'
import { firmCalls, somethingOpenPhrases, usualTradesPhrases } from '../lexicon/sought-posts.ts'
import { announces, seeksThings } from './announcements.ts'
import { ancestorsOf, type LineRange, type PageLines } from './page-lines.ts'
import { looksLikeRole } from './role-words.ts'

const nothingOpen = fromWordStart(nothingOpenPhrases, 'iu')

const somethingOpen = anywhere(somethingOpenPhrases, 'iu')

const usual = anywhere(usualTradesPhrases, 'iu')

/** "Nessuna offerta che fa per te?", "Se non ci sono posizioni …": questions and conditions, not statements. */
const noStatement = anywhere(notAStatement, 'iu')

/** The lines for which the page says that no position is open: all of it, or the part under one heading. */
export const nothingOpenIn = oncePer((page: PageLines): (LineRange & { at: number })[] =>
  page.lines.flatMap(({ text }, index) => {
    const match = text.length <= 600 ? nothingOpen.exec(text) : null
    if (!match) return []
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const isStatement = !noStatement.test(text.slice(match.index)) && !noStatement.test(before)
    return isStatement ? [{ ...scopeOf(page, index), at: index }] : []
  }),
)

const aboutPositions =
  /lavor|posizion|offert|ricerc|selezion|annunc|candid|carrier|opportunit|job|career|position|stelle|karriere/iu

/** The lines a sentence is about: those of its list entry or of its heading's part, else the whole page. */
function scopeOf({ lines, rangeOf }: PageLines, at: number): LineRange {
  const entry = entryOf(lines[at], rangeOf, at)
  if (entry) return entry
  const own = lines[at]?.level ?? null
  const from = lines.findLastIndex(({ level }, index) => index < at && level !== null && level < (own ?? 7))
  const heading = lines[from]
  const level = heading?.level ?? 1
  if (own !== null && isOneOfSeveral(lines, at, from)) return { from: at, to: nextHeading(lines, at, own) }
  const isOfWhole = !heading || level === 1 || (aboutPositions.test(heading.text) && !isRepeated(lines, from))
  return isOfWhole ? { from: 0, to: lines.length } : { from, to: nextHeading(lines, at, level) }
}

/** "Posizioni aperte" under each of several seats speaks of that seat alone. */
function isRepeated(lines: PageLines['lines'], at: number): boolean {
  const { text, level } = lines[at] ?? { text: '', level: null }
  return lines.some((line, index) => index !== at && line.level === level && line.text === text)
}

function nextHeading(lines: PageLines['lines'], at: number, level: number): number {
  const end = lines.findIndex((line, index) => index > at && line.level !== null && line.level <= level)
  return end < 0 ? lines.length : end
}

/** "No positions at the moment" as a heading among the headings of adverts: of one region, not of the page. */
function isOneOfSeveral(lines: PageLines['lines'], at: number, from: number): boolean {
  const level = lines[at]?.level ?? 1
  const above = from < 0 ? 0 : from + 1
  const to = nextHeading(lines, at, level - 1)
  return (
    lines
      .slice(above, to)
      .filter(
        (line, index) =>
          line.level === level && above + index !== at && looksLikeRole(line.text.split(', ').at(-1) ?? ''),
      ).length > 1
  )
}

const entryTags = new Set(['li', 'tr', 'dd', 'details', 'article'])

/** One of several entries, which first names what it is about. */
function entryOf(
  line: PageLines['lines'][number] | undefined,
  rangeOf: PageLines['rangeOf'],
  at: number,
): LineRange | null {
  for (const element of line ? ancestorsOf(line, 8) : []) {
    const range = entryTags.has(element.name) ? rangeOf.get(element) : undefined
    const isAmongOthers = element.parent?.children.some(
      (other) => other !== element && isTag(other) && other.name === element.name,
    )
    const isNamed = element.name === 'dd' || (range?.from ?? at) < at
    if (range && isNamed && isAmongOthers) return range
  }
  return null
}

export const isWithin = (ranges: readonly LineRange[], line: number): boolean =>
  ranges.some(({ from, to }) => line >= from && line < to)

const callsForFirms = anywhere(firmCalls, 'iu')
const courses = /(?<!in )\b(?:corsi|corso|percorsi formativi|catalogo corsi|webinar)\b/iu

export type Announcement = 'open' | 'usual' | 'courses' | 'others' | null

/** What the lines above a list announce: open positions, the trades of the company, courses, or that firms and things are sought. */
export function announcedBefore({ lines }: PageLines, first: number): Announcement {
  for (let index = first - 1; index >= Math.max(0, first - 6); index--) {
    const line = lines[index]
    const announced = line ? announcementIn(line) : null
    if (announced !== null) return announced
  }
  return null
}

/** What a line announces; cached, because it stands above several groups. */
export const announcementIn = oncePer((line: MarkedLine): Announcement => {
  const { text } = line
  if (text.length > 500) return null
  if (usual.test(text) && !somethingOpen.test(text)) return 'usual'
  if (isOver(line) && (callsForFirms.test(text) || seeksThings(text))) return 'others'
  if (isOver(line) && courses.test(text)) return 'courses'
  return announces(line) ? 'open' : null
})

/** A heading, or a line that ends as one. */
function isOver(line: MarkedLine): boolean {
  return line.text.length <= 80 && (line.isHeading || line.isBold || line.text.endsWith(':'))
}
