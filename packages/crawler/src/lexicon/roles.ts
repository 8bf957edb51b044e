import { terms } from './compile-terms.ts'

export const germanRoleEndings = terms`
  mitarbeiter
  techniker
  ingenieur
  verkaufer
  elektriker
  mechaniker
  mechatroniker
  schlosser
  schweisser
  fahrer
  leiter
  berater
  entwickler
  pfleger
  helfer
  hilfe
  kraft
  krafte
  kellner
  kaufmann
  kauffrau
  assistent
  referent
  monteur
  maler
  planer
  zeichner
  bearbeiter
  betreuer
  meister
  lehrling
  praktikant
  putzer
  backer
  koch
  arbeiter
  gartner
  schneider
  lehrer
  erzieher
  therapeut
  sekretar
  fuhrer
  spuler
  chef
  madchen
  frau
`

export const wordsBeforeRole = terms`
  n[.°ºr]*\s*\d+
  \d{1,2}
  due
  tre
  quattro
  cinque
  un['’]
  un[ao]?(?:\/(?:[ao]|una))?
  cercasi
  cerchiamo
  cerca
  si cerca(?:no)?
  ricercasi
  ricerchiamo
  ricerca
  si ricerca(?:no)?
  stiamo cercando
  siamo alla ricerca di
  selezioniamo
  seleziona
  si seleziona(?:no)?
  assumiamo
  assume
  offresi
  offerta(?: di lavoro)?
  offerte
  annuncio(?: di lavoro)?
  posizion[ei] apert[ae]
  posizione
  ruolo
  figura(?: professionale)?
  profilo
  opportunità
  vacancy
  job
  we are hiring
  we are looking for
  wir suchen
  gesucht
  urgente
  urgentemente
  nuov[oa]
  bravi?
  bravo
  esperti?
  giovan[ei]
  an?
  the
`

/** Nouns that name a post only when they open the text: elsewhere they say which office or trade. */
export const rolesOnlyFirst = terms`
  commercial[ei]
  amministrativ[aeio]
  tecnic[oiah]+
  meccanic[oi]
  elettronic[oi]
  chimic[oi]
  informatic[oi]
  idraulic[oi]
  grafic[oi]
  statistic[oi]
  fisic[oi]
  legal[ei]
  ottic[oi]
  meccatronic[oi]
  elettrotecnic[oi]
  elettromeccanic[oi]
  visual
  hr
  sales
  account
  partner
  backend
  frontend
  fullstack
  helpdesk
  hse
  pm
`

/** Verbs that no title holds. */
export const sentenceVerbs = terms`
  è
  sono
  siamo
  siete
  abbiamo
  avete
  hanno
  hai
  puoi
  può
  possono
  vuoi
  vogliamo
  lavoriamo
  lavora
  offriamo
  crediamo
  trovi
  troverai
  sarà
  sarai
  saranno
  verrà
  nasce
  accompagna
  racconta
  raccontano
  are
  is
  have
  will
  can
  sind
  haben
  werden
  wird
`

/** Things that are sought, sold or let, and names of whole lists: no trade begins so. */
export const notTrades = terms`
  aut[oi]
  automobil[ei]
  autovettur[ae]
  autocarr[oi]
  veicol[oi]
  vettur[ae]
  furgon[ei]
  moto
  motocicl[oi]
  camper
  biciclett[ae]
  macchinar[io]
  attrezzatur[ae]
  capannon[ei]
  immobil[ei]
  local[ei]
  terren[oi]
  appartament[oi]
  cas[ae]
  negoz(?:io|i)
  box
  garage
  stanz[ae]
  usat[oi]
  mobil[ei]
  legna
  vendesi
  vendonsi
  affittasi
  affittansi
  acquistasi
  compro
  vendo
  regalasi
  cedesi
  noleggiasi
  selezion[ei]
  ricerc(?:a|he)
  personale
  person[ae]
  gente
  rinforz[oi]
  talent[oi]
  volt[oi]
  annunc(?:i|io)
  offert[ae]
  graduatori[ae]
  esit[oi]
  avvis[oi]
  band[oi]
  concors[oi]
  gar[ae]
  procedur[ae]
  fahrzeuge?
  grundstuck
  lagerhalle
  wohnung
  cars?
  vans?
  premises
  warehouse
`

/** Posts named by their desk or by what they make of people. */
export const rolePhrases = terms`
  (?:back|front)[ -]?office
  help[ -]?desk
  crew (?:member|trainer|leader|manager)
  customer (?:service|care)
  scrum master
  personale (?:di|per|addett|ausiliari|amministrativ|tecnic|infermieristic)
  (?:figura|risorsa|profilo) (?:commercial|tecnic|amministrativ|impiegatizi|addett|junior|senior|per )
`

export const englishRoleNouns = terms`
  managers?
  engineers?
  developers?
  specialists?
  assistants?
  analysts?
  designers?
  consultants?
  officers?
  technicians?
  trainees?
  interns?
  internship
  executives?
  representatives?
  architects?
  scientists?
  administrators?
  coordinators?
  accountants?
  planners?
  controllers?
  testers?
  recruiters?
  generalists?
  directors?
  supervisors?
  buyers?
  leaders?
  lead
  owner
  agents?
  advisors?
  experts?
  operators?
  workers?
  drivers?
  merchandisers?
  account
  partner
`

/** Words that may stand before the noun: a grade, a helper. */
export const gradesBeforeRole = terms`
  junior
  senior
  jr
  sr
  mid
  neolaureato
  neolaureata
  neolaureati
  laureato
  laureata
  laureati
  diplomato
  diplomata
  diplomati
  giovane
  aiuto
  vice
  secondo
  primo
  prima
  seconda
  sous
  key
  global
  international
  digital
  co
`
