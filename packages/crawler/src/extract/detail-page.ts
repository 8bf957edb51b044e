import type { MarkedLine } from '../html/lines.ts'
import type { HtmlPage } from '../page.ts'
import { advertLinks, advertPosition } from './advert-position.ts'
import { certaintyOf, minConfidence, weigh } from './candidates.ts'
import { detailEnd } from './detail-end.ts'
import { type DetailTitle, detailTitle, isSameTitle, titleKey } from './detail-title.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { weighedNotices } from './notice.ts'
import { type FoundNotice, noticesIn } from './notice-lines.ts'
import { type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { looksLikeRole } from './role-words.ts'
import { positionTables } from './table.ts'

/** A page that is one advert: its heading names the role. */
export const detailPage: Extractor = (page, context) => {
  if (page.kind !== 'html' || !['detail', 'post', 'careers'].includes(context.role)) return []
  const content = pageLines(page)
  const title = detailTitle(page, content, context)
  if (!title || isOneOfSeveral(page, content, title, context)) return []
  if (context.role === 'careers' && (content.lines[title.line]?.level !== 1 || !looksLikeRole(title.text))) return []
  const whole = { from: title.line, to: detailEnd(content, title.line) }
  const further = furtherNotices(content, whole, title.text)
  const range = { ...whole, to: further[0]?.range.from ?? whole.to }
  const isListed = context.listTitle !== null && isSameTitle(context.listTitle, title.text)
  const isRole = looksLikeRole(title.text)
  const heading = { ...title, isRole, style: 'heading' as const, shape: '' }
  const extents = [{ range, isFlat: true }]
  const [candidate] = weigh(page, content, context, [
    { by: 'detail', titles: [heading], extents, heading: -1, isListed },
  ])
  if (candidate === undefined || candidate.confidence < minConfidence) return []
  const block = { title: heading, range, isFlat: true, links: advertLinks(page, content, heading, range) }
  const own = {
    ...advertPosition(page, content, block, 'detail-page'),
    url: page.url,
    ...certaintyOf(candidate),
  }
  const { postedAt } = own.hints
  const others = weighedNotices(page, content, further, context)
  return [own, ...others.map((other) => (postedAt ? { ...other, hints: { ...other.hints, postedAt } } : other))]
}

/** Whether the page is a list: a table of positions, or further roles in the style of the title. */
function isOneOfSeveral(
  page: HtmlPage,
  { lines }: PageLines,
  title: DetailTitle,
  { listTitle, role }: ExtractContext,
): boolean {
  const isNamed = listTitle !== null && isSameTitle(listTitle, title.text)
  const level = lines[title.line]?.level ?? null
  if (level === null) {
    if (positionTables(page).some(({ rows }) => rows.length > 1)) return true
    const isLike = (line: MarkedLine) => line.isBold && line.level === null && looksLikeRole(line.text)
    return !isNamed && lines.some((line, index) => index > title.line && title.line >= 0 && isLike(line))
  }
  if (isNamed) return false
  const isLike = (other: number | null) => (role === 'careers' ? other !== null : level > 1 && other === level)
  return lines.some((line, index) => index > title.line && isLike(line.level) && looksLikeRole(line.text))
}

const furtherPosts = /\b(?:inoltre|altresì|anche|infine|also|moreover|auch)\b/iu

/** "Cerchiamo inoltre un coordinatore": a second post in the same text. */
function furtherNotices(content: PageLines, within: LineRange, title: string): FoundNotice[] {
  return noticesIn(content, { ...within, from: within.from + 1 }).filter((notice) => {
    const texts = content.lines.slice(notice.range.from, notice.range.to).map(({ text }) => text)
    return furtherPosts.test(texts.join('\n')) && !titleKey(title).includes(titleKey(notice.title).slice(0, 6))
  })
}
