import type { MarkedLine } from '../html/lines.ts'
import { anyOf, fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import { seatPhrases, sharedOffers, toAllPhrases } from '../lexicon/shared-statements.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import { signsOf } from './advert-signs.ts'
import type { LineRange, PageLines } from './page-lines.ts'
import { termsAbove } from './terms-above.ts'

const forAll = new RegExp(
  String.raw`(?<!\b(?:ciao|grazie|salve|buongiorno|buonasera|auguri|saluti|benvenuti) )\b${anyOf(toAllPhrases)}`,
  'iu',
)
const offered = fromWordStart(sharedOffers, 'iu')
const asked = /\b(?:richiest|necessari|obbligatori|indispensabil|requir|must\b|mandatory|erforderlich|vorausgesetzt)/iu
const maxText = 500
const maxLines = 6
const maxAfter = 12

/** Statements outside the adverts, or below the last one, that hold for all of them: "Per tutti mensa gratuita". */
export function sharedStatements(content: PageLines, adverts: readonly LineRange[]): Section[] {
  const { lines } = content
  const last = adverts.at(-1)
  if (!last) return []
  const first = Math.min(...adverts.map(({ from }) => from))
  const isTaken = new Uint8Array(lines.length)
  for (const range of adverts) if (range !== last) isTaken.fill(1, range.from, range.to)
  let heading: string | null = null
  const said = lines
    .slice(0, last.to + maxAfter)
    .flatMap((line, index): Section[] => {
      if (line.level !== null) heading = line.text
      if (line.level !== null || isTaken[index]) return []
      const isHeaded = heading !== null && heading.length <= 60 && forAll.test(heading)
      const isSharedLine = isForAll(line) || (isHeaded && line.text.length <= maxText) || isLeadIn(line, first - index)
      const { text, isItem } = line
      return isSharedLine ? [{ heading: isHeaded ? heading : null, lines: [{ text, isItem }], isShared: true }] : []
    })
    .slice(0, maxLines)
  return [...said, ...termsAbove(content, first)]
}

/** The advert with the shared statements that it does not contain already. */
export function withSharedStatements(position: RawPosition, said: readonly Section[]): RawPosition {
  const own = new Set(position.sections.flatMap(({ lines }) => lines.map(({ text }) => text)))
  const others = said.filter(({ lines }) => {
    const isNew = lines.every(({ text }) => !own.has(text))
    for (const { text } of lines) own.add(text)
    return isNew
  })
  return others.length === 0 ? position : { ...position, sections: [...position.sections, ...others] }
}

function isForAll({ text }: MarkedLine): boolean {
  return text.length <= maxText && forAll.test(text) && (offered.test(text) || asked.test(text))
}

const listWord =
  /\b(?:posizion[ei]|figur[ae]|profil[oi]|ricerche|cerchiamo|ricerchiamo|selezioniamo|stiamo cercando|cerca(?:no)?|ricerca(?:no)?|ruol[oi]|open positions|looking for|suchen)\b/iu

const namesPlace = /\s(?:di|a|ad|in|presso|bei|at) \p{Lu}/u
const seat = wholeWords(seatPhrases, 'iu')
/** "Lecco – gruppo Rossi": a name, then what else is said of it. */
const opensWithName =
  /^\p{Lu}[\p{L}'’]{2,20}(?: (?:(?:di|del|della|in|al|sul) |d['’])?\p{Lu}[\p{L}'’]{2,20}){0,3}(?: \([A-Z]{2}\))?(?:,\s| [–—|·-] |$)/u
const maxAbove = 6

/** "Nel laboratorio di Lecco cerchiamo:", "Le posizioni sono tutte presso la sede di Lecco.": not far above the first. */
export function isLeadIn({ text }: MarkedLine, linesAbove: number): boolean {
  if (linesAbove <= 0 || linesAbove > maxAbove || text.length > 300) return false
  const isHead = linesAbove <= 2 && text.length <= 120 && opensWithName.test(text)
  return (
    (isHead || ((listWord.test(text) || seat.test(text)) && namesPlace.test(text))) &&
    !signsOf([text]).has('contract') &&
    !/stagion|season|saison/iu.test(text)
  )
}
