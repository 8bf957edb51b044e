import { closedQuote } from './closed-words.ts'
import { looksLikeRole } from './role-words.ts'

const over =
  /\b(?:(?:chius|conclus|completat|copert|scadut|terminat|assegnat|sospes|evas|esaurit|occupat)[aeio]|trovato|più (?:attiv|disponibil|apert)[aeio]|closed|filled|expired|no longer|besetzt|vergeben|geschlossen)(?!\p{L})/iu

/** "POSIZIONE COPERTA: Segretaria", "Già coperta – Magazziniere": first that it is over, then what. */
const overFirst =
  /^[^\p{L}]*(?:(?:posizione|selezione|ricerca|annuncio|offerta|posto|bando|position|vacancy|stelle)\s+)?(?:(?:è|e['’]|già|gia|ormai|is|now|bereits|schon)\s+){0,2}(?:chius[ao]|conclus[ao]|completat[ao]|copert[ao]|scadut[ao]|terminat[ao]|assegnat[ao]|sospes[ao]|closed|filled|expired|besetzt|vergeben|geschlossen)\s*[\])]?\s*[:–—-]\s*/iu

/** "La ricerca di un magazziniere si è conclusa", "Abbiamo trovato il cuoco": what is over is named within. */
const overWithin =
  /^(?:(?:la |le |il |l['’]|the )?(?:posizion[ei]|selezion[ei]|ricerc(?:a|he)|annuncio|offerta|posto|bando|position|vacancy|search)(?: apert[ae])? (?:di|da|del|dello|della|dell['’]|dei|per|come|for|as)|abbiamo (?:già )?trovato)\s+(?:un['’]|l['’]|(?:un[ao]?|il|lo|la|i|gli|le|an?|the|n\.?\s?\d{1,2}|\d{1,2})\s+)?/iu
const nameEnd = /\s(?:è|e['’]|si|sono|non|risulta|ormai|is|has|che|per)\s|[.,;:!(–—]/u

/** "05/02/2024 - Impiegata: posto assegnato", "POSIZIONE COPERTA: Autista": the name of a post that this line says is over. */
export function closedPost(text: string): string | null {
  if (text.length > 300 || !over.test(text) || /\bnon\b.{1,8}\bancora\b/iu.test(text)) return null
  const first = overFirst.exec(text)?.[0].length ?? 0
  if (first > 0) return roleAt(text.slice(first), /[.;!(]|\s[–—-]\s/u)
  const within = overWithin.exec(text)?.[0].length ?? 0
  if (within > 0) return roleAt(text.slice(within), nameEnd)
  return closedQuote([text], '') === null ? null : roleAt(text.replace(/^[\d\s/.,–—-]+/u, ''), /\s*[:(,.]\s|\s[–—-]\s/u)
}

function roleAt(text: string, end: RegExp): string | null {
  const [name = ''] = text.split(end, 1)
  return looksLikeRole(name.trim()) ? name.trim() : null
}
