import { anyOf, terms } from './compile-terms.ts'

const officeKinds = terms`
  sed[ei]
  filial[ei]
  stabiliment[oi]
  uffic(?:io|i)
  punt[oi] vendita
  negoz(?:io|i)
  deposit[oi]
  magazzin[oi]
  agenzia
  cantier[ei]
  plant
  office
  store
  area
  zona
  provincia
  polo
  hub
  standort
  regione
  hotel
  residenza
  struttura
  clinica
`

/** Openings of a heading that names one of a company's offices. */
export const officeHeadings = terms`
  (?:la |il |nostr[aoi] |le |i )*${anyOf(officeKinds)}(?: \p{L}+)?(?: (?:di|a|ad|in|of))?
  location
  luogo
  dove
`

const streetKinds = terms`
  [Vv]ia(?:le)?
  VIA(?:LE)?
  [Pp]iazza
  PIAZZA
  P\.zza
  [Cc]orso
  [Ll]argo
  [Ss]trada
  [Vv]icolo
  [Ll]oc\.
  [Cc]ontrada
  C\.da
`

/** A street or a postal code. */
export const addressSigns = terms`
  \b${anyOf(streetKinds)} \p{Lu}\D{1,40}\d
  \b[1-9]\d{4} \p{Lu}
  \p{Ll}(?:strasse|straße|gasse|weg|platz) \d
`

/** Openings of a street address. */
export const streetNames = terms`
  via
  viale
  v\.le
  piazza
  p\.zza
  piazzale
  corso
  c\.so
  largo
  strada
  vicolo
  lungomare
  lungolago
  contrada
  localita
  loc\.
  zona industriale
  z\.i\.
  c\.c\.
  centro commerciale
  km
  s\.s\.
  ss
`

/** Words that say where the work is done; the name of the place follows. */
export const placeOfWorkCues = terms`
  (?<!con )(?<!ha )(?<!ha la )sed[ei](?: di lavoro| lavorativ\w+| operativ\w+| di inserimento)?
  luogo (?:di lavoro|di svolgimento|dell['’]attivit[aà])
  base (?:di lavoro|operativa)
  posto di lavoro
  partenza
  (?:si parte|partirai|partenze)(?: [^.,;:]{1,25}?)?(?= da )
  workplace
  place of work
  based
  location
  arbeitsort
  einsatz(?:ort|gebiet)
  standort
  dienstsitz
`

/** Kinds of workplaces whose town is named after them. */
export const workplaceKinds = terms`
  filial[ei]
  stabiliment[oi]
  deposit[oi]
  magazzin[oi]
  officin[ae]
  cantier[ei]
  segheri[ae]
  cav[ae]
  fabbric[ae]
  filatur[ae]
  tintori[ae]
  tessitur[ae]
  conceri[ae]
  fonderi[ae]
  acciaieri[ae]
  vetreri[ae]
  cartier[ae]
  tipografi[ae]
  caseifici[o]?
  cantin[ae]
  tenut[ae]
  panifici[o]?
  botteg[ae]
  atelier
  serr[ae]
  vivai[o]?
  cucin[ae]
  central[ei]
  terminal
  piattaform[ae]
  logistic[ae]
  impiant[oi]
  discaric[ae]
  biblioteca
  muse[oi]
  teatro
  ambulatori[o]?
  casa di (?:riposo|cura)
  ronda
  negoz[io]+
  punt[oi] vendita
  uffici[o]?
  laborator\w+
  plant
  struttur[ae]
  residenz[ae]
  showroom
  store
  hotel
  ristorante
  trattoria
  clinica
  farmacia
  unit[aà] (?:locale|produttiva)
  hub
  centro
  polo
  villa
  rsa
  scuola
  nido
  boutique
  flagship
  offices?
  sito (?:produttivo)?
  reparto
  palestra
  sedi
  dimora
  studio
  agenzia
  cors[oi]
  istitut[oi]
  scuole
  ospedale
  servizi[o]?
  centri
  territorio
  comune
  salone
`

/** Words of the names of countries and continents. */
export const countryWords = terms`
  italia
  italy
  germania
  germany
  austria
  svizzera
  francia
  france
  spagna
  spain
  portogallo
  regno
  unito
  usa
  stati
  uniti
  canada
  cina
  china
  giappone
  corea
  india
  brasile
  messico
  turchia
  grecia
  slovenia
  croazia
  polonia
  romania
  belgio
  olanda
  dach
  europa
  asia
  africa
  estero
`
