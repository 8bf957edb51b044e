import { terms } from './compile-terms.ts'

export const qualityAdjectives = terms`
  e
  ed
  o
  con
  with
  inoltre
  gradit[aeio]
  preferibil\w+
  preferit\w+
  richiest[aeio]
  necessari[aeio]
  indispensabil[ei]
  fondamental[ei]
  obbligatori[aeio]
  e
  si
  costituisc\w+
  titolo
  preferenziale
  gradita
  eventuale
  possesso
  in
  buon[aeio]?
  ottim[aeio]
  discret[aeio]
  solid[aeio]
  elevat[aeio]
  approfondit[aeio]
  adeguat[aeio]
  comprovat[aeio]
  pregress[aeio]
  precedent[ei]
  maturat[aeio]
  minim[aeio]
  eccellent[ei]
  pien[ao]
  perfett[ao]
  consolidat[ao]
  prima
  buona
  good
  excellent
  strong
  solid
  proven
  basic
  working
  hands.on
  deep
  previous
  advanced
  gute
  sehr
  fundierte
  sa
  sai
  sappia
  saper
  deve
  devi
  dovra
  essere
  avere
  hai
  have
`

export const knowledgeNouns = terms`
  conoscenz[ae]
  conosc\w+
  padronanza
  competenz[ae]
  dimestichezza
  familiarita
  confidenza
  uso
  utilizzo
  utilizzare
  usare
  capacita
  abilita
  autonomia
  pratica
  nozioni
  basi
  esperienz[ae]
  esperto
  pratico
  autonom[oai]
  attitudine
  passione
  interesse
  predisposizione
  propensione
  manualita
  precisione e dimestichezza
  knowledge
  experience
  proficiency
  proficient
  familiarity
  skills?
  expertise
  ability
  command
  understanding
  kenntnisse
  erfahrung
  umgang
`

export const knowledgeQualities = terms`
  min\.?(?![a-z])
  biennale
  triennale
  quadriennale
  quinquennale
  decennale
  pluriennale
  minima
  pregressa
  maturata
  lavorativa
  professionale
  tecnica
  tecniche
  informatiche
  specifica
  specifiche
  almeno
  minimo
  anche
  breve
  dimostrabile
  documentata
  documentabile
  approfondita
  ottimale
  pratica
  di base
  base
  buona
  completa
  consolidata
  significativa
  dei principali
  dell'uso
  all'uso
  nell'uso
  nell'utilizzo
  all'utilizzo
  nell'impiego
  d'uso
  di utilizzo
  di lettura
  uso
  utilizzo
`

export const knowledgeAmounts = terms`
  di
  da
  almeno
  minimo
  un
  \d+\+?
  due
  tre
  quattro
  cinque
  anno
  anni
  years?
  of
  at least
  o piu
`

export const usePhrases = terms`
  dell['’]\s?uso
  nell['’]\s?uso
  nell['’]\s?utilizzo
  di utilizzo
`

export const knowledgePrepositions = terms`
  del
  dell
  della
  dello
  dei
  delle
  degli
  nel
  nell
  nella
  nello
  nei
  nelle
  negli
  al
  all
  alla
  allo
  ai
  alle
  agli
  sul
  sull
  sulla
  sui
  sulle
  sugli
  con
  col
  su
  di
  d
  in
  nella
  per
  a
  ad
  of
  in
  with
  on
  mit
  von
  le
  la
  i
  il
  lo
  gli
  l
`

export const yearsPrepositions = terms`
  nel
  nell
  nella
  nello
  nei
  nelle
  negli
  in
  con
  su
  sul
  sull
  sulla
  sui
  alla
  with
  on
  as
  come
  di
  of
`

export const toolCategories = terms`
  i[ ]
  le[ ]
  gli[ ]
  il[ ]
  lo[ ]
  la[ ]
  l['’]
  principal\w+[ ]
  un[ ]
  una[ ]
  applicativ[oi][ ]
  programm[ai][ ]
  software[ ]
  gestional[ei][ ]
  piattaform[ae][ ]
  pacchett[oi][ ]
  linguagg[io]+[ ]
  sistem[ai][ ]
  strument[oi][ ]
  regolator[ei][ ]
  norm[ae][ ]
  normativ[ae][ ]
  tecnich?e?[ ]
  tool[ ]
  cms[ ]
  framework[ ]
  suite[ ]
  librer\w+[ ]
  standard[ ]
`

/** Activities in which experience is a skill, as opposed to a trade or a workplace. */
export const activities = terms`
  gestione
  coordinamento
  programmazione
  progettazione
  conduzione
  utilizzo
  uso
  saldatura
  contabilita
  sviluppo
  redazione
  pianificazione
  elaborazione
  analisi
  controllo
  collaudo
  cablaggio
  manutenzione
  riparazione
  lettura
  assemblaggio
  negoziazione
  stesura
  rendicontazione
  implementazione
  configurazione
  installazione
  montaggio
  trattamento
  lavorazione
  carpenteria
  restauro
  decorazione
  stampaggio
  assistenza
  vendita assistita
  piegatura
  taglio
  verniciatura
  potatura
  selezione
  preparazione
  emissione
  organizzazione
  management of
  development of
  design of
  programming
  managing
  modelling
`
