import { anyOf, terms } from './compile-terms.ts'

const manualTasks = terms`
  collaud\w+
  press[ae]
  produzione
  line[ae]
  macchin\w+
  taglio
  cucito
  stireria
  camere
  stanze
  riassetto
  lavanderia
  imball\w+
  assembl\w+
  cucina
  sala
  piani
  verde
  raccolta
  macellazione
  sezionamento
  disosso
  forno
  impast\w+
  cernita
  galvanica
  filatura
  finissaggio
  tintoria
  serra
  serre
  stalla
  vigneto
  cantiere
  ponteggi
  scavi
`

export const manualAttendants = terms`
  ^addett\w*(?:\/\w+)? (?:alla |alle |all'|al |allo |ai |agli |di )?${anyOf(manualTasks)}\b
  \bski.?m[ae]n\b
`

/** Trades that a title calls first, before what is driven, fitted or sold. */
export const manualTitleOpenings = terms`
  elettromeccanic\w+
  operat(?:or[ei]|ric[ei])(?:\/\w+)? (?:d[i'’]|su|agli?|all['’]|addett\w+ (?:agli|all['’])) ?(?:impiant\w+|reattor\w+|forn[oi]\b|caldai[ae]\b|press[ae]\b)
  autist\w+
  camionist\w+
  conducent\w+
  magazzinier\w+
  carrellist\w+
  mulettist\w+
  operai[oaei]?\b
  manoval\w+
  montator\w+
  manutentor\w+
  meccanic[oi]\b
  saldator\w+
  murator\w+
  carpentier\w+
  elettricist\w+
  idraulic[oi]\b
  lavaggist\w+
  preparator\w+
  facchin\w+
  giardinier\w+
  cuoc\w+
  camerier\w+
`

/** Foremen, kitchens, tables and rooms. */
export const kitchenTrades = terms`
  capo ?(?:cantiere|squadra|officina|reparto produzione|turno|partita|cuoc\w+)
  capocantiere\b
  caposquadra\b
  capoturno\b
  capofficina\b
  sous.?chef\b
  chef\b
  cuoc\w+
  pizzaiol\w+
  pasticc\w+
  panett?ier\w+
  gelat(?:ai|ier)\w*
  focacc\w+
  piadin\w+
  rosticc\w+
  friggitor\w+
  cioccolat\w+
  pastai\w*
  fornai\w*
  barman\b
  barist\w+
  barlady\b
  bartender\b
  camerier\w+
  waiter\b
  waitress\b
  commis\b
  maitre\b
  sommelier\b
  lavapiatti\b
  cucina\b
  sala\b(?! riunioni)
  ristora\w+
  koch\b
  kochin\b
  kellner\w*
  housekeeping\b
  governant\w+
  ai piani\b
  facchin\w+
  portier\w+ (?:notturn|di notte)\w*
  bagnin\w+
  bagnanti\b
  animator\w+
`

export const careTrades = terms`
  o\.?s\.?s\.?\b
  o\.?s\.?a\.?\b
  a\.?s\.?a\.?\b
  operator\w* socio
  socio.?(?:sanitari|assistenzial)\w+
  badant\w+
  colf\b
  assistent\w+ (?:familiar|agli anziani|domiciliar|alla persona)\w*
  baby.?sitter\b
  pflegehelfer\w*
  caregiver\b
  massaggiat\w+
  estetist\w+
  parrucchier\w+
  barbier\w+
  hair ?stylist\b
  friseur\w*
`

/** Cleaning, upkeep and guarding. */
export const cleaningTrades = terms`
  puli(?:zi[ae]|tor\w*|tric\w+)
  sanificazion\w+
  cleaner\b
  cleaning\b
  reinigung\w*
  lavander\w+
  stirat\w+
  giardinier\w+
  manutentor\w+
  manutenzion\w+
  maintenance\b
  custod\w+
  guardian\w+
  guardi[ae]\b
  vigilan\w+
  sorveglian\w+
  netturbin\w+
  operator\w+ ecologic\w+
  raccolta\b
  bidell\w+
  collaborator\w+ scolastic\w+
  portierat\w+
`

export const transportTrades = terms`
  autist\w+
  camionist\w+
  conducent\w+
  corrier\w+
  fattorin\w+
  rider\b
  driver\b
  padroncin\w+
  fahrer\w*
  consegn\w+
  delivery\b
  carrellist\w+
  mulettist\w+
  magazzinier\w+
  magazzin\w+
  lagerarbeiter\w*
  lagerist\w*
  warehouse\b
  picking\b
  picker\b
  facchinaggio\b
  gruist\w+
  escavatorist\w+
  ruspist\w+
  palist\w+
  trattorist\w+
  macchinist\w+
  staffett\w+
  trasportator\w+
  movimentazion\w+
  merci\b
  capotreno\b
`
