import type { Quote } from '../evidence.ts'
import { closedAt } from '../extract/closed-words.ts'
import { closedTitles } from '../lexicon/closed-adverts.ts'
import { anywhere } from '../lexicon/compile-terms.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import type { RawPosition } from '../raw-position.ts'

const titleClosed = anywhere(closedTitles)

/** The words that say that this very advert is closed. */
export function closedBecause(raw: RawPosition, advert: Advert): Quote | null {
  if (raw.closed) return raw.closed
  const titled = titleClosed.exec(advert.title.folded)
  if (titled) return quoteOf(advert.title, titled.index, titled.index + titled[0].length)
  const statement = advert.statements.find(
    ({ kind, text }) => kind !== 'about' && kind !== 'legal' && closedAt(text) >= 0,
  )
  return statement ? quoteOf(statement) : null
}
