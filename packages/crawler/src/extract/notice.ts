import { sectionsOfLines } from '../html/sections.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import { markedHints, readOn } from './advert-position.ts'
import { certaintyOf, minConfidence, type Proposal, weigh } from './candidates.ts'
import { closedQuote } from './closed-words.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { type AdvertLink, isApplyText, isPageLink, linksIn } from './links.ts'
import { type FoundNotice, maxFollowing, noticesIn, postAround } from './notice-lines.ts'
import { type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { isWithin, nothingOpenIn } from './page-statements.ts'
import { referenceIn } from './reference-code.ts'
import { looksLikeRole } from './role-words.ts'
import { sharedStatements, withSharedStatements } from './shared-statements.ts'
import { statementsByPost } from './statements-by-post.ts'

/** Adverts written as prose, on a home page or in a post: "Cercasi cuoco per la stagione, inviare il CV a …". */
export const notice: Extractor = (page, context) => {
  if (page.kind !== 'html' || context.role === 'news' || context.role === 'contact') return []
  const content = pageLines(page)
  const nothingOpen = nothingOpenIn(content)
  const found = noticesIn(content, { from: 0, to: content.lines.length }).filter(
    ({ line }) => !isWithin(nothingOpen, line),
  )
  const shared = sharedByAll(content, found)
  return weighedNotices(page, content, found, context).map((position) => withSharedStatements(position, shared))
}

/** "A tutti diamo i buoni pasto", in a line that names none of the posts. */
function sharedByAll(content: PageLines, found: readonly FoundNotice[]): Section[] {
  if (new Set(found.map(({ line }) => line)).size < 2) return []
  const names = found.map(({ title }) => (title.toLowerCase().match(/\p{L}{4,}/u)?.[0] ?? title).slice(0, 6))
  const isOfOne = (text: string) => names.some((name) => text.toLowerCase().includes(name))
  return sharedStatements(
    content,
    found.map(({ range }) => range),
  ).filter(({ lines }) => lines.every(({ text }) => !isOfOne(text)))
}

/** Notices as positions with their confidence, unless that is too low. */
export function weighedNotices(
  page: HtmlPage,
  content: PageLines,
  notices: readonly FoundNotice[],
  context: ExtractContext,
): RawPosition[] {
  const proposals = notices.map(({ title, line, range }): Proposal => {
    const heading = content.lines.findLastIndex(({ level }, index) => index < line && level !== null)
    const post = { line, text: title, rest: content.lines[line]?.text ?? '', isRole: looksLikeRole(title) }
    const titles = [{ ...post, style: 'plain' as const, shape: '' }]
    return { by: 'notice', titles, extents: [{ range, isFlat: true }], heading }
  })
  return weigh(page, content, context, proposals).flatMap((candidate) => {
    const notice = notices[proposals.indexOf(candidate.proposal)]
    if (!notice || candidate.confidence < minConfidence) return []
    return [{ ...noticePosition(page, content, notice), ...certaintyOf(candidate) }]
  })
}

function noticePosition(
  page: HtmlPage,
  content: PageLines,
  { title, line, range, until, together }: FoundNotice,
): RawPosition {
  const lines = content.lines.slice(range.from, range.to)
  const texts = lines.map(({ text }) => text)
  const following = { from: range.to, to: Math.min(until, range.to + maxFollowing) }
  const isApply = (link: AdvertLink) => link.isMail || isApplyText(link.text)
  const apply = linksIn(page, content, range).find(isApply) ?? linksIn(page, content, following).find(isApply)
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

/** Of lines that seek several people, the statements about one of them. */
export function ownSection(texts: readonly string[], titles: readonly string[], title: string): Section {
  const own = statementsByPost(texts.join('\n'), titles)[titles.indexOf(title)] ?? ''
  return { heading: null, lines: own.split('\n').flatMap((text) => (text.trim() ? [{ text, isItem: false }] : [])) }
}

/** Notices in posts of a feed beside those that hold adverts set otherwise. */
export function noticesBeside(
  page: HtmlPage,
  content: PageLines,
  context: ExtractContext,
  adverts: readonly { range: LineRange; title: string }[],
): RawPosition[] {
  const isClaimed = ({ from, to }: LineRange) => adverts.some(({ range }) => from < range.to && to > range.from)
  const key = (title: string) => title.toLowerCase().slice(0, 6)
  const known = new Set(adverts.map(({ title }) => key(title)))
  const nothingOpen = nothingOpenIn(content)
  const others = noticesIn(content, { from: 0, to: content.lines.length }).filter(({ line, title }) => {
    const post = postAround(content, line, -1)
    return post !== null && !isClaimed(post) && !known.has(key(title)) && !isWithin(nothingOpen, line)
  })
  return weighedNotices(page, content, others, context)
}

/** "Cerchiamo un cuoco, leggi tutto": the address of the full notice. */
function onwardUrl(page: HtmlPage, content: PageLines, line: number): string | undefined {
  return linksIn(page, content, { from: line, to: line + 1 }).find(
    (link) => isPageLink(link, page) && !isApplyText(link.text) && (readOn.test(link.text) || looksLikeRole(link.text)),
  )?.url
}
