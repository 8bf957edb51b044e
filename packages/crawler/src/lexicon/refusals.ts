import { anyOf, terms } from './compile-terms.ts'

const spontaneousPhrases = terms`
  candidatur[ae] (?:spontane[ae]|liber[ae]|generic[ae]|aperta)
  autocandidatur\w+
  candidati spontaneamente
  spontaneous\b
  (?:open|general|unsolicited|speculative|spontaneous) application\w*
  initiativbewerbung\w*
  spontanbewerbung\w*
  non (?:hai )?trov\w+ (?:la|quell)\w* (?:posizione|giust)\w*
  nothing for you\b
  candidatura senza\b
`

export const spontaneousTitles = terms`
  \b${anyOf(spontaneousPhrases)}
  ^(?:invia|mandaci|inviaci|lasciaci|lascia) (?:il |la |un )?(?:tu[oa] )?(?:cv|curriculum|candidatura)
  ^candidati(?: ora| subito)?$
  \baltre posizioni\b
  ^altr[oae] (?:figure|profili|ruolo)$
`

export const talentPools = terms`
  talent (?:pool|community|network|bank)\b
  banca dati cv\b
  database candidati\b
  bacino (?:di )?candidat\w+
  future opportunit\w+
  opportunita future\b
  posizioni future\b
  join our (?:talent|community)\b
  resta in contatto\b
  stay in touch\b
  talentpool\b
  connect\b$
  prossime (?:aperture|selezioni)\b
`

export const franchiseOffers = terms`
  franchis\w+
  affiliat[io]\b
  affiliazion\w+
  apri (?:il tuo|un) (?:negozio|punto vendita|store|centro)
  diventa (?:nostro )?(?:partner|affiliato|rivenditore|concessionari\w+|distributor\w+)
  licenziatari\w+
  become a (?:partner|franchisee|reseller)
`

export const supplierCalls = terms`
  (?:albo|elenco) (?:dei )?fornitor\w+
  divent\w+ (?:nostr[oi] )?fornitor\w+
  fornitori qualificati\b
  qualific\w+ fornitor\w+
  cerchiamo (?:fornitor|terzist|subappaltator)\w+
  ricerca (?:fornitor|terzist|subappaltator)\w+
  gara d'appalto\b
  avviso pubblico per (?:l'affidamento|la fornitura)
  manifestazione di interesse\b
  suppliers?\b(?! (?:quality|manager|relation))
`

export const nothingFoundOpenings = terms`
  non (?:c'e|hai trovato|trovi|vedi|trovate)
  nessun\w*
  nothing
  (?:can't|don't|cannot|can not) (?:see|find)
  no (?:suitable|matching|fitting)
  nicht(?:s)? (?:dabei|gefunden)
  keine passende
`

/** Extractors whose format holds nothing but positions, besides the tracking systems. */
export const positionFormats = terms`
  json-ld
  microdata
  rdfa
  wordpress
`
