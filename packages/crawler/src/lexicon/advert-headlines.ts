import { terms } from './compile-terms.ts'

/** Phrases of a headline that is an advert. */
export const askingHeadlines = terms`
  cercasi
  cerchiamo
  ricerchiamo
  si ricerca(?:no)?
  si cerca(?:no)?
  selezioniamo
  assumiamo
  cerca
  ricerca
  seleziona
  stiamo (?:cercando|selezionando|assumendo)
  we (?:are|re) (?:hiring|looking)
  wir suchen
  gesucht
  offerta di lavoro
  annuncio di lavoro
  ci (?:serve|servono|servirebbe|manca|mancano|mancherebbe)
  a{3} cercasi
  cercansi
  aaa
  si libera (?:il|un) posto
  vogliamo (?:te|assumere)
  gesucht wird
  help wanted
`

/** Further phrases of headlines that offer work. */
export const workHeadlines = terms`
  assume
  offerte di lavoro
  opportunita di lavoro
  posizion[ei] apert[ae]
  selezione (?:di |per |pubblica|del )\w+
  avviso di selezione
  lavora con noi
  candidat(?:i|ura|ure)
  hiring
  vacancy
  job
  stellenangebot
  (?:team|squadra|famiglia|studio|organico|staff|brigata|gruppo) si (?:allarga|amplia)
  ampliamento (?:dell )?organico
  nuov[ei] (?:collegh[ie]|leve|figure)
  rinforzi
  (?:team|betrieb|hotel|hof) sucht
  verstarkung
`
