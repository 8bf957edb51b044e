import { matchPhrase, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, isJoined, keyAt, mark, type Said, type Sentence, writtenAs } from './reading.ts'
import { isConnector } from './small-words.ts'

const departments = phraseTable(
  phrasesOf(`
    marketing | comunicazione | risorse umane | human resources | amministrazione | amministrazione e contabilita
    amministrazione e finanza | contabilita | finance | finanza | accounting | acquisti | vendite | sales | logistica
    logistics | produzione | production | qualita | quality | ricerca e sviluppo | r&d | legal | controllo di gestione
    supply chain | procurement | engineering | operations | progettazione | risorse umane e selezione
    digital marketing | grafica | data analysis | selezione del personale | warehouse | it | ingegneria | architettura | design | informatica
  `).map((phrase) => [phrase, true] as const),
)

const areas = wordSet('area ambito funzione')
const offices = wordSet('in nel nella nell all ufficio reparto area ambito settore')
const after = wordSet('jobs job roles role positions position internship internships')

/** What one works at, where no role is named: "stage marketing", "area finance", "HR jobs". As a sector it would be the company's. */
export function readDepartments(sentence: Sentence): void {
  const { tokens } = sentence
  for (let at = 0; at < tokens.length; at += 1) {
    const found = isFree(sentence)(at) ? matchPhrase(departments, tokens, at, isFree(sentence)) : undefined
    if (!found || (keyAt(sentence, at) === 'it' && tokens[at]?.text !== 'IT')) continue
    const jobs = isJobs(sentence, at, found.to) ? at : undefined
    const from = trainingBefore(sentence, at) ?? areaBefore(sentence, at, found.to) ?? jobs
    if (from !== undefined || isNextDepartment(sentence, at))
      mark(sentence, from ?? at, found.to, name(sentence, at, found.to), { isSure: false })
    at = found.to - 1
  }
}

const name = (sentence: Sentence, from: number, to: number): Said => ({
  field: 'name',
  values: [writtenAs(sentence, from, to)],
})

/** "stage marketing o comunicazione". */
function isNextDepartment(sentence: Sentence, at: number): boolean {
  const said = sentence.readings[at - 2]?.said
  const isListed = isConnector(keyAt(sentence, at - 1)) && isJoined(sentence, at) && isJoined(sentence, at - 1)
  return isListed && said?.field === 'name' && said.values.length > 0
}

/** Where the words between a traineeship and what it is in begin: "stage (in ufficio) marketing". */
function trainingBefore(sentence: Sentence, at: number): number | undefined {
  let from = at
  while (at - from < 2 && isJoined(sentence, from) && offices.has(keyAt(sentence, from - 1))) from -= 1
  const said = sentence.readings[from - 1]?.said
  const isTraining =
    said?.field === 'contract' && said.values.some((value) => ['internship', 'apprenticeship'].includes(value))
  return isTraining && isJoined(sentence, from) ? from : undefined
}

/** "area finance". */
function areaBefore(sentence: Sentence, at: number, to: number): number | undefined {
  const isLast = !isJoined(sentence, to) || sentence.readings[to] !== undefined
  const isArea = isJoined(sentence, at) && areas.has(keyAt(sentence, at - 1)) && isFree(sentence)(at - 1)
  return isArea && isLast ? at - 1 : undefined
}

/** "marketing roles", before a break or what says where and how. */
const isJobs = (sentence: Sentence, at: number, to: number) =>
  isJoined(sentence, to) && after.has(keyAt(sentence, to)) && !isJoined(sentence, at)
