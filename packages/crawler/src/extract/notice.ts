import { isTag } from 'domhandler'
import { foldText } from '../html/fold-text.ts'
import { isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { sectionsOfLines } from '../html/sections.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import { markedHints, READ_ON } from './advert-position.ts'
import { signsOf } from './advert-signs.ts'
import { closedQuote } from './closed-words.ts'
import type { Extractor } from './extract-context.ts'
import { type AdvertLink, isApplyText, isPageLink, linksIn } from './links.ts'
import { isNotSought, noticesOf } from './notice-phrase.ts'
import { ancestorsOf, type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { isWithin, nothingOpenIn } from './page-statements.ts'
import { referenceIn } from './reference-code.ts'
import { looksLikeRole } from './role-words.ts'
import { saidOfEach } from './several-posts.ts'

const MAX_NOTICES = 20
const MAX_FOLLOWING = 12

/** Prose that looks for someone, on a home page or in a post: "Cercasi cuoco per la stagione, inviare il CV a …". */
export const notice: Extractor = (page, context) => {
  if (page.kind !== 'html' || context.role === 'news' || context.role === 'contact') return []
  const content = pageLines(page)
  const nothingOpen = nothingOpenIn(content)
  const found = noticesIn(content, { from: 0, to: content.lines.length })
  return found
    .filter(({ line }) => !isWithin(nothingOpen, line))
    .flatMap((phrase) => noticePosition(page, content, phrase, context.role === 'home' ? 2 : 1) ?? [])
}

/** A notice's lines; those up to the next heading may say how to apply for all notices before them. */
export type FoundNotice = {
  title: string
  line: number
  range: LineRange
  until: number
  /** Every post that its line names, this one among them. */
  together: readonly string[]
}

/** The notices in these lines, each up to the next one or to a heading. */
export function noticesIn(content: PageLines, within: LineRange): FoundNotice[] {
  const found: { title: string; line: number }[] = []
  for (let line = within.from; line < within.to && found.length < MAX_NOTICES; line++) {
    const marked = content.lines[line]
    // A link as a whole line is a headline: what it leads to says whether someone is sought.
    if (!marked || isLink(marked)) continue
    const titles = noticesOf(marked.text, boldTexts(marked))
    const last = found.at(-1)
    const isNear = last !== undefined && line - last.line <= MAX_NEAR && headingAfter(content, last.line, line) === line
    const further = titles.length === 0 && isNear ? furtherPost(marked) : null
    for (const title of further ? [further] : titles) found.push({ title, line })
  }
  const starts = found.map(({ line }) => {
    const previous = found.findLast((other) => other.line < line)?.line ?? within.from - 1
    const post = postAround(content, line, previous)
    return { line, from: post?.from ?? blockStart(content, line, previous), post }
  })
  return found.map(({ title, line }, index) => {
    const { from = line, post } = starts[index] ?? {}
    const next = starts.find((other) => other.line > line)?.from ?? within.to
    const until = Math.min(headingAfter(content, line, within.to), post?.to ?? within.to)
    const together = found.filter((other) => other.line === line).map((other) => other.title)
    return { title, line, range: { from, to: Math.min(next, until, line + MAX_FOLLOWING) }, until, together }
  })
}

const MAX_NEAR = 4

/** "Al banco <b>due commesse</b>, solo di mattina": after one post, the next, named in bold within a text. */
function furtherPost(line: MarkedLine): string | null {
  if (line.isBold || line.isHeading || line.isItem) return null
  const bold = boldTexts(line).find((text) => /[\p{L}]/u.test(text))
  return bold !== undefined && looksLikeRole(bold) ? bold : null
}

/** The next heading after a line that opens something else, or `end`. */
function headingAfter({ lines }: PageLines, line: number, end: number): number {
  for (let index = line + 1; index < end; index++) {
    const marked = lines[index]
    if (marked && isNotSought(marked.text)) return index
    if (marked && marked.level !== null && !isPartLabel(marked.text.replace(/\s*:$/, ''))) return index
  }
  return end
}

const MAX_POST = 40

/** The post of a feed that a notice stands in: one of several blocks alike, with a date of its own or many beside it. */
function postAround(content: PageLines, line: number, before: number): LineRange | null {
  const marked = content.lines[line]
  for (const element of marked ? ancestorsOf(marked) : []) {
    const range = content.rangeOf.get(element)
    if (!range || range.to - range.from > MAX_POST || range.from <= before) return null
    if (range.to - range.from < 2 || !(element.attribs.class || element.name === 'article' || element.name === 'li'))
      continue
    const name = element.attribs.class?.split(/\s+/, 1)[0]
    const alike = (element.parent?.children ?? []).filter(
      (other) =>
        isTag(other) &&
        other !== element &&
        other.name === element.name &&
        other.attribs.class?.split(/\s+/, 1)[0] === name &&
        content.rangeOf.has(other),
    )
    const isDated = () => signsOf(content.lines.slice(range.from, line).map(({ text }) => text)).has('date')
    if (alike.length > 0 && (alike.length > 2 || isDated())) return range
  }
  return null
}

/** Where the small block around a notice begins: its date often stands above it. */
function blockStart(content: PageLines, line: number, before: number): number {
  const marked = content.lines[line]
  let start = line
  for (const element of marked ? ancestorsOf(marked) : []) {
    const range = content.rangeOf.get(element)
    if (!range || range.to - range.from > 6 || range.from <= before) break
    start = range.from
  }
  return start
}

/** The notice as a position, if at least so many signs beside the search itself speak for it. */
export function noticePosition(
  page: HtmlPage,
  content: PageLines,
  { title, line, range, until, together }: FoundNotice,
  least: number,
): RawPosition | null {
  const lines = content.lines.slice(range.from, range.to)
  const texts = lines.map(({ text }) => text)
  const isApply = (link: AdvertLink) => link.isMail || isApplyText(link.text)
  const apply =
    linksIn(page, content, range).find(isApply) ??
    linksIn(page, content, { from: range.to, to: Math.min(until, range.to + MAX_FOLLOWING) }).find(isApply)
  const signs = signsOf(texts)
  if (apply) signs.add('apply')
  signs.delete('requirements')
  if (signs.size < least) return null
  return {
    by: 'notice',
    title: { text: title, url: page.url },
    url: onwardUrl(page, content, line) ?? page.url,
    reference: referenceIn(texts),
    sections: together.length > 1 ? [ownSection(texts, together, title)] : sectionsOfLines(lines),
    hints: markedHints(page, lines),
    closed: closedQuote(texts, page.url),
    applyUrl: apply?.url ?? null,
  }
}

/** Of lines that look for several people, what they say of one. */
export function ownSection(texts: readonly string[], titles: readonly string[], title: string): Section {
  const own = saidOfEach(texts.join('\n'), titles)[titles.indexOf(title)] ?? ''
  return { heading: null, lines: own.split('\n').flatMap((text) => (text.trim() ? [{ text, isItem: false }] : [])) }
}

/** Notices in posts of a feed beside those that hold adverts set otherwise. */
export function noticesBeside(
  page: HtmlPage,
  content: PageLines,
  adverts: readonly { range: LineRange; title: string }[],
): RawPosition[] {
  const isClaimed = ({ from, to }: LineRange) => adverts.some(({ range }) => from < range.to && to > range.from)
  const key = (title: string) => title.toLowerCase().slice(0, 6)
  const known = new Set(adverts.map(({ title }) => key(title)))
  const nothingOpen = nothingOpenIn(content)
  return noticesIn(content, { from: 0, to: content.lines.length })
    .filter(({ line, title }) => {
      const post = postAround(content, line, -1)
      return post !== null && !isClaimed(post) && !known.has(key(title)) && !isWithin(nothingOpen, line)
    })
    .flatMap((phrase) => noticePosition(page, content, phrase, 2) ?? [])
}

/** "Cerchiamo un cuoco, leggi tutto": where the notice goes on. */
function onwardUrl(page: HtmlPage, content: PageLines, line: number): string | undefined {
  return linksIn(page, content, { from: line, to: line + 1 }).find(
    (link) =>
      isPageLink(link, page) && !isApplyText(link.text) && (READ_ON.test(link.text) || looksLikeRole(link.text)),
  )?.url
}

function isLink(line: MarkedLine): boolean {
  return ancestorsOf(line, 6).some(({ name }) => name === 'a')
}

function boldTexts(line: MarkedLine): string[] {
  return line.runs.filter(({ isBold }) => isBold).map(({ text }) => foldText(text))
}
