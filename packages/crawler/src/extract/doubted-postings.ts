import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { acceptedConfidence } from '../score/scorer.ts'
import { pageLines } from './page-lines.ts'
import { nothingOpenIn } from './page-statements.ts'

/**
 * Positions that the data of a page state. Where the visible text says that nothing is open, of all of it or of the part that names the post, data
 * and text contradict each other: the position is shown as one to be checked.
 */
export function doubtedPostings(page: HtmlPage, stated: readonly RawPosition[]): readonly RawPosition[] {
  if (stated.length === 0) return stated
  const content = pageLines(page)
  const denied = nothingOpenIn(content)
  if (denied.length === 0) return stated
  const isOfWhole = denied.some(({ from, to }) => from === 0 && to === content.lines.length)
  const deniedTexts = new Set(denied.flatMap(({ from, to }) => content.lines.slice(from, to).map(({ text }) => text)))
  return stated.map((position) =>
    position.confidence === undefined && (isOfWhole || deniedTexts.has(position.title.text))
      ? { ...position, confidence: acceptedConfidence, reasons: ['maybe_closed', 'published_data'] }
      : position,
  )
}
