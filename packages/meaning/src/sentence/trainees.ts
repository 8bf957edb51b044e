import { keyAt, mark, type Reading, readingsOf, type Sentence, unmark } from './reading.ts'

const apprentice = /^(?:apprendist[aie]|apprentices?)$/
const intern = /^(?:stagist[aie]|tirocinant[ei]|interns?|trainees?)$/

/** "stagista contabile", "niente apprendisti": who learns is a contract, and what is left of the role its name. */
export function readTrainees(sentence: Sentence): void {
  for (const reading of readingsOf(sentence)) {
    if (reading.said.field !== 'name') continue
    const [first, last] = [reading.from, reading.to - 1]
    const at = [first, last].find((index) => contractOf(keyAt(sentence, index)) !== undefined)
    if (at !== undefined) split(sentence, reading, at)
  }
}

function contractOf(key: string): 'apprenticeship' | 'internship' | undefined {
  if (apprentice.test(key)) return 'apprenticeship'
  return intern.test(key) ? 'internship' : undefined
}

function split(sentence: Sentence, reading: Reading, at: number): void {
  const { said, isSure, isGuess } = reading
  const name = said.field === 'name' ? (said.values[0] ?? '') : ''
  const rest = name.replace(at === reading.from ? /^\S+\s*(?:(?:in|nel|nella|di)\s+)?/ : /\s*\S+$/, '')
  unmark(sentence, reading)
  if (rest !== '') {
    const [from, to] = at === reading.from ? [at + 1, reading.to] : [reading.from, at]
    mark(sentence, from, to, { field: 'name', values: [rest] }, { isSure, isGuess })
  }
  mark(sentence, at, at + 1, { field: 'contract', values: [contractOf(keyAt(sentence, at)) ?? ''] }, { isSure })
}
