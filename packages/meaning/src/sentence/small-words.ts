import { phrasesOf } from './phrases.ts'
import { fillerWords, kept as keptWords, otherWords } from './words/filler-words.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(phrasesOf(list.replace(/\s+/g, '|')))

const fillers = setOf(fillerWords)
const others = setOf(otherWords)
const negators = setOf(
  `
    no non not niente nessun nessuno nessuna senza escluso esclusa esclusi escluse escludi escludere escludendo
    escludiamo esclusione eccezione eccettuato tranne eccetto salvo fuorche without except excluding exclude
    excluded excludes ne don doesn dont doesnt neither nor excl escl infuori apart
  `,
)
/** These except a whole list: "tranne Milano, Monza e Lodi". */
const exceptives = setOf(
  'tranne eccetto salvo fuorche escluso esclusa esclusi escluse except excluding excl escl infuori apart',
)
const afterNegators = setOf('no escluso esclusa esclusi escluse excluded')
const connectors = setOf('e o ed od and or oppure + nonche ovvero')
const kept = setOf(keptWords)
const tails = setOf(`
  ok incluso inclusa inclusi incluse compreso compresa compresi comprese richiesto richiesta richieste richiesti
  gradito gradita included required clienti cliente obbligatorio obbligatoria disponibili experience employer
  necessario necessaria fondamentale livello mandatory plus
`)
const articles = setOf('il lo la i gli le l un uno una the')
const prepositions = setOf('di del dello della dell dei degli delle d a al allo alla all ai agli alle de of')

export const isNegator = (key: string) => negators.has(key)
export const isExceptive = (key: string) => exceptives.has(key)
/** Also after what is excluded: "Zorbantex esclusa". */
export const isAfterNegator = (key: string) => afterNegators.has(key)
export const isConnector = (key: string) => connectors.has(key)
export const isFiller = (key: string) => fillers.has(key) || connectors.has(key)
/** Words of adverts that are no filter, before which a role's name ends. */
export const isOther = (key: string) => others.has(key)
/** A left-over keeps it at its beginning: "solo notte". */
export const isKept = (key: string) => kept.has(key) || negators.has(key)
/** A left-over keeps it at its end: "trasferte incluse". */
export const isTail = (key: string) => tails.has(key)
export const isArticle = (key: string) => articles.has(key)
export const isPreposition = (key: string) => prepositions.has(key)
