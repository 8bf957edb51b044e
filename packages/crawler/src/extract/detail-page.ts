import { getElementsByTagName } from 'domutils'
import { foldedText } from '../html/dom.ts'
import type { MarkedLine } from '../html/lines.ts'
import type { HtmlPage } from '../page.ts'
import { advertPosition } from './advert-position.ts'
import { isTelling, signsOf } from './advert-signs.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { type FoundNotice, noticePosition, noticesIn } from './notice.ts'
import { soughtTitle } from './notice-phrase.ts'
import { isOtherBlock } from './other-blocks.ts'
import { ancestorsOf, type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { couldBeRole, looksLikeRole } from './role-words.ts'

/** A page that is one advert: its heading names the role, its text tells the rest. */
export const detailPage: Extractor = (page, context) => {
  if (page.kind !== 'html' || !['detail', 'post', 'careers'].includes(context.role)) return []
  const content = pageLines(page)
  const title = titleOf(page, content, context)
  if (!title || isOneOfSeveral(content, title, context)) return []
  if (context.role === 'careers' && (content.lines[title.line]?.level !== 1 || !looksLikeRole(title.text))) return []
  const whole = { from: title.line, to: endOf(content, title.line) }
  const further = furtherNotices(content, whole, title.text)
  const range = { ...whole, to: further[0]?.range.from ?? whole.to }
  const lines = content.lines.slice(range.from, range.to)
  const signs = signsOf(lines.map(({ text }) => text))
  const isNamedByList = context.listTitle !== null && isSame(context.listTitle, title.text)
  const isEnough = isTelling(signs) && signs.size >= (isNamedByList ? 1 : 2)
  if (!isEnough || (isOtherBlock(lines, signs) && !isNamedByList)) return []
  const block = {
    title: {
      ...title,
      isRole: true,
      setting: 'heading' as const,
      shape: '',
      isOnlyTitles: false,
    },
    range,
    isFlat: true,
  }
  const own = { ...advertPosition(page, content, block, 'detail-page'), url: page.url }
  const { postedAt } = own.hints
  const others = further.flatMap((notice) => noticePosition(page, content, notice, 1) ?? [])
  return [own, ...others.map((other) => (postedAt ? { ...other, hints: { ...other.hints, postedAt } } : other))]
}

/** Headings of the same level that are roles too, under a title that is none: a list, whatever led here. */
function isOneOfSeveral({ lines }: PageLines, title: Title, { listTitle, role }: ExtractContext): boolean {
  const level = lines[title.line]?.level ?? null
  if (level === null || (listTitle !== null && isSame(listTitle, title.text))) return false
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
  if (named && couldBeRole(named.text)) return named
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
  const texts = ['h1', 'title'].flatMap((name) =>
    getElementsByTagName(name, page.document, true, 2).map((element) =>
      name === 'h1' ? foldedText(element) : rawText(element),
    ),
  )
  for (const text of texts) {
    const [part = ''] = text.split(/\s+[|»·]\s+|\s+[–—-]\s+(?=[^–—-]*$)/)
    const title = looksLikeRole(text) && text.length <= 90 ? text : part.trim()
    if (looksLikeRole(title)) return { text: title, line: -1, rest: '' }
  }
  return null
}

function rawText(element: ReturnType<typeof getElementsByTagName>[number]): string {
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
  return end < 0 ? content.lines.length : end
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
