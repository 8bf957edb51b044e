import { terms } from './compile-terms.ts'

/** Openings of a line after which the advert above it is over. */
export const advertEndings = terms`
  come candidarsi
  come (?:inviare|proporsi)
  candidatura spontanea
  candidature spontanee
  candidati (?:spontaneamente|subito)
  invia(?:ci)? (?:la tua|il tuo|una) (?:candidatura|cv|curriculum)
  invia (?:cv|candidatura spontanea)
  non (?:hai )?trov
  non c['’]è la posizione
  nessuna (?:di queste|posizione)
  privacy
  informativa
  contatti\b
  dove siamo
  chi siamo
  perch[eé] (?:lavorare|scegliere|noi)
  il (?:nostro )?(?:processo|percorso|iter) di selezione
  iter di selezione
  lavora con noi
  altre posizioni
  altri annunci
  posizioni (?:chiuse|concluse|archiviate)
  potrebbe(?:ro)? interessart
  i nostri valori
  how to apply
  spontaneous
  didn['’]t find
  initiativbewerbung
  condividi
  share
  torna (?:all|indietro)
  ←
  ©
  copyright
  (?:do|can)(?:n['’]t| not) (?:see|find) (?:a|the|what|your)
  speculative
  general applications?
  why (?:work|join|us)
  our (?:values|benefits|culture|team)
  
  contact(?: us)?$
  kontakt$
  bewerbungsprozess
  warum (?:wir|bei uns)
  impressum
  datenschutz
  unsere (?:werte|benefits|vorteile)
`

/** Openings of a line below the text of an advert's own page. */
export const detailEndings = terms`
  altre (?:posizioni|offerte|opportunità)
  altri annunci
  annunci (?:simili|correlati)
  posizioni (?:simili|correlate|aperte)
  offerte (?:simili|correlate)
  potrebbe(?:ro)? interessart
  articoli (?:correlati|recenti)
  related
  similar
  other (?:jobs|positions)
  more jobs
  weitere stellen
  condividi
  leggi anche
  torna (?:all|indietro)
  ←
  ©
  copyright
  tutti i diritti riservati
`

/** After a title: how and with what one works. */
export const conditionOpenings = terms`
  full
  part
  tempo (?:pieno|parziale|in?determinato|determinato)
  patent\p{L}+
  contratt\p{L}+
  assunzion\p{L}+
  (?:in)?determinato
  apprendistato
  stagional\p{L}+
  turn[oi]\b
  \d{1,2} (?:ore|h|mesi|anni|stunden|hours|months)\b
  almeno
  minimo
  inquadrament\p{L}+
  stage\b
  tirocinio
  somministrazione
  si offr
  vollzeit
  teilzeit
  (?:un)?befristet
  führerschein
  saison
  ab (?:sofort|januar|februar|märz)
  ausbildung
  lehre\b
  permanent
  fixed[ -]term
  seasonal
  temporary\b
  apprenticeship
  internship
  contract\b
  shifts?\b
  at least
  minimum
  (?:driving|forklift|\p{Lu}{1,2}) licen[cs]e
  immediate start
  from \p{Lu}
  per la stagione
  da (?:subito|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)
  (?:tedesco|inglese|francese)[ ]
`
