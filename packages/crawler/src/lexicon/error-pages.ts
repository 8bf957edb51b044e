import { terms } from './compile-terms.ts'

/** Phrases of error and maintenance pages. */
export const errorPageWords = terms`
  404
  410
  pagina (?:non|inesistente)(?: \w+)? ?(?:trovata|esiste|disponibile)?
  (?:page|file) (?:was )?not found
  non trovat[ao]
  (?:page|seite) (?:does not|nicht) (?:exist|gefunden)
  nicht gefunden
  nothing found
  sito in (?:costruzione|manutenzione|allestimento)
  in manutenzione
  lavori in corso
  torniamo presto
  under (?:construction|maintenance)
  coming soon
  maintenance mode
  im aufbau
  wartungsarbeiten
  service unavailable
  errore
  error
  account suspended
  sospeso
`

export const parkedDomainPhrases = terms`
  (?:this|the) domain (?:name )?(?:is|may be) (?:for sale|parked|available)
  buy this domain
  domain (?:is )?for sale
  domain parking
  parked (?:free|domain|by)
  (?:questo |il )?dominio (?:e |potrebbe essere )?(?:in vendita|parcheggiato|scaduto)
  acquista (?:questo )?dominio
  diese domain (?:steht )?(?:zum verkauf|ist)
  inquire about this domain
  sponsored listings
  annunci sponsorizzati
  related searches
  ricerche correlate
`
