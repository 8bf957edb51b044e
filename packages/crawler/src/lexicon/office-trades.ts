import { terms } from './compile-terms.ts'

/** Titles of office work whose single words would lead astray. */
export const misleadingOfficeTitles = terms`
  \baccettator\w+
  \bbdc\b
  \b(?:raccolta|ricerca) fondi\b
  \bfund.?rais\w+
  \bmarketer\b
  \bmontator\w* (?:video|rvm|cinematografic\w+|audiovisiv\w+)\b
  \banimator\w* (?:2d|3d|digital\w+)\b
  \b(?:2d|3d|character|lead|motion) animator\b
  \bmodellist\w+ (?:\S+ )?(?:cad|3d)\b
  \b(?:servizio|servizi) (?:client[ei]|educativ\w+|didattic\w+|social[ei]|museal[ei])\b
  \boperat\w+(?:\/\w+)? (?:di|della) centrale\b
  \b(?:registrar\b|conservator\w+ (?:museal|di|dei|delle|del)\w*|curator\w+\b|catalogator\w+|archivist\w+)
`

/** Beginnings of tasks that end like a trade's and are done at a desk. */
export const deskTasks = terms`
  fattur
  pianific
  certific
  qualific
  verific
  scrittur
  lettur
  cultur
  apertur
  coperta
  procedur
`

/** Tasks of attendants at a desk or a till. */
export const deskDuties = terms`
  accettazione
  accoglienza
  reception
  segreteria
  cass[ae]
  barriera cass[ae]
  front
  back
  vendit\w+
  contabilita
  amministrazione
  paghe
  risorse
  acquisti
  ufficio
  booking
  prenotazioni
  clienti
  assistenza clienti
  traffico
  fatturazione
  bollettazione
  gare
  import
  export
  marketing
  comunicazione
  social
  e.?commerce
  centralino
  call.?center
  protocollo
  data.?entry
  inserimento dati
  customer
  tesoreria
  crediti
  recupero crediti
  pratiche
  biglietteria
  sportello
`

export const officeProfessions = terms`
  manager\b
  specialist\w*
  analyst\w*
  analist\w+
  consulen\w+
  consultant\b
  developer\b
  sviluppat\w+
  programmat\w+
  sistemist\w+
  data\b
  software\b
  help.?desk\b
  devops\b
  cloud\b
  scrum\b
  tester\b
  controller\b
  auditor\b
  buyer\b
  planner\b
  account\b
  marketing\b
  hr\b
  recruit\w+
  copywriter\b
  grafic[oahi]+\b
  designer\b
  merchandiser\b
  generalist\b
  assistant\b
  advisor\b
  executive\b
  scientist\b
  research\b
  clinical\b
  researcher\b
  ricercat\w+
  attuari\w*
  actuar\w+
  underwriter\b
  sottoscrittor\w+
  liquidator\w+
  broker\b
  claims\b
  teller\b
  trader\b
  front.?desk\b
  night auditor\b
  receptionist\b
  officer\b
  administrator\b
  secretary\b
  clerk\b
  strategist\b
  editor\b
  writer\b
  lawyer\b
  attorney\b
  professor\w*
  event\b
  wedding\b
  travel\b
  archeolog\w+
  sociolog\w+
  statistic\w+
  geolog\w+
  artist\b
  illustrat\w+
  compositor\b
  animation\b
  vfx\b
  rigger\b
  (?:technical director|td)\b
  producer\b
  video.?maker\b
  film.?maker\b
  video editor\b
  storyboard\w*
  fotograf[oai]\b
  photographer\b
  regist[ai]\b
  sceneggiat\w+
  sound designer\b
`

export const healthProfessions = terms`
  infermier\w*
  nurse\b
  krankenpfleger\w*
  medic[oia]\b
  medical\b
  fisioterap\w+
  farmacist\w+
  logoped\w+
  psicolog\w+
  ostetric\w+
  odontoiat\w+
  dentist\w+
  igienist\w+
  radiolog\w+
  biolog\w+
  chimic[oaih]+\b
  ottic[oaih]+\b
  optometrist\w*
  audioprotesist\w*
  veterinari[oa]\b
  dietist\w+
  nutrizionist\w+
  terapist\w+
  tecnico sanitari\w+
  tecnico di (?:laboratorio|radiologia)\b
  laborator\w+
  assistente (?:alla )?poltrona\b
  assistente social\w+
  psicomotric\w+
`

export const teachingProfessions = terms`
  insegnant\w*
  docent[ei]\b
  maestr[aoie]\b
  educator\w+
  educatric\w+
  tutor\b
  formator[ei]\b(?! ?\/ ?animist)
  formatric\w+
  teacher\b
  trainer\b
  pedagog\w+
  lehrer\w*
  erzieher\w*
  istruttor\w+
  istruttric\w+
  coordinator\w+
  coordinatric\w+
  coordinator\b
`

/** Shops, sales and reception. */
export const salesProfessions = terms`
  vendit\w+
  vendite\b
  sales\b
  commess\w+
  cassier\w+
  cassa\b
  negozio\b
  store\b
  shop\b
  retail\b
  banconist\w+
  banconier\w+
  gastronomi\w+
  punto vendita\b
  verkauf\w*
  verkaufer\w*
  agent[ei]\b
  commercial[ei]\b
  rappresentant\w+
  procacciat\w+
  promoter\b
  promotor\w+
  hostess\b
  steward\b
  reception\w*
  rezeption\w*
  accettazione\b
  ortofrutta\b
  pescheria\b
  panetteria\b
  macelleria\b
  scatolame\b
  freschi\b
  barriera casse\b
  capo ?reparto (?:vendit|food|non food|supermercat|tessil|abbigliament|profumeri|bazar)\w*
  agent\b
  accoglienza\b
  centralin\w+
  call.?center\b
  customer\b
  assistenza clienti\b
  guest\b
  concierge\b
  portier\w+
  prenotazion\w+
  booking\b
  hospitality\b
  tour\b
  guida turistic\w+
  guide turistic\w+
`

export const administrationProfessions = terms`
  contabil\w+
  contabilita\b
  amministrazion\w+
  finan\w+
  paghe\b
  ragionier\w+
  buchhalt\w+
  accountant\b
  tesorer\w+
  credit\w*
  risk\b
  legal[ei]\b
  avvocat\w+
  giurist\w+
  compliance\b
  aml\b
  notar\w+
  commercialist\w+
  fiscal\w+
  assicurat\w+
  banc(?:a|ari[oa])\b
  acquist[io]\b
  import\b
  export\b
  spedizionier\w+
  dogan\w+
  logistic[ao]?\b
  pianificazion\w+
  qualita\b
  quality\b
  qualitat\w*
  hse\b
  rspp\b
  sicurezza sul lavoro\b
  sustainability\b
  regulatory\b
  ricerca e sviluppo\b
  r&s\b
  r&d\b
  tecnolog[oai]\b
  enolog[oai]\b
  agronom[oai]\b
  perit[oi]\b
  giornalist\w+
  redattor\w+
  redattric\w+
  comunicazion\w+
  community\b
  social\b
  segreteria\b
  sekretar\w*
  crm\b
  seo\b
  e.?commerce\b
  web\b
  it\b
  informatic[oahi]+\b
  plc\b
  automazione\b
  energy\b
  tecnico\b
  tecnici\b
  tecnica\b
  technician\b
  responsabil\w+
  head\b
  lead\b
  leader\b
  leiter\w*
  interpret\w+
  traduttor\w+
  bibliotecari\w+
  addett[oaie]\b.{0,20}\bcontroll\w+
`

export const germanOfficeProfessions = terms`
  sachbearbeiter\w*
  sekretar\w*
  kontrolleur\w*
  berater\w*
  projektleiter\w*
  zeichner\w*
  buro\w*
  assistent\w*
  mitarbeiter\w* (?:in der )?(?:verwaltung|buchhaltung)
  entwickler\w*
  stage\b
  tirocin\w+
  stagist\w+
  intern(?:ship)?\b
  trainee\b
`
