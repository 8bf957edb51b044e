import { terms } from './compile-terms.ts'

export const aboutHeadings = terms`
  (?:descrizione|presentazione|profilo) (?:dell'|della |del |di )?(?:azienda|aziendale|societa|gruppo|impresa|struttura|company)
  company (?:description|profile|overview)
  about (?!the (?:role|job|position|opportunity)|you|your).{2,40}
  chi e .{2,40}
  wer wir sind
  das unternehmen
  unternehmens(?:beschreibung|profil)
  chi siamo
  l'azienda
  la nostra azienda
  azienda
  la nostra storia
  il gruppo
  about(?: us| the company)?
  who we are
  uber uns
  wir uber uns
  company
  contatti
  dove siamo
  come candidarsi
  come candidar.{0,20}
  candidati
  candidatura
  how to apply
  apply
  bewerbung
  iter di selezione
  processo di selezione
`

export const placeHeadings = terms`
  (?:la )?sed[ei](?: di lavoro| lavorativ\w+| operativ\w+)?
  luogo(?: di lavoro| di svolgimento| lavor\w+)?
  localita(?: di lavoro)?
  cantiere.{0,12}
  dove(?: lavorerai| si lavora)?
  ubicazione
  citta
  provincia
  zona(?: di lavoro| operativa)?
  area geografica
  location
  job location
  place of work
  work ?place
  standort
  arbeitsort
  dienstort
  ort
`

export const offerHeadings = terms`
  \b(?:offr|offert|diamo\b|proposta|proponiamo)
  benefit
  vantagg
  perks
  what(?:'s in it|you(?:'ll)? (?:get|find))
  we offer
  we give
  you get
  wir bieten
  unser angebot
  das bieten wir
  deine vorteile
  ihre vorteile
  cosa trov
  cosa ti (?:aspetta|diamo|offr)
  condizioni
  inquadrament
  retribuzion
  trattamento
  perche (?:noi|sceglier|lavorare|unirti)
  garantiamo
  compenso
  pacchetto
  why join
  ti (?:offriamo|garantiamo|aspetta)
  in cambio
  da noi trov
  ^(?:per|a) (?:tutt[ie] (?:i|gli|le|quelli)\b|chi(?:unque)? (?:lavor|entra)|tutto il (?:personale|team)|(?:i )?(?:nostri )?(?:dipendenti|collaborator))
  ^(?:ai|alle) nostr\w (?:dipendenti|collaborator|person)
  ^(?:servizi|agevolazioni) (?:per|al|ai) (?:il |i )?(?:personale|dipendenti|collaborator)
  ^for (?:all|everyone|our (?:team|people|staff|employees))
  ^fur (?:alle|unsere) mitarbeit
  ^mitarbeitervorteile
`

export const termsHeadings = terms`
  (?:tipo|tipologia|forma)(?: di)?(?: contratt\w+| rapporto\w*| impiego)?
  contratto(?: di lavoro)?
  orari\w*(?: di lavoro)?
  impegno(?: orario)?
  durata
  livello
  ccnl
  contract(?: type)?
  employment(?: type)?
  job type
  type
  schedule
  working hours
  hours
  vertrag\w*
  arbeitszeit
  periodo
  turni
  inizio
  decorrenza
  rapporto di lavoro
  modalita(?: di lavoro| lavorativa)?
  remote
  smart working
`

export const requirementsHeadings = terms`
  requisit
  competenz
  conoscenz
  skill
  requirement
  qualific
  qualificat
  profilo
  profile
  cosa (?:cerchiamo|chiediamo|richiediamo|ci aspettiamo|serve)
  chi cerchiamo
  chi sei
  chi stiamo cercando
  chiediamo
  si (?:richied|chied)
  richiediamo
  richiest
  cosa (?:devi|dovresti) (?:avere|sapere)
  what you bring
  you bring
  about you
  who you are
  we(?:'re| are)? (?:expect|look|ask)\w*
  you have
  your background
  must have
  nice to have
  anforderung
  dein profil
  ihr profil
  das bringst du
  das bringen sie
  was du mitbringst
  was wir erwarten
  deve possedere
  candidato ideale
  il candidato
  la candidata
  caratteristiche
  cosa ti serve
  ti serve
  was sie mitbringen
  sie bringen mit
  titolo preferenziale
  costituisce
  plus
  preferenz
  esperienza
  formazione e
  titoli
  lingue
  sei la persona
  fa per te
  ideal candidate
  serve
`

export const tasksHeadings = terms`
  mansion
  attivita
  responsabilita
  compiti
  di cosa ti occuperai
  cosa farai
  ti occuperai
  il ruolo
  la posizione
  la figura
  la risorsa
  descrizione
  il (?:tuo )?lavoro
  il tuo ruolo
  task
  duties
  responsibilit
  the role
  what you(?:'ll| will) do
  your role
  job description
  about the (?:job|role|position)
  aufgaben
  deine rolle
  tatigkeit
  stellenbeschreibung
  in particolare
  obiettiv
`

export const runInLabels = terms`
  offr\w+
  offerta
  diamo
  chied\w+
  richied\w+
  richiest\w+
  requisiti(?: richiesti| preferenziali| minimi| essenziali)?
  profilo
  competenze
  conoscenze
  benefit\w*
  mansioni
  attivita
  compiti
  sed[ei](?: di lavoro| lavorativa)?
  luogo(?: di lavoro)?
  dove
  localita
  citta
  zona(?: di lavoro)?
  location
  work location
  arbeitsort
  standort
  dienstort
  orario(?: di lavoro)?
  contratto
  inquadramento
  retribuzione
  offer
  bieten
  require\w*
  requirements
  bring
`

/** Phrases that offer. */
export const offeringPhrases = terms`
  si offr\w+
  offriamo
  offre
  offerta
  proponiamo
  garantiamo
  mettiamo a disposizione
  we offer
  you(?:'ll| will) (?:get|receive)
  wir bieten
  benefit
  e previst[oa]
  sono previst[ie]
  contratto
  assunzione
  inserimento (?:diretto|in|immediato|a|con|stabile|lavorativo)
  tempo (?:in)?determinato
  stagionale
  apprendistato
  somministrazione
  permanent
  fixed.term
  unbefristet
  full.?time
  part.?time
  vitto
  alloggio
`

/** Phrases that require. */
export const requiringPhrases = terms`
  si richied\w+
  si chied\w+
  richied\w+
  richiest[aeio]
  requisit\w+
  necessari[aeo]
  indispensabil\w+
  costituisc\w+
  preferibil\w+
  preferenzial\w+
  gradit[aeio]
  in possesso
  possied\w+
  conosc\w+
  esperienz[ae]
  padronanza
  capacita
  diploma
  laurea
  patent\w+
  required
  must
  experience
  knowledge
  erfahrung
  kenntnisse
  buon[ao]?[ ]
  ottim[ao]
  competenz[ae]
  abilita
  uso d\w+
  utilizzo
  autonomia
  sappia
  il candidato
  la candidata
`
