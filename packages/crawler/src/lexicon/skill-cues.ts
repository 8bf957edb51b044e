import { anyOf, terms } from './compile-terms.ts'

export const programKinds = terms`
  principal[ei]
  software
  programm[ai]
  gestional[ei]
  pacchett[oi]
  applicativ[oi]
  sistem[ai]
  piattaform[ae]
  strument[oi]
  linguagg\w+
`

const wordsAfterTools = terms`
  che
  chi
  per
  presso
  senza
  almeno
  oltre
  come
  nonche
  oppure
  se
  quando
  perche
  maturat\w+
  acquisit\w+
  gradit\w+
  richiest\w+
  preferibil\w+
  costituisc\w+
  parte
  e gradit\w+
  sono
  sara
  is
  are
  will
  e (?:che|non|la (?:disponibilita|capacita))
`

/** Words that end the list of tools in a sentence. */
export const toolsEnds = terms`
  [,.;:!?()]
  \s${anyOf(wordsAfterTools)}(?=[\s,.;]|$)
  \s[–—-]\s
`

/** Parts of the cues, one of which every cue holds. */
export const cueParts = terms`
  conosc
  padron
  beherrsch
  cavarsela
  erfahrung
  praxis
  pluriennale
  consolidata
  pregressa
  specifica
  maturata
  sapere di
  dimest
  familiar
  confid
  pratica
  \buso[ ]
  utilizz
  impiego
  knowledge
  profic
  command
  kenntn
  umgang
  \bsa(?:i|pp|per)? ?
  capac
  in grado
  able to
  \b(?:hai|ha|abbia|avere|have|has|you|we|wir)[ ]
  \bus(?:are|iamo)[ ]
  (?:,|\be) (?:condurre|manovrare|programmare)[ ]
  our stack
  lavoriamo con
`

/** Knowledge too general to be a skill. */
export const genericKnowledge = terms`
  mercat\w+
  prodott[oi]
  client\w+
  territori\w+
  mond[oi]
  materia
  lavoro
  attivita
  procedure
  tecniche
  principali
  processi
  programmi
  software
  sistemi
  strumenti
  macchin\w+
  attrezzatur\w+
  computer
  pc
  internet
  web
  mezzi
  funzionamento
  dinamiche
  normativ\w+
  regole
  due
  tre
  piu
  almeno
  un\w*
  altr\w+
  quest\w+
  quell\w+
  nostr\w+
  propri\w+
  divers\w+
`

export const namedProgramKinds = terms`
  gestional[ei]
  software
  programm[ai]
  applicativ[oi]
  piattaform[ae]
  pacchett[oi]
`

export const namedProgramUses = terms`
  alberghier[oi]
  contabil[ei]
  aziendal[ei]
  di (?:magazzino|cassa|prenotazione|contabilit[aà])
`

/** Articles and prepositions before a skill. */
export const articlesOfSkill = terms`
  del
  dell
  dello
  della
  dei
  degli
  delle
  di
  d
  al
  all
  allo
  alla
  ai
  agli
  alle
  nel
  nell
  nello
  nella
  nei
  negli
  nelle
  sul
  sull
  sullo
  sulla
  sui
  sugli
  sulle
  su
  con
  col
  in
  il
  lo
  la
  l
  i
  gli
  le
  un
  uno
  una
  of
  with
  in
  the
  an?
  von
  mit
  im
`

/** How well a skill is to be known. */
export const qualitiesOfSkill = terms`
  buon[oa]?
  ottim[oa]
  discret[oa]
  base
  di base
  anche
  gia
  bene
  pregressa
  minima
  diretta
  approfondita
  pratica
  principali
  relativi
  vostri
  nostri
`

/** Nouns that introduce a skill. */
export const knowledgeCues = terms`
  conoscenz[ae]
  padronanza
  esperienza (?:pluriennale|consolidata|pregressa|specifica|maturata)
  erfahrung
  praxis
  dimestichezza
  familiarita
  confidenza
  pratica
  uso
  utilizzo
  impiego
  knowledge
  proficiency
  familiarity
  command
  kenntnisse
  umgang
`

/** "Che sappia leggere un densitometro", "capace di lavorare la pietra a vista". */
export const abilityCues = terms`
  sappia(?:no)?
  sai
  sa
  saper
  sapere
  capac[ei] di
  in grado di
  able to
`

/** Verbs of the ability an advert requires. */
export const skilledVerbs = terms`
  usare
  utilizzare
  gestire
  fare
  tenere
  preparare
  eseguire
  realizzare
  redigere
  riparare
  collaudare
  configurare
  sviluppare
  disegnare
  leggere
  condurre
  guidare
  programmare
  lavorare
  manovrare
  interpretare
  regolare
  attrezzare
  tarare
  impostare
  montare
  saldare
  cucire
  posare
  fissare
  tirare
  stendere
  caricare
  cambiare
  pulire
  servire
  tagliare
  incidere
  dipingere
  verniciare
  lucidare
  stuccare
  innestare
  potare
  macellare
  disossare
  sfilettare
  impastare
  infornare
  guarnire
  rammendare
  stirare
  piegare
  legare
  imballare
  cablare
  diagnosticare
  rilevare
  calcolare
  redigere
  compilare
  emettere
  registrare
  fatturare
  archiviare
  tradurre
  insegnare
  use
  read
  operate
  program
`

/** "Hai usato Datacolor", "chi conosce anche Preps". */
export const practiceCues = terms`
  conosc(?:e|i|a|ono|ere)
  padroneggiare
  beherrsch(?:st|t|en)
  cavarsela con
  sapere di
  (?:hai|ha|abbia|avere) (?:gia )?(?:visto|usato|utilizzato|lavorato (?:con|su)|provato)
  you know
  (?:we|you) (?:work with|use)
  (?:have|has) (?:used|worked with)
  our stack is
  lavoriamo con
  usiamo
  utilizziamo
  wir (?:arbeiten mit|nutzen|verwenden)
`
