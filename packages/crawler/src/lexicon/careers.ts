import { anyOf, terms } from './compile-terms.ts'

/** Words of headings over open positions. */
export const careersHeadingWords = terms`
  lavora con noi
  lavorare
  carrier[ae]
  careers?
  posizioni aperte
  offerte di lavoro
  opportunita
  annunci
  jobs?
  open positions
  unisciti
  join
  selezioni
  ricerca personale
  stellen\w*
  karriere
  entra nel team
`

const careersPathParts = terms`
  lavora-con
  lavoraconnoi
  lavora-in
  lavorare
  carrier
  career
  posizion
  offert[ae](?:-di-lavoro)?\b
  annunci
  jobs?\b
  open-position
  join
  selezion
  ricerca-personale
  candidat
  opportunit
  personale
  recruit
`

export const careersPathSegment = terms`
  [a-z-]*${anyOf(careersPathParts)}[a-z-]*
`

/** Words of an address under which adverts stand. */
export const jobPathWords = terms`
  jobs?
  posizion[ei]
  offert[ae]
  annunc(?:i|io)
  lavor[oai]
  careers?
  carrier[ae]
  vacanc(?:y|ies)
  openings?
  positions?
  stellen?
  opportunit(?:a|y|ies)
  ricerc(?:a|he)
  selezion[ei]
  role
  roles
  job offers?
  join
`

/** Social networks and job portals. */
export const portalNames = terms`
  linkedin
  facebook
  instagram
  twitter
  x
  youtube
  tiktok
  pinterest
  google
  indeed
  infojobs
  monster
  glassdoor
  subito
  bakeca
  jooble
  trovit
  wikipedia
  whatsapp
  wa
  telegram
  t
  apple
  microsoft
  iubenda
  cookiebot
  amazon
  ebay
  tripadvisor
  booking
`

/** Folders whose entries bear the names of trades and are no adverts. */
export const otherFolders = terms`
  prodott[oi]
  products?
  produkte
  shop
  store
  catalogo?
  collections?
  servizi(?:o)?
  services?
  leistungen
  news
  notizie
  blog
  diario
  press
  stampa
  eventi
  events?
  team
  staff
  persone
  people
  equipe
  professionisti
  autor[ei]
  authors?
  tag
  tags
  category
  categor(?:ia|ie|ies)
  cors[oi]
  courses?
  kurse
  academy
  formazione
  professioni
  mestieri
  berufe
  guid[ae]
  glossario
  faq
  progetti
  projects?
  portfolio
  clienti
  case study
  settori
  soluzioni
  solutions?
`

/** Entries of a menu behind which no adverts stand. */
export const otherMenuEntries = terms`
  privacy
  cookie
  policy
  termini
  condizioni
  note legali
  legal
  login
  accedi
  area (?:riservata|clienti)
  carrello
  cart
  shop
  store
  prodott[oi]
  products?
  produkte
  catalogo
  servizi
  services
  leistungen
  gallery
  galleria
  foto
  video
  faq
  download
  mappa
  sitemap
  prenota\w*
  booking
  newsletter
  search
  cerca
  home
  qualita
  certificazioni
  sostenibilita
  storia
  history
  wp content
  feed
  tag
  category
  whistleblowing
  trasparenza
  fornitori
  suppliers?
  franchis\w+
  affilia\w+
  partners?
  rivenditori
  agenti
  distributori
  eventi
  press
  stampa
  news
  blog
  contatti
  contact\w*
  dove siamo
  menu
  camere
  rooms
  zimmer
  suites?
  piscina
  wellness
  esperienze
  experiences
  erlebnisse
  listino
  prezzi
  tariffe
  corsi
  donazioni
  sostienici
  english
  deutsch
  it
  en
  de
  fr
`

const houseNouns = terms`
  marchi
  marche
  brands?
  insegne
  locali
  ristoranti
  restaurants?
  hotels?
  alberghi
  strutture
  negozi
  punti-vendita
  sedi
  filiali
  aziende
  societa
  companies
  gruppo
  group
  case
  residenze
  ville
  resorts?
  cliniche
  stores?
  locations?
  standorte
  betriebe
  haeuser
  marken
`

/** Folders under which a group has a page for each of its establishments. */
export const houseFolders = terms`
  (?:i-nostri-|le-nostre-|our-|unsere-)?${anyOf(houseNouns)}
`
