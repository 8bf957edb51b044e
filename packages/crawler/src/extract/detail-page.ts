import type { Element } from 'domhandler'
import { foldedText } from '../html/dom.ts'
import type { MarkedLine } from '../html/lines.ts'
import type { HtmlPage } from '../page.ts'
import { advertLinks, advertPosition } from './advert-position.ts'
import { isTelling, signsOf } from './advert-signs.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { type FoundNotice, noticePosition, noticesIn } from './notice.ts'
import { isOfficial, soughtTitle } from './notice-phrase.ts'
import { isImprint, isOtherBlock } from './other-blocks.ts'
import { ancestorsOf, type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { pageParts } from './page-parts.ts'
import { couldBeRole, looksLikeRole } from './role-words.ts'
import { positionTables } from './table.ts'

/** A page that is one advert: its heading names the role, its text tells the rest. */
export const detailPage: Extractor = (page, context) => {
  if (page.kind !== 'html' || !['detail', 'post', 'careers'].includes(context.role)) return []
  const content = pageLines(page)
  const title = titleOf(page, content, context)
  if (!title || isOneOfSeveral(page, content, title, context)) return []
  if (context.role === 'careers' && (content.lines[title.line]?.level !== 1 || !looksLikeRole(title.text))) return []
  const whole = { from: title.line, to: endOf(content, title.line) }
  const further = furtherNotices(content, whole, title.text)
  const range = { ...whole, to: further[0]?.range.from ?? whole.to }
  const lines = content.lines.slice(range.from, range.to)
  const signs = signsOf(lines.map(({ text }) => text))
  const isNamedByList = context.listTitle !== null && isSame(context.listTitle, title.text)
  const isEnough = isTelling(signs) && signs.size >= (isNamedByList ? 1 : 2)
  if (!isEnough || (isOtherBlock(lines, signs) && !isNamedByList)) return []
  const heading = { ...title, isRole: true, setting: 'heading' as const, shape: '', isOnlyTitles: false }
  const block = { title: heading, range, isFlat: true, links: advertLinks(page, content, heading, range) }
  const own = { ...advertPosition(page, content, block, 'detail-page'), url: page.url }
  const { postedAt } = own.hints
  const others = further.flatMap((notice) => noticePosition(page, content, notice, 1) ?? [])
  return [own, ...others.map((other) => (postedAt ? { ...other, hints: { ...other.hints, postedAt } } : other))]
}

/** A table of positions, or lines set like the title that are roles too: a list, whatever led here. */
function isOneOfSeveral(
  page: HtmlPage,
  { lines }: PageLines,
  title: Title,
  { listTitle, role }: ExtractContext,
): boolean {
  const isNamed = listTitle !== null && isSame(listTitle, title.text)
  const level = lines[title.line]?.level ?? null
  if (level === null) {
    if (positionTables(page).some(({ positions }) => positions.length > 1)) return true
    const isLike = (line: MarkedLine) => line.isBold && line.level === null && looksLikeRole(line.text)
    return !isNamed && lines.some((line, index) => index > title.line && title.line >= 0 && isLike(line))
  }
  if (isNamed) return false
  const isLike = (other: number | null) => (role === 'careers' ? other !== null : level > 1 && other === level)
  return lines.some((line, index) => index > title.line && isLike(line.level) && looksLikeRole(line.text))
}

const FURTHER = /\b(?:inoltre|altresì|anche|infine|also|moreover|auch)\b/iu

/** "Cerchiamo inoltre un coordinatore": a second post in the same text. */
function furtherNotices(content: PageLines, within: LineRange, title: string): FoundNotice[] {
  return noticesIn(content, { ...within, from: within.from + 1 }).filter((notice) => {
    const texts = content.lines.slice(notice.range.from, notice.range.to).map(({ text }) => text)
    return FURTHER.test(texts.join('\n')) && !key(title).includes(key(notice.title).slice(0, 6))
  })
}

type Title = { text: string; line: number; rest: string }

function titleOf(page: HtmlPage, content: PageLines, { listTitle }: ExtractContext): Title | null {
  const headings = content.lines.flatMap((line, index) =>
    line.isHeading || line.isBold ? [{ text: line.text, line: index, rest: '', level: line.level }] : [],
  )
  const named = listTitle ? headings.find(({ text }) => isSame(text, listTitle)) : undefined
  if (named && couldBeRole(named.text)) return toldIn(content, named) ?? named
  const within = listTitle && looksLikeRole(listTitle) ? headingAround(headings, listTitle) : null
  if (within) return within
  const official = soughtHeading(
    content,
    headings.filter(({ text }) => isOfficial(text)),
  )
  if (official) return official
  const first = headings.filter(({ level }) => level !== null && level <= 2).find(({ text }) => looksLikeRole(text))
  if (first) return first
  const top = headings.slice(0, 3).find(({ text }) => looksLikeRole(text))
  if (top) return top
  const sought = soughtHeading(content, headings)
  if (sought) return sought
  const any = content.lines
    .slice(0, 12)
    .findIndex(({ text }) => listTitle !== null && isSame(text, listTitle) && looksLikeRole(text))
  if (any >= 0) return { text: content.lines[any]?.text ?? '', line: any, rest: '' }
  return headlineTitle(page)
}

/** "Avviso di selezione n. 9/2026 – Perito agrario": the list says which of its words are the post's name. */
function headingAround(headings: readonly Title[], listTitle: string): Title | null {
  for (const { text, line } of headings.slice(0, 3)) {
    const at = text.toLowerCase().indexOf(listTitle.toLowerCase())
    if (at >= 0 && text.length <= 260)
      return { text: text.slice(at, at + listTitle.length), line, rest: text.slice(0, at) }
  }
  return null
}

const HEADLINE =
  /\b(?:selezion|ricerc|cerc|assun|assum|candidatur|stagion|lavor|opportunit|suchen|gesucht|hiring|join)/iu

/** "Bar: selezioni aperte": a headline about the search, whose text names the post. */
function toldIn(content: PageLines, { text, line }: Title): Title | null {
  if (looksLikeRole(text) || !HEADLINE.test(text)) return null
  const [notice, another] = noticesIn(content, { from: line + 1, to: endOf(content, line) })
  return notice && !another ? { text: notice.title, line, rest: text } : null
}

/** "Il salone cresce: cerchiamo una parrucchiera!": the text may name the post in full. */
function soughtHeading(content: PageLines, headings: readonly Title[]): Title | null {
  for (const { text, line } of headings.slice(0, 3)) {
    const title = soughtTitle(text)
    if (!title) continue
    const inText = noticesIn(content, { from: line + 1, to: content.lines.length }).find((notice) =>
      key(notice.title).startsWith(key(title)),
    )
    const isBold =
      inText &&
      content.lines
        .slice(inText.range.from, inText.range.to)
        .some(({ runs }) => runs.some((run) => run.isBold && run.text.includes(inText.title)))
    return { text: inText && isBold ? inText.title : title, line, rest: text }
  }
  return null
}

/** Some themes put the title into a banner that is no part of the content; the document's title repeats it. */
function headlineTitle(page: HtmlPage): Title | null {
  const { headlines } = pageParts(page)
  const named = (name: string) => headlines.filter((element) => element.name === name).slice(0, 2)
  const texts = [...named('h1').map(foldedText), ...named('title').flatMap((element) => titleTexts(rawText(element)))]
  const title = texts.find((text) => text.length <= 90 && looksLikeRole(text))
  return title === undefined ? null : { text: title, line: -1, rest: '' }
}

/** Without the site's name, which stands last: after a bar, else after a dash. */
function titleTexts(text: string): string[] {
  const [part = ''] = text.split(/\s+[|»·]\s+/)
  return part === text ? [text.replace(/\s+[–—-]\s+[^–—-]*$/, ''), text] : [part, text]
}

function rawText(element: Element): string {
  return element.children
    .map((child) => ('data' in child ? child.data : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const END =
  /^(?:altre (?:posizioni|offerte|opportunità)|altri annunci|annunci (?:simili|correlati)|posizioni (?:simili|correlate|aperte)|offerte (?:simili|correlate)|potrebbe(?:ro)? interessart|articoli (?:correlati|recenti)|related|similar|other (?:jobs|positions)|more jobs|weitere stellen|condividi|leggi anche|torna (?:all|indietro)|←|©|copyright|tutti i diritti riservati)/iu

function endOf(content: PageLines, from: number): number {
  const end = content.lines.findIndex(
    (line, index) => index > from && ((line.text.length <= 100 && END.test(line.text)) || isAside(content, line, from)),
  )
  const imprint = content.lines.findIndex((line, index) => index > from && isImprint(line.text))
  const ends = [end, imprint < 0 ? -1 : imprintStart(content, imprint, from)].filter((one) => one >= 0)
  return Math.min(content.lines.length, ...ends)
}

const MAX_IMPRINT = 6

/** Where the small part begins that holds the company's imprint: its name and address stand above its numbers. */
function imprintStart(content: PageLines, line: number, title: number): number {
  const marked = content.lines[line]
  const parts = (marked ? ancestorsOf(marked) : []).flatMap((element) => content.rangeOf.get(element) ?? [])
  const around = parts.find(({ from, to }) => to - from > 1)
  return around && around.from > title + 1 && around.to - around.from <= MAX_IMPRINT ? around.from : line
}

/** In a side bar that the title is not in. */
function isAside(content: PageLines, line: MarkedLine, title: number): boolean {
  return ancestorsOf(line).some((element) => {
    if (element.name !== 'aside' && !/(?:^|\s)(?:sidebar|widget-area)(?:\s|$)/i.test(element.attribs.class ?? ''))
      return false
    const range = content.rangeOf.get(element)
    return range !== undefined && (title < range.from || title >= range.to)
  })
}

function isSame(a: string, b: string): boolean {
  return key(a) !== '' && key(a) === key(b)
}

function key(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 200)
}
