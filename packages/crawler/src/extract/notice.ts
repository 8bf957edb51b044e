import { foldText } from '../html/fold-text.ts'
import { isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { sectionsOfLines } from '../html/sections.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { READ_ON } from './advert-position.ts'
import { signsOf } from './advert-signs.ts'
import { closedQuote } from './closed-words.ts'
import type { Extractor } from './extract-context.ts'
import { type AdvertLink, isApplyText, isPageLink, linksIn } from './links.ts'
import { noticesOf } from './notice-phrase.ts'
import { ancestorsOf, type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { isWithin, nothingOpenIn } from './page-statements.ts'
import { referenceIn } from './reference-code.ts'
import { looksLikeRole } from './role-words.ts'

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
export type FoundNotice = { title: string; line: number; range: LineRange; until: number }

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
  return found.map(({ title, line }) => {
    const next = found.find((other) => other.line > line)?.line ?? within.to
    const previous = found.findLast((other) => other.line < line)?.line ?? within.from - 1
    const until = headingAfter(content, line, within.to)
    const to = Math.min(next, until, line + MAX_FOLLOWING)
    return { title, line, range: { from: blockStart(content, line, previous), to }, until }
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
    if (marked && marked.level !== null && !isPartLabel(marked.text.replace(/\s*:$/, ''))) return index
  }
  return end
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
  { title, line, range, until }: FoundNotice,
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
    sections: sectionsOfLines(lines),
    hints: {},
    closed: closedQuote(texts, page.url),
    applyUrl: apply?.url ?? null,
  }
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
