import type { Quote } from '../evidence.ts'
import { closedListHeadings, closedStatements } from '../lexicon/closed-adverts.ts'
import { anywhere } from '../lexicon/compile-terms.ts'

const closed = anywhere(closedStatements, 'iu')
const stillOpen =
  /non (?:è|e'|e’) (?:ancora )?(?:chius|conclus|scadut|copert)|se la (?:posizione|selezione)|quando la|una volta/iu

const closedList = anywhere(closedListHeadings, 'iu')

/** The heading over adverts that are over. */
export const isClosedList = (heading: string): boolean => closedList.test(heading)

/** The first text that says that its own advert is closed. */
export function closedQuote(texts: readonly string[], url: string): Quote | null {
  for (const text of texts) {
    const match = text.length <= 2_000 ? closed.exec(text) : null
    if (match && !(stillOpen.test(text) && !/non (?:è|e'|e’) più/iu.test(text)))
      return { text: quoted(text, match.index), url }
  }
  return null
}

function quoted(text: string, at: number): string {
  return text.length <= 300 ? text : text.slice(Math.max(0, at - 20), at + 200).trim()
}
