import { anyOf, terms } from './compile-terms.ts'

/** Pay, which is no benefit. */
export const payWords = terms`
  bonus\b(?! formazione)
  premi[oi]?\b
  incentiv\w+
  provvigion\w+
  indennit\w+
  rimbors\w+
  retribuzion\w+
  stipendi\w*
  ral\b
  mbo\b
  fisso\b
  mensilita\b
  superminimo\b
  maggiorazion\w+
  straordinari\b
  allowance\b
  salary\b
  commission\w*
  trasfert\w+
  gehalt\b
`

const portfolioWork = terms`
  sviluppo
  gestione
  ampliamento
  acquisizione
  incremento
  crescita
  fidelizzazione
  gestirai
  gestisci
  svilupp(?:i|a|are|erai|era)
  curi
  curerai
  segui
  seguirai
  ampli
  amplierai
`

/** Requirements, as opposed to benefits. */
export const requirementWords = terms`
  richiest\w+
  necessari\w+
  requisit\w+
  disponibilita a
  si chied\w+
  in possesso\b
  conoscenza\b
  addett[oaie]\b
  esperienza\b
  capacita\b
  cerchiamo\b
  ricerchiamo\b
  selezioniamo\b
  affid\w+ (?:il |un )?portafogli\w*
  ${anyOf(portfolioWork)} (?:e \w+ )?(?:del |di un |un |il |dei )?(?:\w+ )?portafogli\w*
`

const forStaffPhrases = terms`
  (?:per|a|con) tutt[ie] (?:i|gli|le) (?:nostr\w )?(?:dipendenti|collaborator\w+|lavorator\w+|soci|person\w+)
  (?:per|a) tutto il (?:personale|team)
  (?:per i|ai) (?:nostri )?(?:dipendenti|collaborator\w+|lavorator\w+)
  (?:per|a) chi(?:unque)? lavor\w+
  (?:servizi|agevolazioni) (?:per|al) (?:il )?personale
  for (?:all|our) (?:employees|staff|team|people|colleagues)
  for everyone
  fur (?:alle|unsere) mitarbeit\w*
  allen mitarbeit\w*
  (?:offriamo|offer|bieten wir) (?:a tutti|(?:to )?everyone|allen)
`

/** Headings and openings of sentences under which nothing but perks is listed. */
export const perksHeadings = terms`
  \b(?:benefits?|perks|vantaggi|agevolazioni|vorteile|zusatzleistungen)$
  ^(?:(?:i|le|the|our|your|ihre|deine|unsere|altri|nostri) )*(?:benefits?|perks|vantaggi|agevolazioni|vorteile|zusatzleistungen)\b
  \b${anyOf(forStaffPhrases)}\b
`

/** Words of what is listed among perks and is none. */
export const notPerks = terms`
  contratt\w*
  contract
  vertrag
  tempo
  ambient\w+
  atmosfera
  clima
  crescita
  carriera
  growth
  career
  environment
  stabil\w+
  ccnl
  livello
  retribu\w+
  stipend\w+
  ral
  salary
  gehalt
  team
  opportunit\w+
  possibilit\w+
  inseriment\w+
  assunzion\w+
  turn[io]
  orari\w*
  full
  part
  sede
  scriv\w+
  invi\w+
  cv
  curriculum
  candid\w+
  colloqui\w*
  azienda
  progett\w+
  sfid\w+
  prodott\w+
  client\w+
  previst[oaie]
  e
  sono
  offr\w+
  che
  chi
`

const givingWords = terms`
  fornit[oaie]\b
  disponibil[ei]\b(?! a)
  offerto?\b
  gratuit\w+
  a carico
  inclus[oaie]\b
  pagat[oaie]\b
  compres[oaie]\b
  possibilita di\b
  c'e (?:l'|il |la |anche )
  mettiamo a disposizione
  a disposizione\b
  riconosciut[oaie]\b
  lo paga\b
  per te\b
  gratis\b
  omaggio\b
`

/** Phrases that offer something. */
export const givenPhrases = terms`
  \b${anyOf(givingWords)}
  ^(?:alloggio|vitto|mensa|furgone|pasti|unterkunft|verpflegung)\b
`

export const wordsBeforeBenefit = terms`
  offr\w+
  offerta
  garantiamo
  previst[oaie]
  prevede
  sono previst\w+
  e previst\w+
  disponiamo di
  mettiamo a disposizione
  we offer
  inoltre
  oltre a
  piu
  ed?
  con
  completano l'offerta
  completa il pacchetto
  possibilita di
  opportunita di
  dotazione di
  uso di
  benefit
  un
  una
  il
  la
  i
  le
  gli
  dei
  delle
  diamo
  ti
  vi
  c'e
  ci sono
  anche
  poi
  trovi
  trovera[i]?
  avra[i]?
  hai
  riceverai
  you get
  du bekommst
`
