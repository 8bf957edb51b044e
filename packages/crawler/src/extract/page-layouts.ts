import type { Element } from 'domhandler'
import type { MarkedLine } from '../html/lines.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import type { Steps } from '../steps.ts'
import { markedHints } from './advert-position.ts'
import type { ExtractContext } from './extract-context.ts'
import { groupConditions } from './group-conditions.ts'
import { noticesBeside, ownSection } from './notice.ts'
import { postsSoughtIn } from './notice-phrase.ts'
import { type PageAdvert, pageAdverts } from './page-adverts.ts'
import { ancestorsOf, type PageLines, pageLines } from './page-lines.ts'
import { sharedStatements, withSharedStatements } from './shared-statements.ts'

const maxIntroduction = 10

/** Lines of other posts than the advert's: of blocks beside the one it stands in, and like it. */
function otherPosts({ lines, rangeOf }: PageLines, line: number): (other: MarkedLine) => boolean {
  const own = lines[line]
  const posts = (own ? ancestorsOf(own, 12) : []).filter((element) => {
    const range = rangeOf.get(element)
    return element.name === 'article' || (range !== undefined && range.to - range.from > 2)
  })
  const isLike = (a: Element, b: Element) =>
    a.parent === b.parent && a.name === b.name && a.attribs.class === b.attribs.class
  return (other) =>
    ancestorsOf(other, 12).some((element) => posts.some((post) => post !== element && isLike(post, element)))
}

/** Adverts set apart by layout alone: accordions, definition lists, repeated blocks, headings and bold lines. */
export function* pageLayouts(page: Page, context: ExtractContext): Steps<RawPosition[]> {
  if (page.kind !== 'html') return []
  const found = yield* pageAdverts(page, context)
  yield
  const shared =
    found.length > 0
      ? sharedStatements(
          pageLines(page),
          found.map(({ range }) => range),
        )
      : []
  const conditionsOf = groupConditions(pageLines(page), found)
  const positions = found.flatMap((advert) =>
    eachPost(page, advert).map((one) => withSharedStatements(one, [...conditionsOf(advert), ...shared])),
  )
  const [first] = found
  if (!first) return positions
  const adverts = found.map(({ range, position }) => ({ range, title: position.title.text }))
  return [
    ...withIntroduction(page, context, first, positions),
    ...noticesBeside(page, pageLines(page), context, adverts),
  ]
}

/** "Cerchiamo SARTE e un MODELLISTA": a title of several posts. */
function eachPost(page: HtmlPage, { line, range, position }: PageAdvert): RawPosition[] {
  const { lines } = pageLines(page)
  const titles = postsSoughtIn(lines[line]?.text ?? '')
  if (titles.length < 2 || !titles.includes(position.title.text)) return [position]
  const texts = lines.slice(range.from, range.to).map(({ text }) => text)
  return titles.map((title) => ({
    ...position,
    title: { ...position.title, text: title },
    sections: [ownSection(texts, titles, title)],
  }))
}

/** The introduction of a post (its date, the place) holds for each of its adverts. */
function withIntroduction(
  page: HtmlPage,
  { role }: ExtractContext,
  advert: PageAdvert,
  positions: readonly RawPosition[],
): RawPosition[] {
  const content = pageLines(page)
  const { lines } = content
  const title = lines.findIndex(({ level }) => level === 1)
  const first = Math.min(advert.line, advert.range.from)
  const isOther = otherPosts(content, advert.line)
  const introduction = lines.slice(Math.max(title + 1, first - maxIntroduction), first).filter((line) => !isOther(line))
  if (title < 0 || title >= first || introduction.length === 0) return [...positions]
  const hints = markedHints(page, introduction)
  // A date under the page's title makes it a post, whatever link led here.
  if (role !== 'post' && !hints.postedAt) return [...positions]
  const section = { heading: null, lines: introduction.map(({ text, isItem }) => ({ text, isItem })) }
  return positions.map((position) => ({
    ...position,
    sections: [section, ...position.sections],
    hints: { ...hints, ...position.hints },
  }))
}
