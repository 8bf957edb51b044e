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

/** Words that say of a post that it is over. */
export const closedStates = terms`
  (?:chius|conclus|completat|copert|scadut|terminat|assegnat|sospes|evas|esaurit|occupat)[aeio]
  trovato
  più (?:attiv|disponibil|apert)[aeio]
  closed
  filled
  expired
  no longer
  besetzt
  vergeben
  geschlossen
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

/** Conditions and negations: what follows is not closed yet. */
export const stillOpenPhrases = terms`
  non (?:e |sono )?(?:ancora )?(?:chius|conclus|scadut|copert)
  (?:se|quando|qualora|una volta|fino a|finche|dopo) (?:che )?(?:la |l'|le )?(?:posizione|selezione|ricerca|offerta|candidatur)
  rest\w+ apert
  until\b
  once the\b
  candidature (?:verranno|saranno)\b
  prima (?:possibile|della)\b
`

export const closablePosts = terms`
  posizione
  selezione
  ricerca
  annuncio
  offerta
  posto
  bando
  position
  vacancy
  stelle
`

export const closedAdverbs = terms`
  è
  e['’]
  già
  gia
  ormai
  is
  now
  bereits
  schon
`

export const closedBeforeName = terms`
  chius[ao]
  conclus[ao]
  completat[ao]
  copert[ao]
  scadut[ao]
  terminat[ao]
  assegnat[ao]
  sospes[ao]
  closed
  filled
  expired
  besetzt
  vergeben
  geschlossen
`

export const closedNouns = terms`
  posizion[ei]
  selezion[ei]
  ricerc(?:a|he)
  annuncio
  offerta
  posto
  bando
  position
  vacancy
  search
`

export const prepositionsOfPost = terms`
  di
  da
  del
  dello
  della
  dell['’]
  dei
  per
  come
  for
  as
`

export const articlesOfPost = terms`
  un[ao]?
  il
  lo
  la
  i
  gli
  le
  an?
  the
  n\.?\s?\d{1,2}
  \d{1,2}
`

/** What a sentence calls an advert that it says is closed. */
export const refusableSubjects = terms`
  posizione
  selezione
  ricerca
  candidatura
  candidature
  annuncio
  offerta
  bando
  avviso
  position
  job
  vacancy
  role
  stelle
  search
`

export const closedEndings = terms`
  chius[aeio]
  conclus[aeio]
  completat[aeio]
  copert[aeio]
  scadut[aeio]
  terminat[aeio]
  assegnat[aeio]
  archiviat[aeio]
  sospes[aeio]
  filled
  closed
  expired
  besetzt
  geschlossen
`
