import { takeTurnWith } from '../page/take-turn-with.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { acceptedConfidence } from '../score/scorer.ts'
import { finish, finishInTurns, type Steps } from '../steps.ts'
import { detailPage } from './detail-page.ts'
import { doubtedPostings } from './doubted-postings.ts'
import { embeddedState } from './embedded-state.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { jsonLd } from './json-ld.ts'
import { microdata } from './microdata.ts'
import { notice } from './notice.ts'
import { pageFacts } from './page-facts.ts'
import { pageLayouts } from './page-layouts.ts'
import { pageLines } from './page-lines.ts'
import { pdfAdvert } from './pdf-advert.ts'
import { isPortalPage } from './portal-pages.ts'
import { positionTables, table } from './table.ts'

/** Extractors of structured data; all of them apply. */
const statedReaders: readonly Extractor[] = [jsonLd, microdata, embeddedState]

type Reader = (page: Page, context: ExtractContext) => Steps<RawPosition[]>

/** Extractors of the visible page; the first group that is sure of an advert wins, else the surest. */
const readers: readonly (readonly Reader[])[] = [
  [atOnce(pdfAdvert)],
  [atOnce(detailPage)],
  [atOnce(table), pageLayouts],
  [atOnce(notice)],
]

function atOnce(extract: Extractor): Reader {
  return function* (page, context) {
    const found = extract(page, context)
    yield
    return found
  }
}

const confidenceOf = (found: readonly RawPosition[]) => Math.max(0, ...found.map(({ confidence = 1 }) => confidence))

/** Every advert on a page, as each extractor saw it, in order of trust. */
export const extractPositions = (page: Page, context: ExtractContext): RawPosition[] =>
  finish(extractSteps(page, context))

/** The same, with a turn for each step. */
export const extractInTurns = (page: Page, context: ExtractContext): Promise<RawPosition[]> =>
  finishInTurns(extractSteps(page, context), () => takeTurnWith(page))

function* extractSteps(page: Page, context: ExtractContext): Steps<RawPosition[]> {
  const stated: RawPosition[] = []
  for (const extract of statedReaders) {
    stated.push(...extract(page, context))
    yield
  }
  if (page.kind === 'html') {
    // Values that the extractors below share, each made in a step of its own.
    pageLines(page)
    yield
    const isWeighed = positionTables(page).length > 0
    yield
    if (isWeighed) pageFacts(page)
    yield
  }
  let best: RawPosition[] = []
  for (const group of readers) {
    if (confidenceOf(best) >= acceptedConfidence) break
    const read: RawPosition[] = []
    for (const extract of group) read.push(...(yield* extract(page, context)))
    if (confidenceOf(read) > confidenceOf(best)) best = read
  }
  if (page.kind !== 'html') return [...stated, ...best]
  return [...doubtedPostings(page, stated), ...(isPortalPage(page) ? [] : best)]
}
