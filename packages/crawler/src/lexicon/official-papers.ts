import { anyOf, terms } from './compile-terms.ts'

/** Papers about a register, a tender or a result, and not about a post. */
export const papersWithoutPost = terms`
  short ?list
  long ?list
  (?:elenco|albo|registro) (?:di|dei|degli|per|aperto|speciale|ristretto)(?! idonei)
  (?<!(?:formazione|costituzione|formare)(?: di)?(?: una| della| la)? )graduatori[ae]
  esit[oi]
  affidamento
  appalto
  gara
  procedura negoziata
  incaric(?:o|hi) (?:professional[ei]|legal[ei]|di (?:patrocinio|consulenza|progettazione))
  indagine di mercato
  alienazione
  locazione
  sponsorizzazion[ei]
`

const paperDetails = terms`
  livello
  ccnl
  cat
  area
  rif
  tempo
  contratto
  full
  part
  termin
  prorog
  riapert
  rettific
  scad
  avviso
  integrazion
  errata
  aggiornament
  posti
`

const paperConditions = terms`
  riservat\p{L}*
  livello
  ccnl
  categoria
  cat\.
  inquadrat\p{L}*
  con contratto
  a tempo
  da inserire
  da assumere
  presso
  per il
  per la
  per le
  per l['’]
`

/** Where the name of the post ends in an official headline. */
export const paperTitleEnds = terms`
  \s[–—-]\s+${anyOf(paperDetails)}
  ,\s
  \s${anyOf(paperConditions)}
`

const paperPostNouns = terms`
  post[oi] (?:di|da)
  figur[ae] di
  profil[oi] di
  unità di
  risors[ae]
`

/** Phrases before the post in an official headline. */
export const paperPostOpenings = terms`
  \b(?:per|di) (?:(?:un[ao]?|un\/(?:una|a)|n\.? ?\d{1,2}(?: \([^)]{1,12}\))?|\d{1,2}) |(?:un['’]))(?:${anyOf(paperPostNouns)} )?
  \bper (?:il|la) (?:ruolo|profilo|posto|figura|posizione|incarico) di[ ]
`

/** Documents that companies publish besides adverts. */
export const otherDocuments = terms`
  privacy
  informativa
  cookie
  gdpr
  company profile
  profile
  profilo
  brochure
  catalogo?
  catalogue
  depliant
  certificat[oi]
  certificazion[ei]
  bilancio
  codice etico
  codice di condotta
  modulo
  regolamento
  policy
  politica
  organigramma
  iso
  manuale?
  listino
  statuto
  visura
  modello
  mog
  231
  whistleblowing
  scheda (?:prodotto|tecnica)
  menu
  rassegna
  presentazione
  condizioni
  termini
  domanda di
  fac simile
  graduatoria
  esito
  verbale
  curriculum vitae
  calendario
  report
  sostenibilita
  guida
  form
`
