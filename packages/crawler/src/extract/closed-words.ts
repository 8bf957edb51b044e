import type { Quote } from '../evidence.ts'

const closed =
  /(?:(?:posizione|selezione|ricerca|candidatura|candidature|annuncio|offerta|iscrizioni|bando|call|position|job|vacancy|role)(?: (?:è|e'|e’|risulta|is|has been|ormai|stata|stato|già|gia|attualmente|non|più|piu|no longer|di lavoro|sono|state|now|ora))* (?:chius[aeio]|conclus[aeio]|complet(?:at[aeio]|ed)|copert[aeio]|scadut[aeio]|terminat[aeio]|assegnat[aeio]|sospes[aeio]|evas[ao]|filled|closed|expired))|^(?:chius[ao]|conclus[ao]|scadut[ao]|copert[ao]|assegnat[ao]|closed|filled|expired|non attiv[ao]|besetzt|geschlossen)$|(?:non (?:è|e'|e’) più (?:attiva|disponibile|aperta)|no longer (?:open|available|accepting)|abbiamo (?:già )?trovato|posto (?:già )?(?:coperto|assegnato|occupato)|ricerca conclusa|(?:posti|plätze|stellen) (?:sono )?(?:esauriti|tutti (?:coperti|assegnati)|(?:bereits )?vergeben)|alle plätze vergeben|all positions filled|stelle (?:ist )?(?:bereits )?besetzt)/iu
const stillOpen =
  /non (?:è|e'|e’) (?:ancora )?(?:chius|conclus|scadut|copert)|se la (?:posizione|selezione)|quando la|una volta/iu

const closedList =
  /(?:posizioni|selezioni|ricerche|offerte|annunci|bandi) (?:già )?(?:chius|conclus|scadut|archiviat|terminat|espletat|coperte)|archivio|graduatori[ae]|esiti|past openings|closed positions|bereits besetzt|abgeschlossen/iu

/** The heading over adverts that are over. */
export const isClosedList = (heading: string): boolean => closedList.test(heading)

/** The first of these texts that says of its own advert that it is closed. */
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
