import { anyOf, terms } from './compile-terms.ts'

/** The middle of a sentence, or a word to the reader. */
export const sentenceMiddles = terms`
  per (?:gli|i|le|la|il|lo)
  di cui
  non
  se
  ti
  ci
  vi
  mi
  chi
  che
  cosa
  ma
  scad(?:e|enza|ono)
  bisogna
  deve
  devi
  cavarsela
  pratica$
  lavorare bene
  \d{1,2} [a-z]+$
  (?:vor|nach)mittags
  abends
  europe
  emea
  worldwide
  ganzjahr\w*
  (?:un)?befristet\w*
  saison\w*
  anzi
  meglio
  nessun\w*
  niente
  almeno
  circa
  entro
  dal
  dalle
  dai
  fino
  ogni
  tra
  fra
  oltre
  quando
  dove
  perche
  poi
  sempre
  solo
  gia
  comunque
  magari
  dimestichezza
  lavoro(?: (?:notturno|diurno|serale|a turni|stagionale))?
  tempo (?:pieno|parziale)
  (?:in)?determinato
  if
  when
  who
  you
  your
  wenn
  falls
`

const verbClauseOpenings = terms`
  (?:deve|devi|devono|dovra|dovrai|puo|puoi|possono) (?:essere|bastare|andare)
  \w{3,}iamo noi
  (?:tanto|ancora|molto) meglio
  maturat\w+ (?:in|presso|nel\w*)
  acquisit\w+ (?:in|presso|nel\w*)
  anche \w+(?:il|al|ic|iv|at|it|ent)[ie]$
`

/** A clause with a verb of its own: "insegniamo noi", "deve essere buono", "le riunioni sono con l'estero". */
export const verbClauses = terms`
  ^${anyOf(verbClauseOpenings)}(?= |$|(?<=[ie]))
  \b(?:sono|saranno|siamo|verranno|vengono|are|sind|werden)\b
  ^(?:stage|tirocinio)[ ]
  \b(?:indennita|rimborso spese|portfolio|showreel)\b
  ^(?:a mano|gdo|do|ho\.?re\.?ca\.?)$
`

const filingWords = terms`
  titoli
  utili
  ovunque
  tieni
  insieme
  inquadrament\w*
  servizi (?:per|al)
  selezione (?:pubblica|per)
  sito (?:di|produttivo)
  di piu
  piu di
  o piu
  (?:recent )?graduates?
  (?:lun|mar|mer|gio|ven|sab|dom)(?:\b|-)
  canteen
  budget
`

/** Terms of the contract, and where a post is filed. */
export const contractTerms = terms`
  \b(?:ccnl\b|t\. ?(?:in)?det\w*|t\. ?ind\b)
  ^liv\b
  ^${anyOf(filingWords)}(?= |-|$|\.)
`

/** Paragraphs of official papers, days, numbers, signatures. */
export const paperParagraphs = terms`
  art\b\.? ?\d
  oggetto$
  requisiti\b
  prov[ae](?:$| (?:pratic|oral|scritt|d'esame|selettiv)\w*)
  termine\b
  domand[ae]\b
  (?:un|due|tre|quattro|cinque|sei|sette|otto|dieci)$
  come \w+
  la direzione
  industria$
  perks$
  anywhere$
  partenza$
  partenze$
  giornata$
  fraz(?:\.|ione)\b
  squadra\b
  dienstsitz$
  standort$
  selezioni$
  soprattutto\b
  appartament\w+
  lunedi
  martedi
  mercoledi
  giovedi
  venerdi
  (?:mon|tues|wednes|thurs|fri|satur|sun)days?$
  operations$
  (?:il |lo |la |l')?(?:croat|serb|albanes|rumen|polacc|ungheres|grec|turc|ucrain|cec|slovacc|olandes|svedes|coreano|bulgar|danes)[oaei]?\b
  saper portare
  car[aeio] \w+
  gentil[ei] \w+
  art\.
`

const experienceQualities = terms`
  almeno
  minima
  pregressa
  breve
  precedente
  gradita
  consolidata
  significativa
  maturata
  anche
  preferibile
  comprovata
`

const experienceEndings = terms`
  pregressa
  minima
  lavorativa
  professionale
  nel ruolo
  nella mansione
  in ruol\w+ (?:analog|simil)\w+
  anche minima
  di almeno .*
  anche breve
  maturata
`

const workplaces = terms`
  ruol[oi]\b
  mansion[ei]\b
  posizione (?:analoga|simile)
  settore\b
  settori\b
  contest[oi]\b
  aziend[ae]\b
  societa\b
  cantieri\b
  studi (?:professionali|legali|di)
  studi$
  presso\b
  \w+ennale\b
`

const similarPlaces = terms`
  negozi[o]?\b
  ristorant[ei]\b
  albergh[io]\b
  hotel\b
  case di\b
  nella stessa\b
  analog[ohaie]+\b
  simil[ei]\b
  pari (?:livello|categoria)\b
  retail$
  prima esperienza\b
  esperienza non\b
  non (?:e )?richiest\w+
  similar (?:role|position)
  quantitative roles\b
  ambient[ei]\b
  struttur[ae]\b
  reparto\b
  ufficio (?:commerciale|tecnico|acquisti|amministrativo|estero)$
`

/** Experience without an object. */
export const bareExperience = terms`
  ^(?:(?:un[ao']? )?(?:${anyOf(experienceQualities)} )*esperienz\w+(?: ${anyOf(experienceEndings)})*)$
  \b${anyOf(workplaces)}
  ^min\b
  \b${anyOf(similarPlaces)}
`

const postDetailWords = terms`
  rientr[oi]\b
  giorn[oi]\b
  days?\b
  giornalier\w+
  in ufficio$
  riport\w+ (?:a|al|alla|ai|direttamente|to)\b
  report(?:s|ing)? to\b
  risors[ae]\b(?! umane)
  obbligo scolastico
  avviso\b
  formazione come\b
  socio unico
  s\.? ?p\.? ?a\b
  s\.? ?r\.? ?l\b
  rea [a-z]{2}
  cap\.? soc\w*
  tel\.? ?\d
  telefono\b
  fax\b
  ref\.?[ ]
  rif\.?[ ]
`

/** Details of the post, not of the person. */
export const postDetails = terms`
  \b${anyOf(postDetailWords)}
  ^n\.? ?\d
  ^cap$
  ^\d{5}\b
`
