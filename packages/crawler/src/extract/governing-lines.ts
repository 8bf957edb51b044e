import { namesCareers } from '../find/careers-words.ts'
import { foldWords } from '../find/fold-words.ts'
import { isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { type CandidateTexts, type Facts, numberOf } from '../score/candidate-facts.ts'
import { isAnnouncement, isUsual } from './announcements.ts'
import { isClosedList } from './closed-words.ts'
import type { PageLines } from './page-lines.ts'
import { announcedBefore } from './page-statements.ts'
import type { TitleLine } from './title-lines.ts'

/** What stands above a group of records: the heading that governs it, the heading over that, and the lines between heading and records. */
export type GoverningLines = {
  facts: Facts
  texts: Pick<CandidateTexts, 'heading' | 'lead' | 'over'>
}

const maxHeading = 120
const leadLines = 2
const maxLead = 200
const noLevel = 7

export function governingLines(content: PageLines, at: number, titles: readonly TitleLine[]): GoverningLines {
  const { lines } = content
  const first = titles[0]?.line ?? 0
  const heading = lines[at]?.text.slice(0, maxHeading) ?? ''
  const level = lines[at]?.level ?? noLevel
  const over = headingOver(lines, at, level)?.text.slice(0, maxHeading) ?? ''
  const lead = lines
    .slice(Math.max(at + 1, first - leadLines), first)
    .map(({ text }) => text.slice(0, maxLead))
    .join(' ')
  const announced = announcedBefore(content, first)
  const isCareers = (text: string) => namesCareers(foldWords(text))
  return {
    facts: {
      headingAnnounces: numberOf(isAnnouncement(heading)),
      headingCareers: numberOf(isCareers(heading)),
      headingUsual: numberOf(isUsual(heading)),
      headingCloses: numberOf(isClosedList(heading)),
      headingPart: numberOf(isPartLabel(heading.replace(/\s*:$/, ''))),
      leadAnnounces: numberOf(isAnnouncement(lead)),
      leadUsual: numberOf(isUsual(lead)),
      overAnnounces: numberOf(isAnnouncement(over)),
      overCareers: numberOf(isCareers(over)),
      linesOpen: numberOf(announced === 'open'),
      linesUsual: numberOf(announced === 'usual'),
      linesCourses: numberOf(announced === 'courses' || announced === 'others'),
      distance: Math.min(99, first - at),
      headingLevel: at < 0 ? 0 : level,
    },
    texts: { heading, lead, over },
  }
}

/** The nearest heading above a line that is of a higher level. */
function headingOver(lines: PageLines['lines'], at: number, level: number): MarkedLine | null {
  for (let index = at - 1; index >= 0; index -= 1) {
    const line = lines[index]
    if (line && line.level !== null && line.level < level) return line
  }
  return null
}
