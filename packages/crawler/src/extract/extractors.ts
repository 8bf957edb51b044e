import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { detailPage } from './detail-page.ts'
import { embeddedState } from './embedded-state.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { jsonLd } from './json-ld.ts'
import { microdata } from './microdata.ts'
import { notice } from './notice.ts'
import { pageLayouts } from './page-layouts.ts'
import { pdfAdvert } from './pdf-advert.ts'
import { table } from './table.ts'
import { wordpressRest } from './wordpress-rest.ts'

/** Extractors of structured data; all of them apply. */
const statedReaders: readonly Extractor[] = [wordpressRest, jsonLd, microdata, embeddedState]

/** Extractors of the visible page; the first step that finds adverts wins. */
const readers: readonly (readonly Extractor[])[] = [[pdfAdvert], [detailPage], [table, pageLayouts], [notice]]

/** Every advert on a page, as each extractor saw it, in order of trust. */
export function extractPositions(page: Page, context: ExtractContext): RawPosition[] {
  const found = statedReaders.flatMap((extract) => extract(page, context))
  for (const step of readers) {
    const read = step.flatMap((extract) => extract(page, context))
    if (read.length > 0) return [...found, ...read]
  }
  return found
}
