import { foldText } from '../html/fold-text.ts'
import type { MarkedLine } from '../html/lines.ts'
import { sectionsOfLines } from '../html/sections.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { signsOf } from './advert-signs.ts'
import { closedQuote } from './closed-words.ts'
import type { Extractor } from './extract-context.ts'
import { isApplyText, linksIn } from './links.ts'
import { noticeIn } from './notice-phrase.ts'
import { ancestorsOf, type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { saysNothingOpen } from './page-statements.ts'
import { referenceIn } from './reference-code.ts'

const MAX_NOTICES = 20
const MAX_FOLLOWING = 12

/** Prose that looks for someone, on a home page or in a post: "Cercasi cuoco per la stagione, inviare il CV a …". */
export const notice: Extractor = (page, context) => {
  if (page.kind !== 'html' || context.role === 'news' || context.role === 'contact') return []
  const content = pageLines(page)
  if (saysNothingOpen(content)) return []
  const found = noticesIn(content, { from: 0, to: content.lines.length })
  return found.flatMap((phrase) => noticePosition(page, content, phrase, context.role === 'home' ? 2 : 1) ?? [])
}

export type FoundNotice = { title: string; range: LineRange }

/** The notices in these lines, each up to the next one. */
export function noticesIn(content: PageLines, within: LineRange): FoundNotice[] {
  const found: { title: string; line: number }[] = []
  for (let line = within.from; line < within.to && found.length < MAX_NOTICES; line++) {
    const marked = content.lines[line]
    // A link as a whole line is a headline: what it leads to says whether someone is sought.
    const phrase = marked && !isLink(marked) ? noticeIn(marked.text, boldTexts(marked)) : null
    if (phrase) found.push({ title: phrase.title, line })
  }
  return found.map(({ title, line }, index) => {
    const next = Math.min(found[index + 1]?.line ?? within.to, within.to)
    const from = blockStart(content, line, found[index - 1]?.line ?? within.from - 1)
    return { title, range: { from, to: Math.min(next, line + MAX_FOLLOWING) } }
  })
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
  { title, range }: FoundNotice,
  least: number,
): RawPosition | null {
  const lines = content.lines.slice(range.from, range.to)
  const texts = lines.map(({ text }) => text)
  const apply = linksIn(page, content, range).find((link) => link.isMail || isApplyText(link.text))
  const signs = signsOf(texts)
  if (apply) signs.add('apply')
  signs.delete('requirements')
  if (signs.size < least) return null
  return {
    by: 'notice',
    title: { text: title, url: page.url },
    url: page.url,
    reference: referenceIn(texts),
    sections: sectionsOfLines(lines),
    hints: {},
    closed: closedQuote(texts, page.url),
    applyUrl: apply?.url ?? null,
  }
}

function isLink(line: MarkedLine): boolean {
  return ancestorsOf(line, 6).some(({ name }) => name === 'a')
}

function boldTexts(line: MarkedLine): string[] {
  return line.runs.filter(({ isBold }) => isBold).map(({ text }) => foldText(text))
}
