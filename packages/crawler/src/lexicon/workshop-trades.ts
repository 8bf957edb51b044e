import { anyOf, terms } from './compile-terms.ts'

export const buildingTrades = terms`
  operai[oaei]?\b
  operai\b
  arbeiter\w*
  manoval\w+
  murator\w+
  carpentier\w+
  ferraiol\w+
  piastrellist\w+
  cartongessist\w+
  imbianchin\w+
  pittor\w+
  decorator\w+
  intonacat\w+
  lattonier\w+
  idraulic\w+
  termoidraulic\w+
  elettricist\w+
  elektriker\w*
  electrician\b
  frigorist\w+
  caldaist\w+
  fuochist\w+
  installat\w+
  installer\b
  montator\w+
  monteur\w*
  serramentist\w+
  fabbr[oi]\b
  falegnam\w+
  tischler\w*
  mobilier\w+
  marmist\w+
  posator\w+
  asfaltist\w+
  ponteggiat\w+
  spazzacamin\w+
  verniciat\w+
  carrozzier\w+
  meccanic[oi]\b
  mechanic\b
  mechaniker\w*
  gommist\w+
  elettraut\w+
  meccatronic[oi]\b
  officina\b
`

export const productionTrades = terms`
  saldat\w+
  schweisser\w*
  welder\b
  tornit\w+
  fresat\w+
  dreher\b
  rettificat\w+
  attrezzist\w+
  aggiustat\w+
  stampist\w+
  stampat\w+
  piegator\w+
  calandrat\w+
  pressist\w+
  puntatric\w+
  sbavat\w+
  molator\w+
  lucidator\w+
  galvanic\w+
  fondit\w+
  fonderia\b
  formator\w+ ?\/? ?animist\w*
  animist\w+
  colator\w+
  laminator\w+
  forn(?:i|ist\w+)\b
  siviera\b
  trafilator\w+
  assemblat\w+
  assembler\b
  assembly\b
  cablat\w+
  quadrist\w+
  collaudator\w+
  cnc\b
  taglio\b
  piegatura\b
  verniciatura\b
  linea\b
  conduttor\w+
  confezion\w+
  imballator\w+
  imballagg\w+
  imbottigliament\w+
  produzione\b
  production\b
  produktion\w*
  montaggio\b
  smistament\w+
  cernit\w+
  macellai\w*
  macellator\w+
  disossator\w+
  casar\w+
  salumier\w+
  mugnai\w*
  cantinier\w+
  sarta\b
  sart[oie]\b
  cucitric\w+
  cucitor\w+
  cucito\b
  modellist\w+
  magliai\w+
  tessitor\w+
  tessitric\w+
  orditor\w+
  filatur\w+
  tintor\w+
  stirator\w+
  pellett\w+
  conceria\b
  conciator\w+
  calzatur\w+
  orlatric\w+
  orafo\b
  orafi\b
  incastonator\w+
  pulitore\b
  ceramist\w+
  smaltator\w+
  vetrai\w*
  cartai\w*
  legator\w+
  tipograf\w+
  serigraf\w+
  operator\w+ (?:macchin\w+|cnc|di macchina|meccanic\w+|di produzione|camera bianca|agricol\w+)
  camera bianca\b
  cleanroom\b
`

/** Fields, stables and ships. */
export const farmingTrades = terms`
  agricol\w+
  bracciant\w+
  potator\w+
  vendemmi\w+
  stallier\w+
  allevat\w+
  mungitor\w+
  boscaiol\w+
  vivaist\w+
  floricolt\w+
  pescator\w+
  vigna\w*
  specializzat[oi]\b
  marinai\w*
  nostromo\b
  skipper\b
`

const otherManualTasks = terms`
  reparto
  caseificio
  lavagg\w+
  mungitura
  mensa
  antincendio
  stiro
  trattament\w+
  lavagg\w+
  carico
  scarico
  rifornimento
  scaffal\w+
`

export const otherManualTrades = terms`
  operator[ei]\b
  operatric[ei]\b
  letturist\w+
  portalettere\b
  postin[oaie]\b
  spazzin\w+
  stradin\w+
  cantonier\w+
  affissator\w+
  necrofor\w+
  becchin\w+
  acquaiol\w+
  fontanier\w+
  spurghist\w+
  addett[oaie](?:\/[oaie])? (?:\S+ ){0,3}${anyOf(otherManualTasks)}\b
  smistat\w+
  lavavetri\b
  frantoian\w+
  motorist\w+
  groom\b
  artier\w+
  trafilator\w+
  pontegg\w+
  restaurat\w+
  lavorant\w+
  aiutante\b
  apprendist\w+
  filettat\w+
  turnist\w+
  operativ[oi]\b
  manovr\w+
  segheria\b
  murat\w+
`

const germanManualPlaces = terms`
  schnitt
  ernte
  lese
  stall
  feld
  weinberg
  obst
  garten
  lager
  produktion
  reinigung
  montage
  kuche
  werkstatt
  baustelle
`

const germanCraftsmen = terms`
  backer\w*
  konditor\w*
  metzger\w*
  gartner\w*
  landarbeiter\w*
  hilfsarbeiter\w*
  facharbeiter\w*
  handwerker\w*
  hausmeister\w*
  pflegehelfer\w*
  pflegehelfer\w*
  lagerarbeiter\w*
  maschinist\w*
  monteur\w*
  barkeeper\w*
  putzkraft\w*
  reinigungskraft\w*
  kuchenhilfe\w*
  lehrling\w*
`

export const germanManualTrades = terms`
  \b(?:mitarbeiter|helfer|hilfskraft|aushilfe)\S* (?:fur|im|in|bei|am|auf)(?: \w+)? \w*${anyOf(germanManualPlaces)}\w*
  \berntehelfer\w*
  \bzimmer(?:er|ei|mann|leute|madchen)\w*
  \w*fahrer(?:\/?in|innen)?\b
  \b(?:sortierer\w*|schlosser\w*|maurer\w*|maler\w*|spengler\w*|installateur\w*)
  \w*elektriker\w*
  \b${anyOf(germanCraftsmen)}
`

const technicalTrades = terms`
  frigorist\w+
  install\w+
  manuten\w+
  caldai\w+
  elettricist\w+
  idraulic\w+
  montator\w+
  riparat\w+
  trasfertist\w+
  climatizz\w+
  ascensor\w+
  elettrodomestic\w+
  fibra
  fotovoltaic\w+
  antincendio
  luci
  audio
  fonic\w+
  palco
  allarm\w+
  videosorveglianza
  piscin\w+
  serrament\w+
  reti idriche
  ponteggi
  elettromeccanic\w+
  autoriparat\w+
`

/** Technicians who work with tools at customers' or on machines. */
export const manualTechnicians = terms`
  tecnic[oi] (?:\S+ ){0,3}?${anyOf(technicalTrades)}
  (?:assembly|maintenance|repair|installation|workshop|field|on.?site) technician\b
  ascensorist\w+
  trasfertist\w+
`

/** Words for manual work in a sentence. */
export const manualWork = terms`
  operai[oaei]?\b
  reparto (?:produ\w+|taglio|montaggio|verniciatura)
  linea di produzione\b
  carico e scarico\b
  turni di produzione\b
  muletto\b
  cantier[ei]\b
  pulizi[ae]\b
  guida (?:di|del) (?:camion|furgone|mezzi)
`
