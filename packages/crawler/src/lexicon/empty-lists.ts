import { anyOf, terms } from './compile-terms.ts'

/** Phrases of a board without adverts. */
export const emptyBoardPhrases = terms`
  nessun annuncio
  nessuna (?:posizione|offerta|opportunità)
  non ci sono (?:posizioni|annunci|offerte)
  no (?:open|current) (?:positions|openings|vacancies|jobs)
  no vacancies
  keine offenen stellen
`

const nothingOpenVerbs = terms`
  ci sono
  sono presenti
  vi sono
  abbiamo
  risultano
  sono previste
  sono attive
  sono aperte
  stiamo (?:cercando|assumendo)
`

const openingNouns = terms`
  posizion
  offert
  annunc
  ricerc
  opportunit
  selezion
  assunzion
  personale
`

/** Statements that no position is open. */
export const nothingOpenPhrases = terms`
  non ${anyOf(nothingOpenVerbs)}[^.]{0,30}${anyOf(openingNouns)}
  nessuna (?:posizione|offerta|ricerca|selezione)
  non stiamo (?:cercando|assumendo|selezionando)
  no (?:open |current |job )*(?:positions|vacancies|openings|jobs)\b
  keine (?:offenen )?stellen\b
  (?:there are |we have |we(?:'|’)?ve |we do not have |we don['’]t have |we currently have )(?:currently |at present |at the moment |presently )*(?:no|any|not any) (?:\p{L}+ ){0,2}(?:positions|vacancies|openings|jobs|opportunities|roles)
  not (?:currently |presently )?(?:hiring|recruiting|looking for (?:staff|anyone))
  all (?:our |of our )?(?:positions|vacancies|roles|jobs) (?:are |have been )?(?:currently )?(?:filled|closed)
  (?:derzeit|zurzeit|momentan|aktuell|im moment)[^.]{0,30} keine (?:\p{L}+ ){0,2}(?:stellen|positionen|jobs|mitarbeiter)
  (?:alle|sämtliche) stellen (?:sind )?besetzt
`

export const notAStatement = terms`
  ^[^.!]{0,160}\?
  \b(?:se|qualora|quando|if|wenn|falls)\s+(?:\S+\s+){0,3}$
  \b(?:altre|ulteriori|other|further|weiteren) (?:posizion|offert|ricerc|selezion|position|vacanc|opening|job|stelle)
  \b(?:adatt[aei]|giust[aei]|in linea|che (?:fa|fanno) per te|per te)\b
`

/** Phrases of an empty list. */
export const emptyListPhrases = terms`
  nessun[ao]? (?:posizion|offert|annunci|ricerc|opportunit|selezion)
  non (?:ci sono|sono presenti|vi sono|abbiamo|risultano)(?: al momento| attualmente| ora)? (?:posizioni|offerte|annunci|ricerche|opportunita|selezioni)
  no (?:open |current |job )?(?:positions|vacancies|openings|jobs)
  keine (?:offenen )?stellen
`
