import { anyOf, terms } from './compile-terms.ts'

const staffNouns = terms`
  dipendenti
  collaborator\p{L}+
  assunti
  lavorator\p{L}+
  soci
  posizioni
  figure
  ruoli
  profili
  contratti
  neoassunti
  che lavorano
`

/** Phrases that address all staff, so that a statement holds for every advert of the page. */
export const toAllPhrases = terms`
  (?:a|per|con|di) tutt[ie](?! (?:e (?:due|tre|quattro)|i livelli|le candidature|i candidati|i cv|i clienti))
  tutt[ie] (?:i|le|gli|coloro)(?: nostr\p{L}+)? ${anyOf(staffNouns)}
  (?:ai|per i|alle) (?:nostr[ie] )?(?:dipendenti|collaborator\p{L}+|lavorator\p{L}+|persone)
  chi(?:unque)? (?:lavor[ai]|viene a lavorare|entra) (?:con|da|per|nel|in)[ ]
  (?:per|a) tutto il (?:personale|team|gruppo)
  (?:servizi|agevolazioni) (?:per|al) (?:il )?personale
  ogni (?:dipendente|collaborator\p{L}+|assunt[oa])
  all (?:our )?(?:employees|staff|team members|colleagues|positions|roles)
  everyone (?:who|on)
  allen (?:unseren )?mitarbeiter\p{L}*
  alle (?:unsere )?mitarbeiter\p{L}*
  für alle
`

/** Benefits and terms that may be offered to everyone. */
export const sharedOffers = terms`
  contratt
  stagional
  assunzion
  tempo (?:pieno|parziale|(?:in)?determinato)
  full.?time
  part.?time
  offr
  riconosc
  garant
  mettiamo a disposizione
  previst
  spett
  benefit
  scont
  vitto
  alloggi
  mensa
  pasto
  pasti
  buon[oi][ ]
  ticket
  welfare
  polizz
  assicura
  formazione
  palestra
  convenzion
  gratis
  gratuit
  omaggio
  bieten
  bekommen
  erhalten
  unterkunft
  verpflegung
  rabatt
  we offer
  receive
  discount
  meals?
  accommodation
`

/** Labels that only the terms of a post have. */
export const termsLabels = terms`
  (?:sede|luogo) (?:di lavoro|lavorativ[ao])
  (?:tipo|tipologia|forma) (?:di contratto|di assunzione|contrattuale)
  contratto(?: di lavoro| offerto| proposto)?
  durata(?: del contratto| del rapporto| dell['’]incarico)?
  place of work
  contract(?: type)?
  employment type
  arbeitsort
  vertragsart
`

/** Statements of the company's seat. */
export const seatPhrases = terms`
  ha sede
  (?:la |nostra |propria |unica )sede
  nostr[oa] (?:\p{L}+ )?(?:stabilimento|laboratorio|negozio|officina|studio|cantina|struttura|ristorante|hotel|clinica)
  stabilimento
  tutte (?:presso|a|nella|nello)
  siamo a
  our (?:office|plant|team)
  based in
  unser(?:em|er)? (?:werk|betrieb|standort)
`

const allPostsNouns = terms`
  entrambi
  entrambe
  tutti e (?:due|tre|quattro)
  tutte e (?:due|tre|quattro)
  tutt[ie] (?:i|le) (?:ruoli|figure|posizioni|profili)
  ambedue
`

/** Turns a text to all the posts it names. */
export const allPostsPhrases = terms`
  (?:a |per |con )?${anyOf(allPostsNouns)}
  (?:a|per) tutt[ie]
  both
  all (?:roles|positions)
  for all
  beide[nr]?
  für alle
`
