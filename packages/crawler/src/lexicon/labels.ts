import { anyOf, terms } from './compile-terms.ts'

const wordsBeforePart = terms`
  i
  le
  gli
  principali
  nostri
  titolo
  our
  your
  the
  ihre?
  unsere?
  das
  die
`

const partNouns = terms`
  requisit\p{L}*
  competenz\p{L}*
  conoscenz\p{L}*
  mansion\p{L}*
  attivit\p{L}*
  responsabilit\p{L}*
  compit\p{L}*
  profilo
  offert\p{L}*
  benefit\p{L}*
  vantagg\p{L}*
  plus
  skills?
  requirements?
  qualifications?
  responsibilities
  duties
  tasks
  profile?
  offer
  aufgaben
  anforderungen
  angebot
  benefits
`

/** Labels that open a part of an advert: the lines after them belong to it. */
export const partLabelNames = terms`
  (?:${anyOf(wordsBeforePart)} )*${anyOf(partNouns)}(?: .{0,40})?
  (?:si |cosa |what |was |wir )?(?:offr\p{L}*|richied\p{L}*|chied\p{L}*|bieten|we offer|you bring)(?: .{0,30})?
  (?:descrizione|description|beschreibung)(?: .{0,40})?
  (?:tutto )?su di (?:te|voi)
  (?:all )?about you
  (?:alles )?über (?:dich|sie)
`

/** Labels of a single fact: only the text beside them belongs to them. */
export const factLabelNames = terms`
  sed[ei]
  luogo
  localit\p{L}*
  citt\p{L}*
  zona
  dove
  ubicazione
  area
  provincia
  regione
  location
  ort
  standort
  arbeitsort
  contratt\p{L}*
  tipologia
  tipo
  inquadramento
  livello
  ccnl
  orari\p{L}*
  turn\p{L}*
  impegno
  retribuzione
  ral
  stipendio
  compenso
  salary
  pay
  gehalt
  disponibilit\p{L}*
  esperienz\p{L}*
  experience
  erfahrung
  lingu\p{L}*
  languages?
  sprachen?
  patent[ei]
  titolo di studio
  formazione
  istruzione
  studi
  data
  pubblicat\p{L}*
  scadenza
  entro
  durata
  inizio
  decorrenza
  periodo
  start
  rif
  riferimento
  codice
  id
  ref
  reference
  settore
  reparto
  funzione
  dipartimento
  department
  numero
  posti
  n
  candidature
  candidarsi
  contatti
  e-?mail
  invio cv
  contract
  type
  employment type
  schedule
  hours
  vertrag
  arbeitszeit
  beginn
  remote
  smart working
  ruolo
  posizione
  figura
  azienda
  cliente
`

/** Labels of one fact that stand alone in a cell or a line. */
export const exactFactLabels = terms`
  (?:sede|luogo|zona|orario|contesto|posto)(?: di lavoro| lavorativ[ao])?
  sedi
  localit\p{L}*
  citt\p{L}*
  provincia
  regione
  ubicazione
  location
  job location
  standort
  arbeitsort
  (?:tipo|tipologia)(?: di)?(?: contratt\p{L}*| rapporto| impiego)
  contratto
  contratto di lavoro
  contract
  contract type
  employment type
  job type
  vertragsart
  arbeitszeit
  inquadramento
  livello
  ccnl
  retribuzione
  ral
  stipendio
  salary
  gehalt
  lingue
  languages
  sprachen
  titolo di studio
  patente
  data(?: di)? pubblicazione
  pubblicato il
  scadenza
  data(?: di)? scadenza
  durata
  inizio
  decorrenza
  riferimento
  rif\.?
  codice
  settore
  reparto
  funzione
  dipartimento
  department
  abteilung
  n\.? posti
  numero(?: di)? posti
  seniority
  esperienza
`

const wordsBeforeExactPart = terms`
  i
  il
  le
  la
  gli
  principali
  nostri
  nostra
  our
  your
  the
  ihre?
  dein
  deine
  unsere?
  das
  die
  key
  job
  main
`

const exactPartNouns = terms`
  requisit[io]
  competenze
  conoscenze
  capacità
  mansion[ei]
  attività
  responsabilità
  compiti
  profilo
  offerta
  benefits?
  vantaggi
  plus
  skills
  requirements
  qualifications
  responsibilities
  duties
  tasks
  profile?
  offer
  aufgaben
  anforderungen
  angebot
  vorteile
`

const wordsAfterExactPart = terms`
  e
  and
  und
  &
  di
  del
  della
  dei
  richiest[aeio]
  ricercat[ao]
  ideale
  principali
  minimi
  necessari[eo]?
  obbligatori[eo]?
  preferenziali
  graditi
  fondamentali
  essenziali
  indispensabili
  tecniche
  tecnici
  trasversali
  professionali
  personali
  lavoro
  ruolo
  posizione
  candidat[aoi]
  candidato\/a
  figura
  requisiti
  competenze
  responsabilità
  mansioni
  attività
  benefits?
  richieste
`

const exactPartVerbs = terms`
  offriamo
  offre
  richiede
  richiedono
  richiesto
  chiediamo
  cerchiamo
  farai
  bieten
  we offer
  you bring
  we are looking for
  we look for
  you will do
  bieten wir
  wir bieten
  suchen wir
`

/** Labels of a part that stand alone on their line. */
export const exactPartLabels = terms`
  (?:${anyOf(wordsBeforeExactPart)} )*${anyOf(exactPartNouns)}(?: ${anyOf(wordsAfterExactPart)})*
  (?:si |cosa |che cosa |what |was |wir |noi |ti |vi )*${anyOf(exactPartVerbs)}
  (?:chi|who) (?:cerchiamo|sei|you are)
  (?:descrizione|description|beschreibung)(?: (?:del|della|dell['’]|di|il|the|of|job|lavoro|ruolo|posizione|mansioni?|attività|offerta|annuncio|role))*
  job description
  about you
  about the role
  nice to have
`
