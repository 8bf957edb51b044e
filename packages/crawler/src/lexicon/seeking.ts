import { anyOf, terms } from './compile-terms.ts'

/** Openings of a headline that is an advert. */
export const advertHeadlineOpenings = terms`
  cercasi
  cerchiamo
  ricerchiamo
  ricercasi
  selezioniamo
  si (?:ricerca|cerca|seleziona)
  stiamo cercando
  posizion[ei] apert[ae]
  offerta di lavoro
  annuncio di lavoro
  opportunita di lavoro
  ricerca (?:di )?personale
  avviso di selezione
  selezione (?:di |per )
  we are hiring
  we're hiring
  wir suchen
  lavora con noi
  job opening
  hiring
`

const vacancyVerbs = terms`
  si (?:è|e['’]|sono) liberat[oi]
  si liber(?:a|ano|erà|eranno)
  (?:è|e['’]|sono|rest[ai]no?|rimane)(?: \p{L}+)? (?:vacant[ei]|liber[oi]|disponibil[ei]|scopert[oi])
  c['’]è
  ci sono
  abbiamo
`

/** Phrases with which a sentence seeks people. */
export const seekingPhrases = terms`
  cercasi
  cerchiamo
  ricerchiamo
  cerca
  cercano
  ricerca
  ricercano
  stiamo (?:cercando|selezionando|ricercando|assumendo)
  (?:siamo|è|sono) (?:alla ricerca|in cerca) di
  selezioniamo
  seleziona
  selezionano
  assumiamo
  assume
  si (?:ricerca|cerca|seleziona|assume)(?:no)?
  ci (?:serve|servono|servirebbe|servirebbero|manca|mancano)
  (?:servono|serve)(?= (?:\d|un|due|tre|quattro|cinque))
  (?:abbiamo|ha|hanno|c['’]è) bisogno di
  (?:vogliamo|vorremmo|intendiamo|desideriamo|dobbiamo) (?:assumere|inserire)
  inseriamo
  prendiamo(?= (?:(?:poi|anche|inoltre|infine|volentieri|subito) ){0,2}(?:un|una|un['’]|\d|due|tre|quattro) )
  (?:aperta|aperte|avviata|avviate) (?:la |le )?(?:selezion[ei]|ricerc(?:a|he)) (?:per|di)
  ${anyOf(vacancyVerbs)}(?: \p{L}+){0,2} post[oi](?: (?:liber[oi]|vacant[ei]|disponibil[ei]))? (?:di|da|per|come)
  we have (?:an? |\d |two |several )?(?:open |free )?(?:openings?|vacanc(?:y|ies)|positions?) (?:for|as)
  (?:haben|ist|wird)(?: \p{L}+){0,3} (?:stelle|arbeitsplatz|ausbildungsplatz|lehrstelle) (?:als|für)
  we(?:['’]re| are) (?:looking for|hiring|seeking)
  we need
  is (?:looking for|hiring|seeking)
  suchen(?: wir)?
  sucht
  brauchen(?: wir)?
`

/** Openings of a sentence that seeks someone. */
export const sentenceOpenings = terms`
  cercasi
  cerchiamo
  ricerchiamo
  stiamo (?:cercando|selezionando|assumendo)
  siamo alla ricerca di
  selezioniamo
  assumiamo
  we(?:['’]re| are) (?:looking for|hiring)
  wir suchen
`

/** Openings of a text that seeks one or several people. */
export const seekingOpenings = terms`
  cercasi
  cerchiamo
  ricerchiamo
  stiamo (?:cercando|selezionando|assumendo)
  siamo alla ricerca di
  selezioniamo
  assumiamo
  prendiamo
  ci servono
  abbiamo bisogno di
  si (?:cercano|ricercano|assumono)
  we(?:['’]re| are) (?:looking for|hiring)
  wir suchen
`

/** Phrases before a post set in bold. */
export const boldPostOpenings = terms`
  cercasi
  cerchiamo
  ricerchiamo
  stiamo (?:cercando|selezionando)
  siamo alla ricerca di
  selezioniamo
  assumiamo
  we(?:['’]re| are) (?:looking for|hiring)
  wir suchen
`

/** Phrases that seek people in the chrome of a page. */
export const frameCallPhrases = terms`
  cerchiamo
  ricerchiamo
  cercasi
  selezioniamo
  assumiamo
  stiamo (?:cercando|assumendo|selezionando)
  siamo alla ricerca
  ricerca (?:di )?personale
  posizioni aperte
  si (?:cerca|ricerca|assume)(?:no)?
  ci (?:serve|servono)
  we(?:['’]re| are) (?:hiring|looking)
  now hiring
  open positions
  wir suchen
  offene stellen
  gesucht
`

/** Words of an advert published as a picture. */
export const pictureNoticeWords = terms`
  cerca(?:si|no)?
  cerchiamo
  ricerc(?:a|hiamo|asi)
  selezion(?:a|iamo)
  assum(?:e|iamo)
  requisit
  esperienza
  contratto
  tempo (?:in)?determinato
  tempo pieno
  full.?time
  part.?time
  apprendist
  candidat
  curriculum
  hiring
  looking for
  wanted
  join our
  suchen
  gesucht
  bewerb
  vollzeit
  teilzeit
`

/** Words with which a headline asks the reader whether they are the one sought. */
export const questionsToReader = terms`
  sei(?: già)?
  siete
  bist du
  du bist
  sind sie
  sie sind
  are you
  you are
`
