import { anyOf, terms } from './compile-terms.ts'
import { monthNames } from './dates.ts'

/** What is permanent about a post; "permanent residents" and "permanent magnets" are none of it. */
const permanentThings = terms`
  contract
  position
  role
  job
  post\b
  employ
  hire
  staff
  basis
  full
  part
  work contract
  opportunity
  placement
  appointment
  and
  or
  in\b
  at\b
  with\b
`

const permanentNouns = terms`
  contratto
  posizione
  assunzione
  impiego
  rapporto
  inserimento
  lavoro
`

const permanentTerms = terms`
  indeterminato\b
  (?:t\.|t|tempo|contratto) ?ind(?:et(?:erm)?)?\b(?=\.|,|;|$| )
  t\. ?i\.
  (?:contratto|assunzione|a) (?:a )?ti\b
  posto fisso\b
  jahresstelle\b
  fixanstellung\b
  permanent\b(?= ${anyOf(permanentThings)}| ?(?:$|[^\sa-z0-9]))
  (?<=${anyOf(permanentNouns)} )permanente\b
  ^permanente$
  permanente?r vertrag\b
  open.ended\b(?= ${anyOf(permanentThings)}| ?(?:$|[^\sa-z0-9]))
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

/** Lengths of a post as they are written. */
export const lengthNumbers = terms`
  \d{1,2}
  un
  uno
  due
  tre
  quattro
  cinque
  sei
  otto
  nove
  dieci
  dodici
  diciotto
  ventiquattro
  one
  two
  three
  six
  twelve
`

const fixedTermTerms = terms`
  (?:t\.|t|tempo|contratto) ?det(?:erm)?\b(?=\.|,|;|$| )
  t\. ?d\.
  (?:contratto|assunzione|a) (?:a )?td\b
  contratto (?:\S+ ){0,5}?a termine\b
  contratto (?:iniziale )?(?:(?:di|da|per) )?(?:\d{1,2}|tre|quattro|sei|otto|nove|dieci|dodici|diciotto|ventiquattro) mesi\b
  (?:incarico|contratto|assunzione|collaborazione) (?:\S+ ){0,3}?fino (?:al?|a fine) (?:\d|${anyOf(monthNames)})
  incarico (?:annuale|di un anno|per l'anno)\b
  (?:incarico|contratto|assunzione) (?:di|per|della durata di) ${anyOf(lengthNumbers)} anni\b
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
  (?:a|in regime di|contratto di|rapporto di) consulenza\b
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

/** A prospect of permanence, which only a post with an end has. */
export const madePermanent = terms`
  trasformazione (?:del (?:contratto|rapporto) )?(?:a|in) (?:(?:un )?(?:contratto )?(?:a )?tempo )?indeterminato
  trasformabil[ei] (?:a|in) (?:(?:un )?(?:contratto )?(?:a )?tempo )?indeterminato
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

export const internshipContract = terms`
  tirocini\w*
  stag(?:e|ista|isti|iste)\b
  extracurricolar[ei]\b
  praktik(?:um|ant\w*)\b
  werkstudent\w*
  internships?\b
  interns?\b
  trainee(?:ship)?\b
`

/** Words shortly before an internship that is on offer, whatever else the sentence says. */
export const measuredInternship = terms`
  months?
  weeks?
  paid
  curricular
`

/** Words shortly before one that is on offer, unless the sentence is about experience. */
export const offeredInternship = terms`
  offer(?:s|ing|ed)?
  this is an?
  as an?
  for an?
  seek(?:s|ing)? an?
  hir(?:e|es|ing) an?
  contract
  type
  position
`

/** Words before "stage" that make it the English one, a step or a theatre's, also in an Italian sentence. */
export const wordsBeforeStage = terms`
  early
  late(?:r|st)?
  mid
  seed
  growth
  scale-?up
  start-?up
  series [a-f]
  (?:pre|multi|two|three)
  on
  cent(?:er|re)
  main
  world
  global
`

/** Words after it. */
export const wordsAfterStage = terms`
  [ ]start-?ups?\b
  [ ]compan
  [ -]gate
  [ ]manager
  [ ]management
  [ ]lighting
  [ ]design
  [ ]technician
`

/** Posts whose grade "trainee" before them is. */
export const gradedPosts = terms`
  [ ](?:\w+ )?engineers?\b
  [ ](?:\w+ )?managers?\b
  [ ](?:\w+ )?technicians?\b
  [ ](?:\w+ )?consultants?\b
  [ ](?:\w+ )?developers?\b
  [ ](?:\w+ )?accountants?\b
  [ ](?:\w+ )?operators?\b
`

/** Words that only an English sentence has. */
export const englishWords = terms`
  the
  and
  of
  our
  we
  you
  your
  with
  from
  that
  this
  will
  are
  is
  as
  at
`

/** Words that only an Italian one has. */
export const italianWords = terms`
  d(?:i|el|ella|ei)
  il
  gli
  una?
  nel(?:la)?
  alla
  che
  con
  mesi
  presso
  nostr[oaie]
  siamo
  cerchiamo
  offriamo
`
