import { anyOf, terms } from './compile-terms.ts'

/** Availability, person, place, papers. */
export const availability = terms`
  disponibil\w+
  flessibil\w+
  turn[io]\b
  trasfert\w+
  reperibil\w+
  weekend\b
  festiv\w+
  sabat\w+
  domenic\w+
  automunit\w+
  auto propria\b
  mezzo proprio\b
  residen\w+
  domicili\w+
  dimora\b
  eta\b
  anni\b(?! di)
  \d+ anni\b
  maggiorenn\w+
  automezzo\b
  travel\b
  availab\w+
  willingness\b
  immediat\w+
  cittadinanza\b
  permesso di soggiorno\b
  casellario\b
  carichi pendenti\b
  salute\b
  idoneita\b
  validita\b
  reisebereit\w*
  collocament\w+
  categorie protette\b
  68\/99\b
  disoccupat\w+
  percettor\w+
  curriculum\b
  cv\b(?! screening)
  ambosess\w+
  sessi\b
  più eta\b
  segnalazione\b
`

export const character = terms`
  serieta\b
  precision[ei]\b
  puntualita\b
  affidabil\w+
  responsabil\w+
  motivat\w+
  motivazion\w+
  voglia\b
  entusias\w+
  passion\w+
  curiosit\w+
  proattiv\w+
  dinamic\w+
  determinazion\w+
  empati\w+
  pazienza\b
  gentilezza\b
  cortesia\b
  educazion[ei]\b
  bella presenza\b
  presenza\b
  standard$
  standard (?:elevat|qualitativ|aziendal|di qualita)\w*
  team.?work\w*
  team player\b
  lavor\w+ (?:in|di) (?:team|squadra|gruppo|autonomia)
  in (?:team|squadra|gruppo)\b
  spirito\b
  collaborazion\w+
  problem.?solving\b
  doti\b
  attitudin\w+(?! al)
  predisposizion\w+
  orientament\w+
  organizzativ\w+
  relazional\w+
  comunicativ\w+
  comunicazion[ei]\b
  manualita\b
  vista\b
  memoria\b
  forma fisica\b
  capacita di (?:ascolto|adattamento|analisi|lavor|gestire|relazion|comunic|organizz)\w*
  gestire lo stress\b
  stress\b
  multitasking\b
  autonomia$
  in autonomia\b
  autonom[oai]$
  manualita$
  buona volonta\b
  umilta\b
  ambizion\w+
  obiettivi\b
  dettagli[o]?\b
  soft skills?\b
  communication skills\b
  self.?motivated\b
  fast.?paced\b
  passionate\b
  mindset\b
  teamfahig\w*
  zuverlassig\w*
  freundlich\w*
  freude\b
  bereitschaft\b
  berufserfahrung\b
  motivation\b
  selbst\w+
  onesta\b
  discrezione\b
  sorriso\b
  leadership\b
  carattere\b
  spigliat\w+
  dinamismo\b
  apprend\w+
  impar\w+
  crescere\b
  contatto con il pubblico\b
  mestiere\b
`

const languageWords = terms`
  inglese\b
  tedesc[oa]\b
  frances[ei]\b
  spagnol[oa]\b
  russ[oa]\b
  cinese\b
  arab[oa]\b
  portoghese\b
  giapponese\b
  sloven[oa]\b
  italian[oa]?\b
  lingu[ae]\b
  english\b
  german\b
  french\b
  spanish\b
  madrelingua\b
  bilingu\w+
  languages?\b
  deutsch\w*
  italienisch\w*
  englisch\w*
  fluent\b
`

export const languageSkills = terms`
  \b${anyOf(languageWords)}
  ^[abc][12]\b
  ^scritt[oa]\b
  ^parlat[oa]\b
  \bplus$
`

export const licences = terms`
  patent[ei]\b
  patentin[oi]\b
  abilitazion\w+
  attestat[oi]\b
  iscri(?:tt|zion)\w+
  albo\b
  certificazion[ei]\b
  certificat[oi]\b
  brevett[oi]\b
  cqc\b
  adr\b
  scheda tachigrafica\b
  cordialita\b
  good written\b
  about to\b
  titolo preferenziale\b
  cosa serve\b
  via \w+
  autosufficient\w+
  haccp\b
  carta (?:tachigrafica|del conducente)\b
  pes\/pav\b
  licen[cs]e\b
  certifi\w+
  fuhrerschein\b
  autorizzazion\w+
`

const contractWords = terms`
  posizion\w+ apert\w+
  bando\b
  modell[oi] di domanda\b
  modulo di domanda\b
  allegat[oi]\b
  (?<!codice (?:dei |degli )?)contratt[oi]\b(?! (?:pubblic|quadro|d'appalto|di (?:fornitura|appalto|acquisto|vendita|locazione)))
  contract\b
  permanent\b
  vollzeit\b
  teilzeit\b
  vertrag\b
  full remote\b
  above$
  or above\b
  location\b
  tempo (?:in)?determinato\b
  full.?time\b
  part.?time\b
  retribuzion\w+
  ral\b
  euro\b
`

const hoursAndPlaces = terms`
  ore\b
  orari[o]?\b
  smart.?working\b
  ibrid\w+
  sede\b
  zona\b
  assunzion\w+
  da remoto\b
  da casa\b
  alloggio\b
  mensa\b
  vitto\b
  buoni pasto\b
  inseriment\w+
  invi\w+ (?:il )?(?:cv|curriculum|candidatura)
  candidat\w+
  ricerc\w+
  cerchiamo\b
  selezionia\w+
`

export const termsAndPay = terms`
  \b(?:pubblicat\w+|chiedere di\b)
  ^p\.i
  \b${anyOf(contractWords)}
  €
  \b${anyOf(hoursAndPlaces)}
  @
  https?:
`

/** Words that say nothing alone. */
export const emptyWords = terms`
  e
  ed
  o
  di
  in
  a
  con
  per
  preferenziale
  gradit[oa]
  richiest[oa]
  obbligatori[oa]
  necessari[oa]
  indispensabil[ei]
  preferibil\w+
  buon[oa]
  ottim[oa]
  base
  avanzat[oa]
  intermedi[oa]
  livello.*
  altro
  proposta
  offerta
  requisiti
  mansioni
  benefit
  gestionali
  software
  programmi
  strumenti
  macchinari
  attrezzature
  sistemi
  tecnologie
  applicativi
  ecc
  etc
  no
  si
  minim[oa]
  anche
  simili
  varie
  altri
  nice to have
  must have
  required
  preferred
  (?:o |or )?(?:equivalent[ei]?s?|similar[ei]?|comparable|related|analog\w+|affin[ei]|relativ[oaie])
`
