import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { factOf } from '../score/candidate-facts.ts'
import { acceptedConfidence } from '../score/scorer.ts'
import type { Steps } from '../steps.ts'
import { type Extent, extentsOf } from './advert-extents.ts'
import { advertLinks, advertPosition } from './advert-position.ts'
import { announces } from './announcements.ts'
import { type Candidate, certaintyOf, minConfidence, type Proposal, weigh } from './candidates.ts'
import type { ExtractContext } from './extract-context.ts'
import { withHeadingAbove } from './heading-above.ts'
import { pageFacts } from './page-facts.ts'
import { type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { announcementIn } from './page-statements.ts'
import { type RecordGroup, recordGroups } from './record-groups.ts'
import { positionTables } from './table.ts'
import type { TitleLine } from './title-lines.ts'

/** How the adverts of a page are laid out. */
type Layout = 'accordion' | 'definition-list' | 'repeated-blocks' | 'headings'

/** No company's page lists more; a hostile one may. */
const maxAdverts = 150
/** Nor has it more groups of lines that may be titles: of 3,158 recorded pages none has more than 31. */
const maxGroups = 200
const advertsAStep = 25

/** An advert, how it is laid out, and the line of its title. */
export type PageAdvert = { layout: Layout; line: number; range: LineRange; position: RawPosition }

/** The records of a page that may be adverts, each with its confidence; each line belongs to one advert at most. */
export function* pageAdverts(page: HtmlPage, context: ExtractContext): Steps<PageAdvert[]> {
  if (context.role === 'news' || context.role === 'contact') return []
  const content = pageLines(page)
  const proposals = proposalsOf(page, content)
  yield
  const kept = withoutOverlaps(content, weighed(page, content, context, proposals))
  const extents = finalExtents(content, kept)
  const adverts: PageAdvert[] = []
  for (const [at, record] of kept.entries()) {
    if (at % advertsAStep === 0) yield
    adverts.push(advertOf(page, content, record, extents.get(record) ?? record.block))
  }
  return adverts.sort((a, b) => a.line - b.line).slice(0, maxAdverts)
}

function proposalsOf(page: HtmlPage, content: PageLines): Proposal[] {
  const isPromising = promisingIn(page, content)
  const groups = recordGroups(content).filter((group) => !isForOthers(content, group))
  return groups.slice(0, maxGroups).map(({ titles, heading, alike }) => ({
    by: 'records',
    titles,
    // Worked out when asked for: most lists are hopeless without them.
    get extents() {
      return extentsOf(content, titles)
    },
    heading,
    alike,
    isPromising: isPromising({ titles, heading, alike }),
  }))
}

function weighed(
  page: HtmlPage,
  content: PageLines,
  context: ExtractContext,
  proposals: readonly Proposal[],
): Candidate[] {
  const tables = positionTables(page).flatMap(({ element }) => content.rangeOf.get(element) ?? [])
  const isInTable = (line: number) => tables.some(({ from, to }) => line >= from && line < to)
  return weigh(page, content, context, proposals).filter(
    (one) => one.confidence >= minConfidence && !isSaidClosed(one) && !isInTable(one.block.title.line),
  )
}

/** "Cerchiamo fornitori", "Cerchiamo soluzioni su misura:": what follows are no posts. */
function isForOthers({ lines }: PageLines, { titles: [first], heading }: RecordGroup): boolean {
  const above = [lines[heading], first && lines[first.line - 1]]
  return above.some((line) => line !== undefined && announcementIn(line) === 'others')
}

const leadLines = 3

/** Whether a group names a trade, or stands under words about openings, or as headings on a page about them. */
function promisingIn(page: HtmlPage, content: PageLines): (group: RecordGroup) => boolean {
  const { pageCareers, pathCareers } = pageFacts(page).facts
  const isAboutCareers = pageCareers === 1 || pathCareers === 1
  return ({ titles: [first], heading: at, alike }) => {
    const heading = content.lines[at]
    if (first === undefined) return false
    if (alike.roles > 0 || (heading !== undefined && announces(heading))) return true
    if (isAboutCareers && first.style !== 'plain' && first.style !== 'item') return true
    return content.lines.slice(Math.max(0, first.line - leadLines), first.line).some(announces)
  }
}

/** "Nessuna posizione aperta" holds for every list of the page; an advert in full beside it was forgotten there, or opened since. */
function isSaidClosed({ numbers }: Candidate): boolean {
  const isInFull = factOf(numbers, 'signs') >= 3 && factOf(numbers, 'signRequirements') === 1
  return factOf(numbers, 'nothingOpen') === 1 && !isInFull
}

/** The most confident first, those that are over last: none holds the title of another, unless both are entries of a list. */
function withoutOverlaps({ lines }: PageLines, records: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  const isEntry = ({ line }: TitleLine) => lines[line]?.isItem === true
  const holds = ({ range, title: own }: Candidate['block'], { title }: Candidate['block']) =>
    title.line >= range.from && title.line < range.to && (own.line === title.line || !(isEntry(own) && isEntry(title)))
  const isOver = ({ numbers }: Candidate) => factOf(numbers, 'isClosed')
  // "Stabilimento di Brescia" over posts is their heading, however much it looks like one.
  const posts = records.filter((one) => factOf(one.numbers, 'isRole') === 1 && one.confidence >= acceptedConfidence)
  const isHeading = (one: Candidate) =>
    factOf(one.numbers, 'isRole') === 0 && posts.some(({ block }) => holds(one.block, block))
  const possible = records.filter((one) => !isHeading(one))
  for (const record of possible.toSorted((a, b) => isOver(a) - isOver(b) || b.confidence - a.confidence))
    if (!kept.some(({ block }) => holds(block, record.block) || holds(record.block, block))) kept.push(record)
  return kept
}

/** A line that turned out to be no title must not end the advert it stands in. */
function finalExtents(content: PageLines, kept: readonly Candidate[]): Map<Candidate, Extent> {
  const extents = new Map<Candidate, Extent>()
  for (const group of Map.groupBy(kept, ({ proposal }) => proposal).values()) {
    const sorted = group.toSorted((a, b) => a.block.title.line - b.block.title.line)
    const found = extentsOf(
      content,
      sorted.map(({ block }) => block.title),
    )
    sorted.forEach((one, index) => {
      const extent = found[index]
      if (extent) extents.set(one, untilNext(extent, one, kept))
    })
  }
  return extents
}

/** An advert ends at the latest where another one begins, whichever list that is of; its panel may stand below all of the list. */
function untilNext({ range, isFlat }: Extent, { block }: Candidate, kept: readonly Candidate[]): Extent {
  const start = Math.max(block.title.line, range.from)
  const next = kept.map((other) => other.block.title.line).filter((line) => line > start && line < range.to)
  return { range: { from: range.from, to: Math.min(range.to, ...next) }, isFlat }
}

function advertOf(page: HtmlPage, content: PageLines, record: Candidate, extent: Extent): PageAdvert {
  const { block } = record
  const { title } = block
  const layout = layoutOf(block)
  const links = advertLinks(page, content, title, extent.range)
  const position = advertPosition(page, content, { title, ...extent, links }, layout)
  return {
    layout,
    line: title.line,
    range: { from: Math.min(extent.range.from, title.line), to: extent.range.to },
    position: { ...withHeadingAbove(page, content, title.line, position), ...certaintyOf(record) },
  }
}

function layoutOf({ title, isFlat }: Candidate['block']): Layout {
  if (title.style === 'accordion') return 'accordion'
  if (title.style === 'definition') return 'definition-list'
  return isFlat ? 'headings' : 'repeated-blocks'
}
