import { anyOf, terms } from './compile-terms.ts'

export const requirementSigns = terms`
  requisit
  richied
  richiest
  si offre
  offriamo
  esperienza
  diploma
  laurea
  patente
  patentin
  abilitazion
  führerschein
  praxis\b
  conoscenza
  disponibilit
  mansion
  cerchiamo
  ricerchiamo
  ricerca(?:no)?\b
  selezion
  ti occuperai
  si occuperà
  la risorsa
  il candidato
  candidato ideale
  requirement
  experience
  we offer
  you will
  responsibilit
  wir bieten
  erfahrung
  aufgaben
  anforderungen
  kenntnisse
  cercasi
  assunzione
  qualification
  skills?\b
  you have\b
  you are\b
  you['’](?:ll|re|ve)\b
  must (?:have|be)\b
  your (?:profile|role|tasks|duties|responsibilit)
  about the (?:role|job|position)
  (?:the )?ideal candidate
  (?:key )?duties
  knowledge\b
  degree\b
  certificat
  driving licen[cs]e
  background in
  what you
  who you are
  (?:dein|ihr|euer)e? (?:profil|aufgaben|qualifikation)
  das bringst du
  bringen sie
  voraussetzung
  qualifikation
  ausbildung\b
  tätigkeit
  abgeschlossen
  du (?:bist|hast|kannst|bringst)
  sie (?:sind|haben|bringen|verfügen)
  wir erwarten
`

export const contractSigns = terms`
  tempo (?:in)?determinato
  indeterminato
  determinato
  somministrazione
  apprendistato
  tirocinio
  stage
  stagional
  full[ -]?time
  part[ -]?time
  tempo pieno
  p\.? ?iva
  partita iva
  contratto
  inquadramento
  ccnl
  ral\b
  livello
  permanent
  fixed[ -]term
  internship
  contract
  vollzeit
  teilzeit
  unbefristet
  befristet
  freelance
  smart working
  remoto
  remote
  hybrid
  ibrido
  turni
  ore settimanali
  salary
  per (?:hour|annum|week|month)
  p\.a\.
  hourly
  hours (?:per|a) week
  temporary
  seasonal
  shifts?\b
  apprenticeship
  zero[ -]hours
  volunteer\b
  minijob
  festanstellung
  stunden(?:lohn)?\b
  schicht
  ausbildung\b
  gehalt
  saison
`

const placeLabels = terms`
  [Ss]ed[ei]
  SED[EI]
  [Ll](?:uogo|ocalità)
  LUOGO
  LOCALITÀ
  [Zz]ona
  ZONA
  [Pp](?:rovincia|resso|unto vendita)
  PROVINCIA
  PRESSO
  PUNTO VENDITA
  [Ss]tabilimento
  STABILIMENTO
  [Ff]iliale
  FILIALE
  [Ll]ocation
  LOCATION
  [Oo]ffice
  [Ss]tandort
  [Aa]rbeitsort
  [Dd]ienstsitz
  [Bb]ased
  [Ww]here
  [Oo]n[ -]?site
  [Oo]rt
  [Ee]insatzort
  [Bb]ranch
`

export const placeSigns = terms`
  \b${anyOf(placeLabels)}(?![\p{L}\p{N}])
  \((?:[A-Z]{2})\)
  [📍🏢]
`

const monthsInAdverts = terms`
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
  january
  february
  march
  april
  may
  june
  july
  august
  september
  october
  november
  december
  gen
  feb
  mar
  apr
  mag
  giu
  lug
  ago
  set
  ott
  nov
  dic
`

export const dateSigns = terms`
  \d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}\b
  20\d{2}-\d{2}-\d{2}\b
  \d{1,2}°? ${anyOf(monthsInAdverts)}\b
`

/** Conditions of work that only an advert states. */
export const frameCallConditions = terms`
  tempo (?:in)?determinato
  indeterminato
  full[ -]?time
  part[ -]?time
  tempo pieno
  contratto
  stagional\p{L}+
  apprendistato
  tirocinio
  turn[oi]
  patente
  esperienza
  cv\b
  curriculum
  candidat\p{L}*
  apply
  contract
  permanent
  vollzeit
  teilzeit
  bewerb\p{L}*
  lebenslauf
`
