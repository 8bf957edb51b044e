import { oncePer } from '@vedetta/reference/once-per'
import { namesCareers } from '../find/careers-words.ts'
import { foldWords } from '../find/fold-words.ts'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { visibleText } from '../html/dom.ts'
import { isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { announces, isAnnouncement, seeksThings } from './announcements.ts'
import { isApplyText } from './links.ts'
import { postAfterVerb, soughtTitle } from './notice-phrase.ts'
import type { PageLines } from './page-lines.ts'
import { boldStart, titleWithLink } from './title-in-line.ts'
import { frequentClasses, type TitleLine } from './title-lines.ts'
import { shapeOf, styleOf } from './title-style.ts'

/** Lines that are set alike and stand under one heading: each may be the title of an advert. */
export type RecordGroup = {
  titles: TitleLine[]
  /** The line that governs them, or -1. */
  heading: number
  /** What all lines set alike have in common, under whatever heading: a list by department is one list. */
  alike: { size: number; roles: number; groups: number }
}

const maxLine = 300
const maxTitles = 150
const noLevel = 7
const maxButton = 30

/** Every run of lines set alike, whatever their words: what they are is judged by what stands above and below them. */
export const recordGroups = oncePer((content: PageLines): RecordGroup[] => {
  const titles = possibleTitles(content)
  const headings = headingsOver(content, new Set(titles.flatMap(({ line, isRole }) => (isRole ? [line] : []))))
  const groups: RecordGroup[] = []
  for (const alike of Map.groupBy(titles, ({ shape }) => shape).values()) {
    const runs = new Map<number, TitleLine[]>()
    let opener = -1
    for (const title of alike) {
      const marked = content.lines[title.line] as MarkedLine
      // "Posizioni aperte" set like the titles below it is their heading.
      if (isHead(marked) && !title.isRole && (isAnnouncement(title.text) || isOverLead(content, title.line))) {
        opener = title.line
        continue
      }
      const heading = Math.max(headings[title.line] ?? -1, opener)
      const run = runs.get(heading)
      if (run) run.push(title)
      else runs.set(heading, [title])
    }
    const size = [...runs.values()].reduce((sum, run) => sum + run.length, 0)
    const roles = alike.filter(({ isRole }) => isRole).length / Math.max(1, size)
    for (const [heading, run] of runs)
      groups.push({
        titles: cutAlike(content, run.slice(0, maxTitles)),
        heading,
        alike: { size, roles, groups: runs.size },
      })
  }
  return groups
})

/** `<b>Saldatore</b> Nuova`, `<b>Acquisti</b> Nuova`: where one title ends with its bold words, the others do. */
function cutAlike({ lines }: PageLines, titles: readonly TitleLine[]): TitleLine[] {
  const isCut = titles.some(({ rest, line }) => rest !== '' && lines[line]?.isBold === false)
  if (!isCut) return [...titles]
  return titles.map((title) => {
    const line = lines[title.line]
    const bold = title.rest === '' && line && !line.isBold ? boldStart(line) : null
    return bold && bold.text.length > 2 ? { ...title, ...bold } : title
  })
}

function possibleTitles({ lines, links }: PageLines): TitleLine[] {
  const linkAt = new Map(links.filter(({ element }) => element.attribs.href).map((link) => [link.line, link.element]))
  const classesOf = frequentClasses(lines)
  return lines.flatMap((line, index): TitleLine[] => {
    const link = linkAt.get(index)
    const found = titleWithLink(line, link && line.text.length <= maxLine ? visibleText(link, 2 * maxLine) : '')
    if (!found || seeksThings(found.text) || isTermsAlone(found.text)) return []
    const sought = isAnnouncement(found.text) ? soughtIn(line, found.text) : null
    const title = sought === null ? found : { text: sought, rest: line.text, isRole: true }
    const style = styleOf(line)
    return [{ ...title, line: index, style, shape: shapeOf(line, style, classesOf) }]
  })
}

/** The post that a line seeks; where it is set in bold, its name ends with the bold type. */
function soughtIn({ runs }: MarkedLine, text: string): string | null {
  const bold = runs.filter(({ isBold }) => isBold).map((run) => collapseWhitespace(run.text))
  return postAfterVerb(text, bold)?.title ?? soughtTitle(text)
}

const hours =
  /^(?:full|part|tempo|voll|teil)[ -]?(?:time|pieno|parziale|determinato|indeterminato|zeit)(?:[ ,;.].{0,20})?$/iu

/** "Part time, mattina": a condition, and no post. */
const isTermsAlone = (text: string) => text.length <= 45 && hours.test(text)

/** "Mitarbeit am Hof", and below it "Wir suchen:", is the heading of what is sought. */
function isOverLead({ lines }: PageLines, at: number): boolean {
  const next = lines[at + 1]
  return next?.text.endsWith(':') === true && announces(next)
}

const isHead = ({ isHeading, isBold, text }: MarkedLine) => isHeading || isBold || text.length <= 60

/** For each line the nearest line above that governs it, or -1: a heading of a higher level, or words that announce openings. */
function headingsOver(
  { lines }: PageLines,
  /** Lines that name a post announce no others. */
  posts: ReadonlySet<number>,
): number[] {
  /** The last heading of each level, and the last of these that announces openings. */
  const nearest = new Array<number>(noLevel + 1).fill(-1)
  const announcing = new Array<number>(noLevel + 1).fill(-1)
  return lines.map((line, index) => {
    const level = line.level ?? noLevel
    // A heading of the same level governs only if it announces what follows.
    let governing = announcing[level] ?? -1
    for (let higher = 1; higher < level; higher++) governing = Math.max(governing, nearest[higher] ?? -1)
    if (line.level !== null) {
      nearest.fill(-1, level + 1)
      announcing.fill(-1, level + 1)
      nearest[level] = index
      if (announces(line) && !posts.has(index)) announcing[level] = index
    } else if (!posts.has(index) && isLead(line)) announcing[noLevel] = index
    return governing
  })
}

/** "Posizioni aperte:", "Siamo alla ricerca di:": a line over a list that is no heading. */
function isLead(line: MarkedLine): boolean {
  const { text } = line
  // The button of one entry is not the heading of the next.
  if (text.length > 200 || isPartLabel(text) || (text.length <= maxButton && isApplyText(text))) return false
  if (!text.endsWith(':') && !line.isBold && text.length > 60) return false
  return announces(line) || namesCareers(foldWords(text))
}
