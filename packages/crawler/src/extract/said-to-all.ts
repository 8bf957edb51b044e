import type { MarkedLine } from '../html/lines.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import { signsOf } from './advert-signs.ts'
import type { LineRange, PageLines } from './page-lines.ts'

const FOR_ALL =
  /\b(?:(?:a|per|con|di) tutt[ie](?! (?:i livelli|le candidature|i candidati|i cv|i clienti))|tutt[ie] (?:i|le|gli|coloro)(?: nostr\p{L}+)? (?:dipendenti|collaborator\p{L}+|assunti|lavorator\p{L}+|soci|posizioni|figure|ruoli|profili|contratti|neoassunti|che lavorano)|(?:ai|per i|alle) (?:nostr[ie] )?(?:dipendenti|collaborator\p{L}+|lavorator\p{L}+|persone)|chi(?:unque)? (?:lavor[ai]|viene a lavorare|entra) (?:con|da|per|nel|in) |(?:per|a) tutto il (?:personale|team|gruppo)|(?:servizi|agevolazioni) (?:per|al) (?:il )?personale|ogni (?:dipendente|collaborator\p{L}+|assunt[oa])|all (?:our )?(?:employees|staff|team members|colleagues|positions|roles)|everyone (?:who|on)|allen (?:unseren )?mitarbeiter\p{L}*|alle (?:unsere )?mitarbeiter\p{L}*|für alle)/iu
const OFFERED =
  /\b(?:offr|riconosc|garant|mettiamo a disposizione|previst|spett|benefit|scont|vitto|alloggi|mensa|pasto|pasti|buon[oi] |ticket|welfare|polizz|assicura|formazione|palestra|convenzion|gratis|gratuit|omaggio|bieten|bekommen|erhalten|unterkunft|verpflegung|rabatt|we offer|receive|discount|meals?|accommodation)/iu
const MAX_TEXT = 500
const MAX_LINES = 6
const MAX_AFTER = 12

/** What a page says beside its adverts, or under the last, of every one of them: "Per tutti mensa gratuita". */
export function saidToAll({ lines }: PageLines, adverts: readonly LineRange[]): Section[] {
  const last = adverts.at(-1)
  if (!last) return []
  const isFree = (index: number) => adverts.every((range) => range === last || index < range.from || index >= range.to)
  let heading: string | null = null
  return lines
    .slice(0, last.to + MAX_AFTER)
    .flatMap((line, index): Section[] => {
      if (line.level !== null) heading = line.text
      if (line.level !== null || !isFree(index)) return []
      const isHeaded = heading !== null && heading.length <= 60 && FOR_ALL.test(heading)
      const isMeant = isToAll(line) || (isHeaded && line.text.length <= MAX_TEXT) || isLeadIn(line, index, adverts)
      const { text, isItem } = line
      return isMeant ? [{ heading: isHeaded ? heading : null, lines: [{ text, isItem }], isSaidToAll: true }] : []
    })
    .slice(0, MAX_LINES)
}

/** The advert with what is said to all, where it does not hold it already. */
export function withSaidToAll(position: RawPosition, said: readonly Section[]): RawPosition {
  const own = new Set(position.sections.flatMap(({ lines }) => lines.map(({ text }) => text)))
  const others = said.filter(({ lines }) => lines.every(({ text }) => !own.has(text)))
  return others.length === 0 ? position : { ...position, sections: [...position.sections, ...others] }
}

function isToAll({ text }: MarkedLine): boolean {
  return text.length <= MAX_TEXT && FOR_ALL.test(text) && OFFERED.test(text)
}

const LIST =
  /\b(?:posizion[ei]|figur[ae]|profil[oi]|ricerche|cerchiamo|ricerchiamo|selezioniamo|stiamo cercando|ruol[oi]|open positions|looking for|suchen)\b/iu

const NAMES_PLACE = /\s(?:di|a|ad|in|presso|bei|at) \p{Lu}/u
/** Where the house itself is. */
const SEAT =
  /\b(?:ha sede|(?:la |nostra |propria |unica )sede|nostr[oa] (?:\p{L}+ )?(?:stabilimento|laboratorio|negozio|officina|studio|cantina|struttura|ristorante|hotel|clinica)|stabilimento|tutte (?:presso|a|nella|nello)|siamo a|our (?:office|plant|team)|based in|unser(?:em|er)? (?:werk|betrieb|standort))\b/iu
const MAX_ABOVE = 6

/** "Nel laboratorio di Lecco cerchiamo:", "Le posizioni sono tutte presso la sede di Lecco.": not far above the first. */
function isLeadIn({ text }: MarkedLine, index: number, adverts: readonly LineRange[]): boolean {
  const first = Math.min(...adverts.map(({ from }) => from))
  if (index >= first || index < first - MAX_ABOVE || text.length > 300) return false
  return (
    (LIST.test(text) || SEAT.test(text)) &&
    NAMES_PLACE.test(text) &&
    !signsOf([text]).has('contract') &&
    !/stagion|season|saison/iu.test(text)
  )
}
