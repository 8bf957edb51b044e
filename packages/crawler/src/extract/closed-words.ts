import { oncePer } from '@vedetta/reference/once-per'
import type { Quote } from '../evidence.ts'
import type { MarkedLine } from '../html/lines.ts'
import { closedListHeadings, closedStatements } from '../lexicon/closed-adverts.ts'
import { anywhere } from '../lexicon/compile-terms.ts'
import { startsWithRole } from './role-words.ts'

const closed = anywhere(closedStatements, 'iu')
const stillOpen =
  /non (?:è|e'|e’) (?:ancora )?(?:chius|conclus|scadut|copert)|se la (?:posizione|selezione)|quando la|una volta/iu

const closedList = anywhere(closedListHeadings, 'iu')

/** The heading over adverts that are over. */
export const isClosedList = (heading: string): boolean => closedList.test(heading)

/** The first text that says that its own advert is closed. */
export function closedQuote(texts: readonly string[], url: string): Quote | null {
  for (const text of texts) {
    const at = text.length <= 2_000 ? closedAt(text) : -1
    if (at >= 0) return { text: quoted(text, at), url }
  }
  return null
}

/** Where a text says that its own advert is closed, or -1. */
export function closedAt(text: string): number {
  const at = text.search(closed)
  return at >= 0 && stillOpen.test(text) && !/non (?:è|e'|e’) più/iu.test(text) ? -1 : at
}

const maxLine = 1_500

/** Whether a line says so; it may stand in the blocks of several records. */
export const saysClosed = oncePer(({ text }: MarkedLine): boolean => closedAt(text.slice(0, maxLine)) >= 0)

/** "POSIZIONE COPERTA: Segretaria" under an advert for a mechanic: the line says of another post that it is closed. */
export function closesAnother(line: MarkedLine, title = ''): boolean {
  if (line.text.length > 300 || !saysClosed(line)) return false
  const own = title.toLowerCase()
  const trades = (line.text.match(/\p{L}{4,}/gu) ?? []).filter(startsWithRole)
  return trades.length > 0 && !trades.some((trade) => own.includes(trade.toLowerCase().slice(0, 6)))
}

function quoted(text: string, at: number): string {
  return text.length <= 300 ? text : text.slice(Math.max(0, at - 20), at + 200).trim()
}
