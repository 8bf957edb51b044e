import { oncePer } from '@vedetta/reference/once-per'
import { isTag } from 'domhandler'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { isPartLabel } from '../html/labels.ts'
import type { MarkedLine } from '../html/lines.ts'
import { signsOf } from './advert-signs.ts'
import { closesAnother } from './closed-words.ts'
import { isImprint } from './non-adverts.ts'
import { postsSoughtIn } from './notice-phrase.ts'
import { ancestorsOf, type LineRange, type PageLines } from './page-lines.ts'
import { looksLikeRole } from './role-words.ts'

const maxNotices = 20
/** The most lines after a notice's first that belong to it. */
export const maxFollowing = 12

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
  for (let line = within.from; line < within.to && found.length < maxNotices; line++) {
    const marked = content.lines[line]
    // A line that is a link is a headline: only the linked page shows whether someone is sought.
    if (!marked || isLink(marked)) continue
    const titles = postsSoughtIn(marked.text, boldTexts(marked))
    const last = found.at(-1)
    const isNear = last !== undefined && line - last.line <= maxNear && headingAfter(content, last.line, line) === line
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
    return { title, line, range: { from, to: Math.min(next, until, line + maxFollowing) }, until, together }
  })
}

const maxNear = 4

/** "Al banco <b>due commesse</b>, solo di mattina": after one post, the next, named in bold within a text. */
function furtherPost(line: MarkedLine): string | null {
  if (line.isBold || line.isHeading || line.isItem) return null
  const bold = boldTexts(line).find((text) => /[\p{L}]/u.test(text))
  return bold !== undefined && looksLikeRole(bold) ? bold : null
}

/** Cached, because every post above tests the same lines. */
const endsPosts = oncePer((line: MarkedLine) => isImprint(line.text) || closesAnother(line))

/** The next heading after a line that opens something else, or `end`. */
function headingAfter({ lines }: PageLines, line: number, end: number): number {
  for (let index = line + 1; index < end; index++) {
    const marked = lines[index]
    if (marked && endsPosts(marked)) return index
    if (marked && marked.level !== null && !isPartLabel(marked.text.replace(/\s*:$/, ''))) return index
  }
  return end
}

const maxPost = 40

/** The post of a feed that a notice stands in: one of several blocks alike, with a date of its own or many beside it. */
export function postAround(content: PageLines, line: number, before: number): LineRange | null {
  const marked = content.lines[line]
  for (const element of marked ? ancestorsOf(marked) : []) {
    const range = content.rangeOf.get(element)
    if (!range || range.to - range.from > maxPost || range.from <= before) return null
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

const maxAbove = 80

/** Where the small block around a notice begins: its date often stands above it. */
function blockStart(content: PageLines, line: number, before: number): number {
  const marked = content.lines[line]
  let start = line
  for (const element of marked ? ancestorsOf(marked) : []) {
    const range = content.rangeOf.get(element)
    if (!range || range.to - range.from > 6 || range.from <= before) break
    if (content.lines.slice(range.from, start).some(({ text }) => text.length > maxAbove)) break
    start = range.from
  }
  return start
}

function isLink(line: MarkedLine): boolean {
  return ancestorsOf(line, 6).some(({ name }) => name === 'a')
}

function boldTexts(line: MarkedLine): string[] {
  return line.runs.filter(({ isBold }) => isBold).map(({ text }) => collapseWhitespace(text))
}
