import { anyOf, terms } from './compile-terms.ts'

const descriptionOpenings = terms`
  con
  che
  chi
  da (?:inserire|adibire|assumere|affiancare)
  in possesso
  in grado
  presso
  a tempo
  nella
  nel
  nello
  nei
  negli
  nelle
  in
  a
  ad
  alla
  all['’]
  per
  e\/o
  with
  who
  to
  for
  mit
  für
  fino a\p{L}*
  max
  massimo
  oppure
  and\s+(?:an?|two|three)
  und\s+(?:einen?|eine|zwei|drei)
`

/** Where the name of the post ends and its description begins. */
export const postNameEnds = terms`
  [,.;:!?(…|•»#]
  \p{Extended_Pictographic}
  \s?\+{2,}
  \s[–—·-]\s
  \s(?:frei|offen|zu (?:besetzen|vergeben))(?!\p{L})
  \s${anyOf(descriptionOpenings)}\s
  \sed?\s+(?:(?:poi|anche|inoltre|infine|di)\s+)*(?:un['’]|(?:un[ao]?|un\/(?:a|una)|n\.?\s?\d{1,2}|\d{1,2}|due|tre|quattro|cinque|alcun[ie])\s)
`

export const countsBeforePost = terms`
  an?
  the
  un[ao]?
  un\/(?:una|a|o)
  n\.?\s?\d{1,2}
  \d{1,2}
  due
  tre
  quattro
  cinque
  sei
  otto
  dieci
  alcun[ie]
  nuov[ie]
  divers[ie]
  two
  three
  several
  zwei
  drei
  einen?
  mehrere
`

export const countsOfNextPost = terms`
  an?
  un[ao]?
  un\/(?:a|una)
  n\.?\s?\d{1,2}
  \d{1,2}
  due
  tre
  quattro
  cinque
  sei
  alcun[ie]
  einen?
  eine
  zwei
  drei
  two
  three
`

export const conjunctionsToNextPost = terms`
  e
  ed
  und
  and
  nonch[eé]
  oltre a
  che(?=\s+(?:un|due|tre|\d))
`

export const countsOfFurtherPost = terms`
  an?
  un[ao]?
  un\/(?:a|una)
  un['’]
  n\.?\s?\d{1,2}
  \d{1,2}
  due
  tre
  quattro
  cinque
  sei
  alcun[ie]
  einen?
  eine
  zwei
  drei
  two
  three
`

const seekingTeams = terms`
  squadra
  team
  azienda
  gruppo
  brigata
  officina
  laboratorio
  studio
  cooperativa
  famiglia
  negozio
`

/** Statements over a list of open positions. */
export const somethingOpenPhrases = terms`
  posizion[ei] (?:apert|disponibil|ricercat|vacant)
  offert[ae] di lavoro
  ricerche (?:in corso|attive|aperte)
  selezioni (?:in corso|attive|aperte)
  opportunità (?:di lavoro|attuali|aperte)
  stiamo (?:cercando|selezionando|assumendo|ricercando)
  siamo alla ricerca
  cerchiamo
  ricerchiamo
  selezioniamo
  assumiamo
  cercasi
  ci (?:serv(?:e|ono)|manca(?:no)?)\b
  abbiamo bisogno di
  post[oi] (?:liber[oi]|vacant[ei])
  ${anyOf(seekingTeams)} (?:cerca|ricerca|seleziona|assume)\b
  si ricerca
  si assum
  ricerca personale
  figure (?:ricercate|professionali ricercate)
  profili ricercati
  annunci
  open (?:positions|roles|jobs)
  job openings
  vacancies
  current openings
  we(?:'|’)?(?:re| are) (?:hiring|looking)
  offene stellen
  stellenangebote
  wir suchen
  suchen wir
  (?:mitarbeiter|personal|verstärkung|kolleg|team)\p{L}* gesucht
  aperte le (?:selezioni|candidature)
  (?:open|current|available|new|latest|immediate|job|employment|career) (?:openings?|opportunit\p{L}+|opening)
  (?:current|available|vacant|advertised|unfilled) (?:positions?|roles?|jobs?|vacanc\p{L}+|posts?)
  (?:positions?|roles?|jobs?|posts?) (?:available|open|currently|now open|we(?:'|’)?re|we are|to fill)
  open(?:ings)? (?:at|in|with) (?:our|the)\b
  job (?:vacanc|listing|opportunit|offer|posting|advert)\p{L}*
  vacanc(?:y|ies)
  (?:now|currently|actively) (?:hiring|recruiting|seeking|looking)
  (?:is|are) (?:now |currently |actively |always )?(?:hiring|recruiting|seeking|looking for)
  we(?:'|’)?(?:re| are) (?:\p{L}+ ){0,2}(?:hiring|looking|seeking|recruiting|searching)
  we (?:seek|need|want|require)\b
  looking for (?:an?|the|two|three|someone|somebody|people|new)\b
  who we(?:'|’)?(?:re| are) (?:looking for|hiring)
  (?:help|staff) wanted
  wanted:
  (?:roles?|positions?) we(?:'|’)?re
  seeking (?:an?|the|new)\b
  is wanted\b
  offene (?:positionen|jobs|ausbildungsplätze|lehrstellen)
  (?:freie|aktuelle|unsere) (?:stellen|jobs|positionen|ausschreibungen|jobangebote|vakanzen|lehrstellen|ausbildungsplätze)
  stellen(?:anzeigen|ausschreibung|markt)
  jobangebote
  (?:ist|sind) (?:folgende )?(?:stellen|positionen) (?:frei|offen|zu besetzen)
  (?:sucht|suchen)\b
  gesucht\b
  wir stellen ein
  (?:zu|neu) (?:besetzen|vergeben)
  verstärkung\b
`

/** Statements over a list of the company's trades, open or not. */
export const usualTradesPhrases = terms`
  profili di interesse
  principalmente
  prevalentemente
  valutiamo (?:anche )?(?:profili|candidature|figure)
  le nostre figure
  solitamente
  di solito
  in genere
  generalmente
  normalmente
  abitualmente
  di norma
  spesso
  (?:le nostre|le|tante) professioni
  (?:i nostri|i|tanti) mestieri
  (?:convivono|lavorano)(?: \p{L}+){0,4} (?:mestieri|professioni|figure|profili)
  famiglie professionali
  aree (?:di (?:inserimento|interesse)|professionali|aziendali)
  le nostre aree
  le aree
  aree in cui
  who we usually
  i reparti
  (?:le nostre persone|la nostra squadra)(?! (?:cerca|ricerca|seleziona|assume))
  always (?:interested|keen|happy|open) (?:in|to)
  we (?:regularly|usually|typically|often) (?:hire|look|recruit|employ)
  (?:typical|usual) (?:roles|jobs|profiles)
  roles (?:in|at) our
  areas (?:of work|we work in|of employment)
  (?:unsere|die) (?:berufe|berufsbilder|berufsfelder)
  berufe bei uns
  immer (?:wieder )?auf der suche
  einsatzbereiche
`

export const soughtThings = terms`
  di\b
  soluzion
  solution
  lösung
  ide[ae]\b
  ideas
  materi
  prodott
  client
  customer
  kunden
  fornitor
  supplier
  partner
  terren
  immobil
  capannon
  auto\b
  veicol
  local[ei]\b
  spazi
  uv[ae]\b
  ingredient
  legn[oia]
  rispost
  qualità
  part[ie]\b
  sponsor
  rivenditor
  distributor
  tessut
  vin[io]\b
  macchinar
  usat[oi]\b
`

export const companySeeks = terms`
  cerchiamo
  ricerchiamo
  selezioniamo
  stiamo (?:cercando|selezionando)
  siamo alla ricerca di
  looking for
  wir suchen
  we (?:seek|need)
  wir suchen nach
`

export const wordsBeforeThings = terms`
  sempre
  solo
  con cura
  i
  le
  gli
  la
  il
  lo
  un[ao]?
  nuov[ieoa]
  (?:le |i )?miglior[ie]
  the best
  new
  die besten
`

const soughtFirms = terms`
  fornitor[ei]
  terzist[aie]
  subappaltator[ei]
  rivenditor[ei]
  distributor[ei]
  affiliat[oi]
  franchisee
  partner
`

/** Calls for firms, not for people. */
export const firmCalls = terms`
  \b(?:cerchiamo|ricerchiamo|selezioniamo|diventa(?:re)?(?: nostro| un)?) (?:\p{L}+ )?${anyOf(soughtFirms)}\b
  \balbo fornitori\b
  \bfranchising\b
`

/** "Cerchiamo collaboratori" leads to a list. */
export const anyoneWords = terms`
  collaborator[ie]
  collaboratric[ei]
  colleg(?:a|hi|he)
  personale
  persone
  figure
  profili
  risorse
  talenti
  dipendenti
  gente
  te
  verstarkung
  mitarbeiter(?:in|innen)?
  kolleg(?:en|innen)
  people
  colleagues
  talents?
  staff
`
