import { terms } from './compile-terms.ts'

export const titleColumnNames = terms`
  ruol[oi]
  posizion[ei](?: apert[ae]| ricercat[ae])?
  figur[ae](?: professional[ei]| ricercat[ae])*
  profil[oi](?: ricercat[oi]| professional[ei])*
  mansion[ei]
  qualifica
  titolo
  annuncio
  offerta(?: di lavoro)?
  lavoro
  job(?: title)?
  position
  role
  title
  vacancy
  stelle
  beruf
  professionalità
  descrizione posizione
  oggetto
  avvis[oi]
  band[oi]
  concors[oi]
  selezion[ei]
  procedur[ae]
  denominazione
  post[oi]
  figura richiesta
  profil[oi] richiest[oi]
`
