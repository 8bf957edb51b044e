import type { Quote } from '../evidence.ts'
import { closedEndings, closedTitles, refusableSubjects, stillOpenPhrases } from '../lexicon/closed-adverts.ts'
import { anyOf, anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import { speaksOf } from '../normalise/topics.ts'
import type { RawPosition } from '../raw-position.ts'

const closed = new RegExp(
  [
    String.raw`\b${anyOf(refusableSubjects)}(?: \S+){0,4}? ${anyOf(closedEndings)}\b`,
    String.raw`^[\s([{*-]*(?:chius[ao]|conclus[ao]|scadut[ao]|copert[ao]|assegnat[ao]|closed|filled|expired|besetzt|non (?:piu )?attiv[ao])[\s)\]}*!.-]*$`,
    String.raw`\bnon (?:e |sono )?piu (?:attiv|disponibil|apert|ricercat)\w+`,
    String.raw`\bno longer (?:open|available|accepting)`,
    String.raw`\babbiamo (?:gia )?trovato\b(?! \S+ che)`,
    String.raw`\bposto (?:gia )?(?:coperto|assegnato|occupato)\b`,
    String.raw`\bnon (?:si )?accett\w+ piu candidature\b`,
  ].join('|'),
)
const titleClosed = anywhere(closedTitles)
const stillOpen = fromWordStart(stillOpenPhrases)

/** The words that say that this very advert is closed. */
export function closedBecause(raw: RawPosition, advert: Advert): Quote | null {
  if (raw.closed) return raw.closed
  const titled = titleClosed.exec(advert.title.folded)
  if (titled) return quoteOf(advert.title, titled.index, titled.index + titled[0].length)
  for (const statement of advert.statements) {
    if (!speaksOf(statement, 'closed') || statement.kind === 'about' || statement.kind === 'legal') continue
    const match = closed.exec(statement.folded)
    if (match && !stillOpen.test(statement.folded))
      return quoteOf(statement, match.index, match.index + match[0].length)
  }
  return null
}
