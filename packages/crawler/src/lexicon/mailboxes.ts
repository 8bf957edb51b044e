import { anyOf, terms } from './compile-terms.ts'

const applicationMailboxes = terms`
  mad$
  hr
  cv
  job
  jobs
  lavoro
  lavora
  lavoraconnoi
  lavora-con-noi
  selezione
  selezioni
  career
  careers
  carriere
  recruiting
  recruitment
  personale
  risorseumane
  risorse\.?umane
  risorse-umane
  people
  talent
  talents
  candidature
  candidati
  curriculum
  curricula
  cvs
  ufficiopersonale
  ufficio\.personale
  humanresources
  hiring
  personal
  personalabteilung
  talenti
  assunzioni
  stellen
  lavoraconoi
  bewerbung
  karriere
  join
  joinus
  stage
  work
  workwithus
  staff
`

export const applicationMailbox = terms`
  ^${anyOf(applicationMailboxes)}(?:[._-].*)?$
  (?:^|[._-])(?:hr|cv|selezione|selezioni|risorseumane|recruiting|candidature|lavoraconnoi|careers?|jobs?)$
`

/** Mailboxes of the management, of one service, or of nobody. */
export const reservedMailboxes = terms`
  direzione
  direttore
  presidente
  presidenza
  privacy
  dpo
  gdpr
  rpd
  whistleblow\w*
  odv
  webmaster
  noreply
  no-reply
  postmaster
  abuse
  press
  ufficiostampa
  media
  newsletter
  unsubscribe
  esempio
  example
  nome
  tuo
  your
  name
  user
  email
  mail@
`

/** Words beside an address that CVs go to. */
export const applicationWords = terms`
  cv
  curricul\w+
  candidatur\w+
  candidars\w+
  candidati
  domande? (?:di (?:assunzione|lavoro|partecipazione)|vanno)
  lavora con noi
  colloqui\w*
  apply
  application\w*
  resume
  bewerb\w+
  open applications?
  selezion\w+
  posizion\w+
  personale
`

/** Mailboxes of an office, whoever reads them. */
export const officeMailboxes = terms`
  info
  ufficio
  uff
  commerciale
  amministrazione
  vendite
  acquisti
  segreteria
  servizio
  assistenza
  clienti
  customer
  service
  sales
  export
  import
  italia
  italy
  milano
  roma
  torino
  sede
  negozio
  store
  shop
  hotel
  booking
  prenotazioni
  reception
  logistica
  traffico
  tecnico
  qualita
  marketing
  contabilita
  direzione
  protocollo
  office
  support
  contatti
  contact
  hello
  ciao
  welcome
  mail
  posta
  pec
  scuola
  studio
  farmacia
  ordini
  preventivi
`
