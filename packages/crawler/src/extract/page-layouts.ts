import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { markedHints } from './advert-position.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { pageAdverts } from './page-adverts.ts'
import { pageLines } from './page-lines.ts'
import { saidToAll, withSaidToAll } from './said-to-all.ts'

const MAX_INTRODUCTION = 10

/** Adverts set apart by layout alone: accordions, definition lists, repeated blocks, headings and bold lines. */
export const pageLayouts: Extractor = (page, context) => {
  if (page.kind !== 'html') return []
  const found = pageAdverts(page, context)
  const shared =
    found.length > 0
      ? saidToAll(
          pageLines(page),
          found.map(({ range }) => range),
        )
      : []
  const positions = found.map(({ position }) => withSaidToAll(position, shared))
  const [first] = found
  return first ? withIntroduction(page, context, first.line, positions) : positions
}

/** What a post says before its first advert (its date, the place) holds for each of them. */
function withIntroduction(
  page: HtmlPage,
  { role }: ExtractContext,
  first: number,
  positions: readonly RawPosition[],
): RawPosition[] {
  const { lines } = pageLines(page)
  const title = lines.findIndex(({ level }) => level === 1)
  const introduction = lines.slice(Math.max(title + 1, first - MAX_INTRODUCTION), first)
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
