import type { Quote } from '../evidence.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import { speaksOf } from '../normalise/topics.ts'
import type { RawPosition } from '../raw-position.ts'

const subject = `(?:posizione|selezione|ricerca|candidatura|candidature|annuncio|offerta|bando|avviso|position|job|vacancy|role|stelle|search)`
const closed = new RegExp(
  [
    String.raw`\b${subject}(?: \S+){0,4}? (?:chius[aeio]|conclus[aeio]|completat[aeio]|copert[aeio]|scadut[aeio]|terminat[aeio]|assegnat[aeio]|archiviat[aeio]|sospes[aeio]|filled|closed|expired|besetzt|geschlossen)\b`,
    String.raw`^[\s([{*-]*(?:chius[ao]|conclus[ao]|scadut[ao]|copert[ao]|assegnat[ao]|closed|filled|expired|besetzt|non (?:piu )?attiv[ao])[\s)\]}*!.-]*$`,
    String.raw`\bnon (?:e |sono )?piu (?:attiv|disponibil|apert|ricercat)\w+`,
    String.raw`\bno longer (?:open|available|accepting)`,
    String.raw`\babbiamo (?:gia )?trovato\b(?! \S+ che)`,
    String.raw`\bposto (?:gia )?(?:coperto|assegnato|occupato)\b`,
    String.raw`\bnon (?:si )?accett\w+ piu candidature\b`,
  ].join('|'),
)
const titleClosed =
  /[[(–-]?\s*\b(?:posizione |selezione |ricerca |annuncio |offerta )?(?:chiusa|chiuso|conclusa|concluso|scaduta|scaduto|coperta|coperto|assegnata|assegnato|terminata|closed|filled|expired|besetzt|non piu (?:attiva|disponibile))\b\s*[\])!]?\s*$|^\W*(?:chiusa|chiuso|conclusa|scaduta|scaduto|coperta|closed|filled|expired|selezione conclusa|posizione (?:chiusa|coperta))\b\s*[\])–:-]/
const stillOpen =
  /\b(?:non (?:e |sono )?(?:ancora )?(?:chius|conclus|scadut|copert)|(?:se|quando|qualora|una volta|fino a|finche|dopo) (?:che )?(?:la |l'|le )?(?:posizione|selezione|ricerca|offerta|candidatur)|rest\w+ apert|until\b|once the\b|candidature (?:verranno|saranno)\b|prima (?:possibile|della)\b)/

/** What of this very advert says that it is closed. */
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
