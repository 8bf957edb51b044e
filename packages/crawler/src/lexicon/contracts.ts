import { anyOf, terms } from './compile-terms.ts'

const permanentTerms = terms`
  indeterminato\b
  (?:t\.|t|tempo|contratto) ?ind(?:et(?:erm)?)?\b(?=\.|,|;|$| )
  t\. ?i\.
  (?:contratto|assunzione|a) (?:a )?ti\b
  posto fisso\b
  jahresstelle\b
  fixanstellung\b
  permanent(?:e|er?)?\b(?! (?:magnet|training|formazion))
  open.ended\b
  indefinite (?:contract|term|period)\b
  unbefristet\w*
  festanstellung\b
  posizione permanente\b
  cdi\b
`

export const permanentContract = terms`
  (?:\btempo |\bcontratto |\bassunzione |\brapporto )(?:di lavoro )?(?:a tempo )?indeterminat[oa]
  \b${anyOf(permanentTerms)}
`

const seasonalNouns = terms`
  lavoro
  impiego
  personale
  assunzione
  rapporto
  periodo
  posizione
  attivita
  figura
  collaborazione
`

const seasonalThings = terms`
  pass
  abbonament[oi]
  tessera
  menu
  carta
  piatti
  frutta
  verdur[ae]
  prodott[oi]
  ingredienti
  cucina
  materie prime
  collezioni?
`

const wordsAfterSeasonal = terms`
  da
  dal
  per
  con
  fino
  estiv
  invernal
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
  a tempo
`

const fixedTermTerms = terms`
  (?:t\.|t|tempo|contratto) ?det(?:erm)?\b(?=\.|,|;|$| )
  t\. ?d\.
  (?:contratto|assunzione|a) (?:a )?td\b
  contratto (?:\S+ ){0,5}?a termine\b
  contratto (?:iniziale )?(?:di|da|per) (?:\d{1,2}|tre|quattro|sei|otto|nove|dieci|dodici|diciotto|ventiquattro) mesi\b
  (?:mesi|anno),? (?:rinnovabil[ei]|prorogabil[ei])\b
  \d{1,2}.months? (?:fixed |temporary )?(?:contract|assignment)\b
  contract (?:for|of) \d{1,2} months\b
  (?:mutterschafts|elternzeit)(?:vertretung|ersatz)\w*
  (?:sommer|winter)saison\b
  (?<=mes[ei] )a termine\b
  (?:per|in) (?:una )?supplenza\b
  supplenza (?:dal|fino|annuale|temporanea|breve)\b
  fixed.?term\b
  (?<!un)befristet\w*
  sostituzione (?:di |per |in )?(?:congedo (?:di |per )?)?(?:maternita|paternita|parentale|malattia|temporanea|ferie|personale)
  maternity (?:cover|leave)\b
  karenz(?:vertretung)?\b
  contratto (?:di lavoro )?(?:temporaneo|stagionale)\b
  ${anyOf(seasonalNouns)} stagional[ei]\b
  (?<!${anyOf(seasonalThings)} )stagional[ei]\b(?=$|[.,;:)]| ${anyOf(wordsAfterSeasonal)})
  (?:per|durante) la (?:prossima )?stagione\b
  stagione (?:estiva|invernale|balneare|sciistica|turistica)\b
  seasonal (?:contract|job|work|position)\b
  saison(?:al|stelle|arbeit|vertrag)\w*
  temporane[oa]$
  temporary (?:contract|position|role)\b
  (?:summer|winter) (?:job|season|position)\b
`

export const fixedTermContract = terms`
  (?<!in)\bdeterminat[oa]\b(?= |$|[.,;:)/(])
  \b${anyOf(fixedTermTerms)}
`

export const agencyContract = terms`
  somministrazion[ei]\b
  somministrat[oai]\b
  somm(?:\.|\.?ne)(?= )
  interinal[ei]\b
  temporary\b[^.;]{0,30}\b(?:via|through) (?:an? |our )?(?:\w+ )?agency\b
  staff leasing\b
  agency (?:contract|work(?:er)?)\b
  temp(?:orary)? agency\b
  zeitarbeit\w*
  leiharbeit\w*
  arbeitnehmeruberlassung\b
  contratto (?:con|tramite) agenzia(?: per il lavoro| interinale)?\b
`

export const apprenticeshipContract = terms`
  apprendistat\w+
  apprendist[aie]\b
  apprentice(?:ship)?s?\b
  lehrling\w*
  lehrstelle\b
  lehrvertrag\w*
  lehre\b(?! (?:als|erforderlich|von vorteil))
  auszubildende[rn]?\b
  azubis?\b
  ausbildungs(?:vertrag|platz)\b
`

export const selfEmployedContract = terms`
  p(?:artita|\.)? ?\.?iva\b
  libera professione\b
  liber[oi] professionist[ai]\b
  freelance\b
  contratto di agenzia\b
  collaborazione (?:autonoma|occasionale|professionale)\b
  prestazione occasionale\b
  co\.?co\.?co\b
  lavoro autonomo\b
  self.?employed\b
  mandato d[i']\s?agenzia\b
  monomandatari\w*
  plurimandatari\w*
`

/** Introductions of a prospect: the contract that may follow later. */
export const prospects = terms`
  finalizzat[oa]
  (?:con |a )?finalita
  (?:con )?(?:concret[ae] |reale |serie |ottime |eventuale |successiva |futura )*(?:possibilita|prospettiv[ae]|opportunita|obiettivo)
  (?:e |con )?successiv[oaie]
  trasformabil[ei]
  volt[oa] a
  in vista
  in ottica
  mirat[oa] a
  preludio
  poi
  a seguire
  propedeutic[oa]
  (?:a |con )?scopo
  al fine di
  aim(?:ed)?
  with (?:the )?(?:possibility|prospect|view)
  leading to
  mit (?:aussicht|option|moglichkeit)
`

/** Before "stage" or "tirocini": interns are part of the work, not of the contract. */
export const workWithInterns = terms`
  monitoraggio
  gestione
  tutor\w*
  organizzazione
  attivazione
  supervisione
  responsabile
  ufficio
  coordina\w*
  assist\w*
  segu\w+
  affianc\w+
  form\w+
  precedent\w+
  esperienz\w+
  corso con
  after
  during
  previous
  completed
`
