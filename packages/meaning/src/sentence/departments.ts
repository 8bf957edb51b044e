import { matchPhrase, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, isJoined, keyAt, mark, type Sentence, writtenAs } from './reading.ts'

const departments = phraseTable(
  phrasesOf(`
    marketing | comunicazione | risorse umane | human resources | amministrazione | amministrazione e contabilita
    amministrazione e finanza | contabilita | finance | finanza | accounting | acquisti | vendite | sales | logistica
    logistics | produzione | production | qualita | quality | ricerca e sviluppo | r&d | legal | controllo di gestione
    supply chain | procurement | engineering | operations | progettazione | risorse umane e selezione
    digital marketing | grafica | data analysis | selezione del personale | warehouse | it
  `).map((phrase) => [phrase, true] as const),
)

const before = wordSet('area ambito funzione')
const after = wordSet('jobs job roles role positions position internship internships')

/** What one works at, where no role is named: "stage marketing", "area finance", "HR jobs". As a sector it would be the company's. */
export function readDepartments(sentence: Sentence): void {
  const { tokens } = sentence
  for (let at = 0; at < tokens.length; at += 1) {
    const found = isFree(sentence)(at) ? matchPhrase(departments, tokens, at, isFree(sentence)) : undefined
    if (!found || (keyAt(sentence, at) === 'it' && tokens[at]?.text !== 'IT')) continue
    const isArea = isInArea(sentence, at, found.to)
    if (isArea || isAfterTraining(sentence, at) || isJobs(sentence, at, found.to))
      mark(sentence, isArea ? at - 1 : at, found.to, { field: 'name', values: [writtenAs(sentence, at, found.to)] }, { isSure: false })
    at = found.to - 1
  }
}

function isAfterTraining(sentence: Sentence, at: number): boolean {
  const start = ['in', 'nel', 'nelle', 'nella'].includes(keyAt(sentence, at - 1)) ? at - 1 : at
  const said = sentence.readings[start - 1]?.said
  const isTraining =
    said?.field === 'contract' && said.values.some((value) => ['internship', 'apprenticeship'].includes(value))
  return isTraining && isJoined(sentence, at) && isJoined(sentence, start)
}

/** "marketing roles", before a break or what says where and how. */
const isJobs = (sentence: Sentence, at: number, to: number) =>
  isJoined(sentence, to) && after.has(keyAt(sentence, to)) && !isJoined(sentence, at)

function isInArea(sentence: Sentence, at: number, to: number): boolean {
  const isLast = !isJoined(sentence, to) || sentence.readings[to] !== undefined
  return isJoined(sentence, at) && before.has(keyAt(sentence, at - 1)) && isFree(sentence)(at - 1) && isLast
}
