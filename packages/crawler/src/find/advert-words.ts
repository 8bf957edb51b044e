import { anyOf } from './fold-words.ts'

/** What a headline asks with, of one advert. */
const asking = [
  'cercasi',
  'cerchiamo',
  'ricerchiamo',
  'si ricerca(?:no)?',
  'si cerca(?:no)?',
  'selezioniamo',
  'assumiamo',
  'cerca',
  'ricerca',
  'seleziona',
  'stiamo (?:cercando|selezionando|assumendo)',
  'we (?:are|re) (?:hiring|looking)',
  'wir suchen',
  'gesucht',
  'offerta di lavoro',
  'annuncio di lavoro',
  'ci (?:serve|servono|servirebbe|manca|mancano|mancherebbe)',
  'a{3} cercasi',
  'cercansi',
  'aaa',
  'si libera (?:il|un) posto',
  'vogliamo (?:te|assumere)',
  'gesucht wird',
  'help wanted',
]

const advertising = anyOf([
  ...asking,
  'assume',
  'offerte di lavoro',
  'opportunita di lavoro',
  'posizion[ei] apert[ae]',
  'selezione (?:di |per |pubblica|del )\\w+',
  'avviso di selezione',
  'lavora con noi',
  'candidat(?:i|ura|ure)',
  'hiring',
  'vacancy',
  'job',
  'stellenangebot',
  '(?:team|squadra|famiglia|studio|organico|staff|brigata|gruppo) si (?:allarga|amplia)',
  'ampliamento (?:dell )?organico',
  'nuov[ei] (?:collegh[ie]|leve|figure)',
  'rinforzi',
  '(?:team|betrieb|hotel|hof) sucht',
  'verstarkung',
])

const asks = anyOf(asking)

/** "Cerchiamo un saldatore": asks for people in so many words. */
export const asksForPeople = (words: string): boolean => asks.test(words)

/** Speaks of work on offer, as the headline of a post or the name of a file. */
export const soundsLikeAdvert = (words: string): boolean => advertising.test(words)
