import { anyOf, terms } from './compile-terms.ts'

const closedJobStates = terms`
  chius[ao]
  scadut[ao]
  conclus[ao]
  non (?:è )?più (?:disponibile|attiv[ao]|aperta)
`

/** Phrases of a job's page once it is closed. */
export const closedJobPage = terms`
  \b(?:posizione|annuncio|offerta|selezione|ricerca)\b.{0,40}\b${anyOf(closedJobStates)}
  \bno longer (?:available|accepting|open)\b
  \bposition (?:has been|is) (?:filled|closed)\b
  \bnicht mehr verfügbar\b
`

const closableSubjects = terms`
  posizione
  selezione
  ricerca
  candidatura
  candidature
  annuncio
  offerta
  iscrizioni
  bando
  call
  position
  job
  vacancy
  role
`

const closedStatementLinks = terms`
  è
  e'
  e’
  risulta
  is
  has been
  ormai
  stata
  stato
  già
  gia
  attualmente
  non
  più
  piu
  no longer
  di lavoro
  sono
  state
  now
  ora
`

const closedParticiples = terms`
  chius[aeio]
  conclus[aeio]
  complet(?:at[aeio]|ed)
  copert[aeio]
  scadut[aeio]
  terminat[aeio]
  assegnat[aeio]
  sospes[aeio]
  evas[ao]
  filled
  closed
  expired
`

const closedBadges = terms`
  chius[ao]
  conclus[ao]
  scadut[ao]
  copert[ao]
  assegnat[ao]
  closed
  filled
  expired
  non attiv[ao]
  besetzt
  geschlossen
`

const closedPhrases = terms`
  non (?:è|e'|e’) più (?:attiva|disponibile|aperta)
  no longer (?:open|available|accepting)
  abbiamo (?:già )?trovato
  posto (?:già )?(?:coperto|assegnato|occupato)
  ^\W*(?:trovat[oaie]|gefunden|found)[,!. ]{1,3}(?:grazie|danke|thank)
  ricerca conclusa
  (?:posti|plätze|stellen) (?:sono )?(?:esauriti|tutti (?:coperti|assegnati)|(?:bereits )?vergeben)
  alle plätze vergeben
  all positions filled
  stelle (?:ist )?(?:bereits )?besetzt
`

export const closedStatements = terms`
  (?:${anyOf(closableSubjects)}(?: ${anyOf(closedStatementLinks)})* ${anyOf(closedParticiples)})
  ^${anyOf(closedBadges)}$
  ${anyOf(closedPhrases)}
`

/** Headings over adverts that are over. */
export const closedListHeadings = terms`
  (?:posizioni|selezioni|ricerche|offerte|annunci|bandi) (?:già )?(?:chius|conclus|scadut|archiviat|terminat|espletat|coperte)
  archivio
  graduatori[ae]
  esiti
  past openings
  closed positions
  bereits besetzt
  abgeschlossen
`

const closedTitleEndings = terms`
  chiusa
  chiuso
  conclusa
  concluso
  scaduta
  scaduto
  coperta
  coperto
  assegnata
  assegnato
  terminata
  closed
  filled
  expired
  besetzt
  non piu (?:attiva|disponibile)
`

/** Marks of a closed advert in its title. */
export const closedTitles = terms`
  [[(–-]?\s*\b(?:posizione |selezione |ricerca |annuncio |offerta )?${anyOf(closedTitleEndings)}\b\s*[\])!]?\s*$
  ^\W*(?:chiusa|chiuso|conclusa|scaduta|scaduto|coperta|closed|filled|expired|selezione conclusa|posizione (?:chiusa|coperta))\b\s*[\])–:-]
`
