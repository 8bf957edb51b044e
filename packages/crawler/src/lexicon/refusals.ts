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
  (?:blindbewerbung|initiative bewerbung)\w*
`

export const spontaneousTitles = terms`
  \b${anyOf(spontaneousPhrases)}
  ^(?:invia|mandaci|inviaci|lasciaci|lascia) (?:il |la |un )?(?:tu[oa] )?(?:cv|curriculum|candidatura)
  ^candidati(?: ora| subito)?$
  \baltre posizioni\b
  ^altr[oae] (?:figure|profili|ruolo)$
`

const poolNames = terms`
  general interest
  expression of interest
  general candidacy
  (?:apen s[oø]knad|oppen ansokan|uopfordret ans[oø]gning|avoin hakemus|open sollicitatie)
  candidature (?:spontanee|libre)
  candidatura (?:espontanea|abierta)
  spontanans[oø]k(?:an|ning)
`

/** Titles under which boards list what is no post; a line of an advert may well say the same. */
export const poolTitles = terms`
  ^\W*open position\W*$
  ^\W*${anyOf(poolNames)}(?:$| ?[-–—|:(,/!])
  ^\W*(?:don'?t|didn'?t|can'?t|cannot|couldn'?t) (?:see|find|found) (?:a|the|your|what|an)\b
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
