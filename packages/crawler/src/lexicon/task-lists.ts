import { anyOf, terms } from './compile-terms.ts'

const openingVerbs = terms`
  \w+(?:sci|zzi|ppi)
  rispond[ie]
  propon[ie]
  cur[ai]
  guid[ai]
  coordin[ai]
  prepar[ai]
  segu[ie]
  support[ai]
  collabor[ai]
  organizz[ai]
  controll[ai]
  verifich[ia]
  install[ai]
  assist[ie]
  vend[ie]
  serv[ie]
  accogl[ie]
  svilupp[ai]
  realizz[ai]
  negozi
  analizz[ai]
  utilizz[ai]
  conduc[ie]
  effettu[ai]
  esegu[ie]
  redig[ie]
  partecip[ai]
  aiut[ai]
  cre[ai]
  pianifich[ia]
  monitor[ai]
  insegn[ai]
  costruirai
  consegn[ai]
  presidi[ai]?
  ricev[ie]
  raccogl[ie]
  carich[ia]
  scarich[ia]
  lavor[ai]
  gestisc[ie]
`

const innerVerbs = terms`
  \w{3,}iamo
  sono
  siamo
  sei
  sara
  sarai
  saranno
  ha
  hai
  hanno
  abbiamo
  avra
  avrai
  dovra
  dovrai
  potra
  viene
  verra
  verrai
  cerc\w+
  ricerc\w+
  selezion(?:a|iamo)
  offr\w+
  occup\w+
  affianch\w+
  entrer\w+
  \w{3,}(?:erai|irai|arai|era'|ira'|eremo|iremo)
  you
  we
  will
  our
  sie
  wir
  du
  unser\w*
  che
  chi
  stiamo
  si
  scriv\w+
  invi\w+
  mand\w+
  chiam\w+
  contatt\w+
  presentars\w*
  passate
  the
  der
  die
  das
  und
  mit
  zur
  zum
`

/** A sentence with a verb is a narrative; a list of nouns names tasks. */
export const verbalPhrases = terms`
  ^${anyOf(openingVerbs)}[ ]
  \b${anyOf(innerVerbs)}\b
`

/** Tasks of any job, which are no skills. */
export const genericTasks = terms`
  prelievo$
  prelievi? (?:da|di|dal)\b
  imball[oi]$
  pesa$
  fornitori$
  sollecit[oi]\b
  simulazione$
  colloqui\b
  consiglio$
  cucina$
  aggiornament\w+
  cernit\w+
  spedizion\w+
  trasferiment\w+
  gestione (?:telefonat|registri|della corrispondenza|posta)\w*
  controllo (?:peso|pezzi)
  vendita (?:diretta|bigliett\w+)
  prestiti$
  addett\w+
  emissione (?!di )
  lavori
  rapport\w+
  accoglien\w+
  coordinament\w+
  support\w+
  pulizi\w+
  visit\w+
  telefon\w+
  ricezion\w+
  registrazion\w+
  inseriment\w+
  ricerca
  cura
  carico
  scarico
  consegn\w+
  ritir\w+
  serviz\w+
  collaborazion\w+
  partecipazion\w+
  relazion\w+
  incontr\w+
  attivita
  lavor[oi] (?:serale|notturn|in|su|di)\w*
  turn[io]\b
  fier[ae]
  offerte
  ordini
  presenze
  archivi\w+
  monitoraggio$
  controllo$
  affiancament\w+
  sviluppo
  gestione (?:clienti|fornitori|del laboratorio)
  alimentazion\w+
  movimentazion\w+
  promozion\w+
  interventi
  sopralluogh\w+
  trasfert\w+
  budget
  robot
  scadenzar\w+
  f24
  cassa$
  riforniment\w+
  preparazione (?:vaschette|campionari)
  taglio (?:salumi|formaggi)
  confezion[ei]$
  formazione
  rinnovi
  analisi dei mercati
  incass\w+
  assistenza (?:ai|agli|alle|al)\b
  corsi
  meeting
  site
  etichett\w+
  peso
  giro
  varie
  altr[oiae]
  eventual\w+
  ogni
  tutt[ei]
`

/** Openings of a clause that is no noun. */
export const notNouns = terms`
  richiest[aeio]
  gradit[aeio]
  necessari[aeio]
  con
  nel\w*
  su
  sul\w*
  per
  da
  dal\w*
  in
  presso
  anche
  a
  ad
  al\w*
  di
  del\w*
  e
  o
  il
  la
  le
  lo
  i
  gli
  un
  una
  non
  oltre
  fino
  dopo
  durante
  verso
  tra
  fra
  of
  the
  and
  with
  from
  mit
  und
  im
  am
  ab
  nach
`

/** Lines about the place, the time or the terms of work. */
export const placePhrases = terms`
  \b(?:sed[ei]\b|luogo\b|zona\b|punto vendita\b|cookie\b|privacy\b|societa\b|(?:via|viale|piazza|corso) [a-z]+$)
  ^(?:supermercat|negozi|filial|stabiliment|magazzin|hotel|ristorant|centr|residenz|agenzi|farmaci)\w* (?:di|a|in) \w+
  📍
  \b(?:s\.?r\.?l\b|periodo\b)
`

export const termsOfWork = terms`
  tempo\b
  contract\b
  contratt\w+
  permanent\b
  internship\b
  fixed.term\b
  months?\b
  mes[ei]\b
  giorn[oi]\b
  office$
  hybrid\b
  ibrid\w+
  remot[oe]\b
  smart.?working\b
  stagional\w+
  (?:in)?determinato\b
  auto aziendale\b
  furgone\b
  premi[oi]?\b
  bonus\b
  incentiv\w+
  provvigion\w+
  pasti\b
  mensa\b
  bando\b
  modell[oi]\b
  modul[oi]\b
  informativa\b
  allegat\w+
  domand[ae]\b
  part.?time\b
  full.?time\b
  possibilita\b
  sostituzione\b
  relocation\b
  gennaio
  febbraio
  marzo
  aprile
  maggio
  giugno
  luglio
  agosto
  settembre
  ottobre
  novembre
  dicembre
`

/** What introduces the list within a sentence. */
export const listOpenings = terms`
  (?:si|ti|ci si) occup\w+ (?:principalmente |anche )?(?:di |del |della |dello |dell'|dei |delle |degli )
  in grado di \w+ (?:in autonomia )?
  sono (?:indispensabili|richiest[ei]|necessari[ei]|fondamentali)[ ]
  serv(?:e|ono)[ ]
  (?:mansioni|attivita|compiti)(?: principali)?:[ ]
  [a-z]{4,} [a-z]{4,}:[ ]
`

const materials = terms`
  acciaio
  inox
  ferro
  ghisa
  rame
  ottone
  alluminio
  pvc
  polietilene
  polipropilene
  plastica
  legno
  vetro
  vetroresina
  pietra
  marmo
  cemento
  calcestruzzo
  muratura
  pelle
  tessuto
  gomma
  tavola
  carta
  bolla
`

/** Words before the place of a task. */
export const placeOpenings = terms`
  nel
  nella
  nell['’]
  nei
  nelle
  presso
  per
  in(?! ${anyOf(materials)}(?!\p{L}))
  durante
  dei nostri
  a bordo
  con
  da
  dal
  dalle
  su tre
  su due
`
