import { anyOf, terms } from './compile-terms.ts'

/** Pages on which careers links hide; public companies publish their selections under "trasparente". */
export const hidingPlaces = terms`
  chi siamo
  azienda
  about
  about us
  company
  la societa
  il gruppo
  group
  contatti
  team
  uber uns
  unternehmen
  studio
  la cooperativa
  organizzazione
  area (?:lavoratori|candidati|talenti)
  per (?:i )?(?:candidati|lavoratori)
  bacheca
  (?:societa|amministrazione|azienda|fondazione|ente|sezione) trasparente
  trasparenza
  (?:stagione|season|saison|sommer|winter)(?: \w+)? 20\d\d
`

const nounsOfWork = terms`
  sicurezza
  salute
  infortuni
  medicina
  diritto
  consulen(?:za|te|ti)
  mercato
  ispettorato
  giurista
  psicologia
  ambienti?
  luoghi
  macchine
  abiti
  abbigliamento
  scarpe
  indumenti
  piani
  banchi
  tavoli
  gruppi
  gruppo
  metodo
  lampade
  flusso
`

/** Near the words of careers links, and never where a company's own positions are. */
export const traps = terms`
  privacy
  cookie
  informativ[ae]
  gdpr
  condizioni
  termini
  disclaimer
  whistleblowing
  ${anyOf(nounsOfWork)} (?:sul|del|di|da|al) lavoro
  lavori (?:in corso|eseguiti|realizzati|pubblici|edili|stradali)
  (?:nostri|ultimi|alcuni) lavori
  (?:il nostro|modo di|come) lavoro
  cors[io]
  master
  academy
  iscrizion[ei]
  orientamento
  sbocchi
  career (?:service|day coaching)
  placement
  area (?:personale|riservata|clienti)
  login
  log in
  accedi
  registrati
  (?:my|il mio|tuo) account
  carrello
  cura (?:della |del )?person[ae]
  servizi alla persona
  dati personali
  personal (?:training|trainer|data|shopper)
  assunt[ioae]
  assunzion[ei]
  dipendenti portal
  portale dipendenti
  busta paga
  cedolin[io]
  job order
  job shop
  jobs? act
  steve jobs
  eventi
  rassegna stampa
  diventa (?:nostro )?(?:rivenditore|partner|affiliato|fornitore|distributore|agente|cliente)
  join (?:the )?(?:newsletter|community|club|our newsletter|our mailing)
  iscriviti
  newsletter
  bandi di gara
  gare (?:d |di )?appalt[oi]
`
