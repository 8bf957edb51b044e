import { isTag } from 'domhandler'
import { anyOf, anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import { notAStatement, nothingOpenPhrases } from '../lexicon/empty-lists.ts'
import {
  companySeeks,
  firmCalls,
  somethingOpenPhrases,
  soughtThings,
  usualTradesPhrases,
  wordsBeforeThings,
} from '../lexicon/sought-posts.ts'
import { ancestorsOf, type LineRange, type PageLines } from './page-lines.ts'

const nothingOpen = fromWordStart(nothingOpenPhrases, 'iu')

const somethingOpen = anywhere(somethingOpenPhrases, 'iu')

const usual = anywhere(usualTradesPhrases, 'iu')

/** "Cerchiamo soluzioni su misura", "Cerchiamo di esserci": no people are sought. */
const things = new RegExp(`${anyOf(companySeeks)} (?:${anyOf(wordsBeforeThings)} )*${anyOf(soughtThings)}`, 'iu')

/** "Nessuna offerta che fa per te?", "Se non ci sono posizioni …": questions and conditions, not statements. */
const noStatement = anywhere(notAStatement, 'iu')

/** The lines for which the page says that no position is open: all of it, or the part under one heading. */
export function nothingOpenIn(page: PageLines): (LineRange & { at: number })[] {
  return page.lines.flatMap(({ text }, index) => {
    const match = text.length <= 600 ? nothingOpen.exec(text) : null
    if (!match) return []
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const isStatement = !noStatement.test(text.slice(match.index)) && !noStatement.test(before)
    return isStatement ? [{ ...scopeOf(page, index), at: index }] : []
  })
}

const aboutPositions =
  /lavor|posizion|offert|ricerc|selezion|annunc|candid|carrier|opportunit|job|career|position|stelle|karriere/iu

/** The lines a sentence is about: those of its list entry or of its heading's part, else the whole page. */
function scopeOf({ lines, rangeOf }: PageLines, at: number): LineRange {
  const entry = entryOf(lines[at], rangeOf, at)
  if (entry) return entry
  const from = lines.findLastIndex(({ level }, index) => index < at && level !== null)
  const heading = lines[from]
  const level = heading?.level ?? 1
  if (!heading || level === 1 || aboutPositions.test(heading.text)) return { from: 0, to: lines.length }
  const end = lines.findIndex((line, index) => index > at && line.level !== null && line.level <= level)
  return { from, to: end < 0 ? lines.length : end }
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

export type Announcement = 'open' | 'usual' | 'courses' | null

/** What the lines above a list announce: open positions, the trades of the company, courses. */
export function announcedBefore({ lines }: PageLines, first: number): Announcement {
  for (let index = first - 1; index >= Math.max(0, first - 6); index--) {
    const text = lines[index]?.text ?? ''
    if (text.length > 500) continue
    if (usual.test(text) && !somethingOpen.test(text)) return 'usual'
    if (isOver(lines[index]) && (courses.test(text) || callsForFirms.test(text))) return 'courses'
    if (somethingOpen.test(text) && !nothingOpen.test(text) && !things.test(text)) return 'open'
  }
  return null
}

const callForPeople =
  /\b(?:lavora (?:con|per|da) noi|lavoro|offerta di lavoro|unisciti (?:a noi|al team)|join us|work with us|jobs?|karriere|stellenangebot)\b/iu

/** "Cerchiamo receptionist", or a small "Lavora con noi" over the title: the block itself seeks someone. */
export function isSoughtByBlock(
  { lines }: PageLines,
  title: { line: number; text: string; rest: string },
  from: number,
) {
  if (somethingOpen.test(title.text) || somethingOpen.test(title.rest.slice(0, 200))) return true
  return lines
    .slice(Math.max(from, title.line - 3), title.line)
    .some(({ text }) => text.length <= 40 && (callForPeople.test(text) || somethingOpen.test(text)))
}

/** A heading, or a line that ends as one. */
function isOver(line: PageLines['lines'][number] | undefined): boolean {
  return line !== undefined && line.text.length <= 80 && (line.isHeading || line.isBold || line.text.endsWith(':'))
}
