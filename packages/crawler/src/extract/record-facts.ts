import { oncePer } from '@vedetta/reference/once-per'
import type { Element } from 'domhandler'
import { isFactLabel, isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { cleanTitle } from '../normalise/title.ts'
import type { HtmlPage } from '../page.ts'
import { type BlockFacts, type EarlyFacts, numberOf } from '../score/candidate-facts.ts'
import type { Extent } from './advert-extents.ts'
import { type AdvertBlock, advertLinks } from './advert-position.ts'
import { type Sign, signsOf, signsOfLine } from './advert-signs.ts'
import { announces, isAnnouncement, isEmptyNote } from './announcements.ts'
import { closedAt, saysClosed } from './closed-words.ts'
import { isAboutPerson, isNonAdvert } from './non-adverts.ts'
import { ancestorsOf, type PageLines } from './page-lines.ts'
import { givenNames } from './role-vocabulary.ts'
import { looksLikeRole } from './role-words.ts'
import { isNewsHeadline, isSpontaneousTitle } from './title-kinds.ts'
import type { TitleLine } from './title-lines.ts'

/** A possible title. */
export type NamedTitle = {
  title: TitleLine
  /** The title without label, place and the like. */
  post: string
}

/** A possible advert with what its own lines say. */
export type AdvertRecord = {
  block: AdvertBlock
  signs: ReadonlySet<Sign>
  /** The text after the title in its line, then the other lines of the block. */
  texts: readonly string[]
  textLength: number
  isSeeking: boolean
  isClosed: boolean
}

const maxText = 1_500
const seekingTexts = 4
const closingTexts = 6

/** Titles that may hold more than the post's name. */
const decorated = /[,:;|(_–—]|\s[-/]\s|\d/u

export function namedTitle(title: TitleLine, url: string): NamedTitle {
  const post = decorated.test(title.text) ? cleanTitle({ text: title.text, url }) : title.text
  const isRole = title.isRole || (post !== title.text && looksLikeRole(post))
  return { title: { ...title, isRole }, post }
}

export function recordOf(page: HtmlPage, content: PageLines, title: TitleLine, extent: Extent): AdvertRecord {
  const { from, to } = extent.range
  const block: AdvertBlock = { title, ...extent, links: advertLinks(page, content, title, extent.range) }
  const rest = title.rest.slice(0, maxText)
  const titleLine = content.lines[title.line]
  const lines = content.lines.slice(Math.max(0, from), to).filter((line) => line !== titleLine && !isEmptyNote(line))
  const first = (count: number) => lines.slice(0, rest ? count - 1 : count)
  const texts = lines.map(({ text }) => text.slice(0, maxText))
  if (rest) texts.unshift(rest)
  return {
    block,
    signs: signsIn(page, block, rest, lines),
    texts,
    textLength: texts.reduce((sum, text) => sum + text.length, 0),
    isSeeking: isAnnouncement(rest) || first(seekingTexts).some(announces),
    isClosed: closedAt(title.text) >= 0 || closedAt(rest) >= 0 || first(closingTexts).some(saysClosed),
  }
}

function signsIn(page: HtmlPage, { links }: AdvertBlock, rest: string, lines: readonly MarkedLine[]): Set<Sign> {
  const signs = signsOf(rest ? [rest] : [])
  for (const line of lines) for (const sign of signsOfLine(line)) signs.add(sign)
  if (links.applyUrl) signs.add('apply')
  if (links.url !== page.url) signs.add('page')
  return signs
}

export function factsOfTitle(content: PageLines, title: TitleLine): EarlyFacts {
  const line = content.lines[title.line]
  const ancestors = line ? ancestorsOf(line, 12) : []
  const around = new Set(ancestors.map(({ name }) => name))
  return {
    isRole: numberOf(title.isRole),
    isUnlikely: numberOf(title.isUnlikely),
    titleWords: title.text.split(' ').length,
    titleLength: title.text.length,
    isShouted: numberOf(title.text === title.text.toUpperCase()),
    hasDigit: numberOf(/\d/.test(title.text)),
    titleSigns: signsOf([title.text]).size,
    isPart: numberOf(isPartLabel(title.text) || isFactLabel(title.text)),
    isSpontaneous: numberOf(isSpontaneousTitle(title.text)),
    isNews: numberOf(isNewsHeadline(title.text)),
    hasRest: numberOf(title.rest !== ''),
    givenName: numberOf(namesPerson(title.text)),
    isHeading: numberOf(title.style === 'heading'),
    isAccordion: numberOf(title.style === 'accordion'),
    isBold: numberOf(title.style === 'bold'),
    isLink: numberOf(title.style === 'link'),
    isItem: numberOf(line?.isItem),
    level: line?.level ?? 7,
    lineShare: title.line / content.lines.length,
    seeksInTitle: numberOf(line && announces(line)),
    isLinked: numberOf(around.has('a')),
    inAside: numberOf(around.has('aside')),
    inForm: numberOf(around.has('form')),
    isControl: numberOf(ancestors.slice(0, 3).some(isControl)),
    inChrome: numberOf(around.has('footer') || around.has('nav') || around.has('header')),
    belowRole: numberOf(isRoleLine(content.lines[title.line - 1])),
  }
}

export function factsOfBlock(page: HtmlPage, content: PageLines, record: AdvertRecord): BlockFacts {
  const { block, signs, texts } = record
  const lines = content.lines.slice(block.range.from, block.range.to)
  return {
    signRequirements: numberOf(signs.has('requirements')),
    signApply: numberOf(signs.has('apply')),
    signPlace: numberOf(signs.has('place')),
    signContract: numberOf(signs.has('contract')),
    signDate: numberOf(signs.has('date')),
    signReference: numberOf(signs.has('reference')),
    signPage: numberOf(signs.has('page')),
    signs: signs.size,
    isSeeking: numberOf(record.isSeeking),
    blockLength: record.textLength,
    blockLines: texts.length,
    isFlat: numberOf(block.isFlat),
    isElsewhere: numberOf(isElsewhere(block.links.url, page)),
    aboutPerson: numberOf(isAboutPerson(lines)),
    nonAdvert: numberOf(isNonAdvert(lines, signs)),
    isClosed: numberOf(record.isClosed),
    blockSpontaneous: numberOf(lines.some(isSpontaneousLine)),
  }
}

const maxSpontaneous = 40

/** "Candidatura libera", alone on its line. */
const isSpontaneousLine = oncePer(
  ({ text }: MarkedLine): boolean => text.length <= maxSpontaneous && isSpontaneousTitle(text),
)

/** What one ticks or chooses, as the filters of a portal. */
const isControl = ({ name, attribs }: Element): boolean =>
  name === 'label' ||
  name === 'option' ||
  attribs.onclick !== undefined ||
  /^(?:checkbox|radio|option)$/.test(attribs.role ?? '')

const maxNameWords = 4

/** "Marta Colombo", "Chef Aldo". */
function namesPerson(title: string): boolean {
  const words = title.split(/[\s,·–-]+/, maxNameWords + 1)
  return (
    words.length <= maxNameWords && words.some((word) => /^\p{Lu}/u.test(word) && givenNames.has(word.toLowerCase()))
  )
}

const maxRole = 80

/** "Saldatore", and below it "Lodi · full time": the line above names the post already. */
const isRoleLine = (line: MarkedLine | undefined): boolean =>
  line !== undefined && line.text.length <= maxRole && looksLikeRole(line.text)

/** Most records have no page of their own, so addresses are seldom parsed. */
const isElsewhere = (url: string, page: HtmlPage): boolean =>
  url !== page.url && new URL(url).host !== new URL(page.url).host

/** What the titles of a group have in common. */
export function factsOfTitles(titles: readonly TitleLine[]): EarlyFacts {
  const count = titles.length
  return {
    groupSize: count,
    groupRoles: titles.filter(({ isRole }) => isRole).length / count,
    groupUnlikely: titles.filter(({ isUnlikely }) => isUnlikely === true).length / count,
    groupTitleLength: titles.reduce((sum, { text }) => sum + text.length, 0) / count,
    groupDistinct: new Set(titles.map(({ text }) => text.toLowerCase())).size / count,
  }
}

/** What the blocks of a group have in common, and how alike they are. */
export function factsOfBlocks(records: readonly AdvertRecord[]): BlockFacts {
  const count = records.length
  const shareWith = (sign: Sign) => records.filter(({ signs }) => signs.has(sign)).length / count
  const mean = (value: (record: AdvertRecord) => number) =>
    records.reduce((sum, record) => sum + value(record), 0) / count
  const length = mean(({ textLength }) => textLength)
  const spread = Math.sqrt(mean(({ textLength }) => (textLength - length) ** 2))
  return {
    groupRequirements: shareWith('requirements'),
    groupApply: shareWith('apply'),
    groupPlace: shareWith('place'),
    groupContract: shareWith('contract'),
    groupDate: shareWith('date'),
    groupReference: shareWith('reference'),
    groupPage: shareWith('page'),
    groupSeeking: records.filter(({ isSeeking }) => isSeeking).length / count,
    groupLength: length,
    groupSpread: length > 0 ? spread / length : 0,
  }
}
