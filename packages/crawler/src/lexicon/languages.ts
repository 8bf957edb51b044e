import { anyOf, terms } from './compile-terms.ts'

/** Nouns before a word that make it a nationality or a style. */
export const nounsOfNationality = terms`
  mercat[oi]
  client[ei]
  aziend[ae]
  grupp[oi]
  societa
  cucina
  stile
  design
  massaggi[oa]
  multinazionale
  marchi[oa]
  brand
  area
  territorio
  ospit[ei]
  turist[ai]
  norm\w+
  capitale
  giardino
  casa madre
  headquarter
  ristorante
  prodott[oi]
  auto
  moto
  made in
  macchin[ae]
  piano
  corso d[ie]l?l?'?
  corsi d[ie]l?l?'?
  lezioni d[ie]
  (?:read|view|leggi|available|disponibile|versione)(?: this)?(?: in)?
`

const speakingWords = terms`
  lingu[ae]\b
  conosc
  parl
  scritt
  te la cavi
  cavar
  mastic
  capi(?:sci|re|sce)
  verste
  understand
  conversa
  fluent
  madrelingua
  livello\b
  [abc][12]\b
  gradit
  plus\b
  buon
  ottim
  discret
  bilingu
  language
  speak
  spoken
  knowledge
  native
  command
`

const demandWords = terms`
  sprach
  richiest
  necessari
  preferenz
  indispensabil
  obbligatori
  fondamental
  serve\b
  servono\b
  meglio\b
  ben accett
  second[ao]\b
  bas[ei]\b
  scolastic
  tecnico\b
  commerciale\b
  intermedi
  avanzat
  corrent
  padronanza
  insegnante
  docente
  teacher
  interpret
  tradutt
  required
  advantage
  asset\b
  welcome\b
  mother tongue
  fluency
  proficien
  conversational
  working level
  nice to have
  bonus\b
  valued
  apprezzat
  preferibil
  desiderabil
  vantaggio
  valutat
  vorteil
  erwunscht
  wunschenswert
  muttersprach
  verhandlungssicher
`

/** A less usual language is read as one only beside one of these. */
export const languageCues = terms`
  \b${anyOf(speakingWords)}
  kenntniss
  \b${anyOf(demandWords)}
`
