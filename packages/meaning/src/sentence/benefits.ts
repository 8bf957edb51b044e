import { phrasesOf, phraseTable } from './phrases.ts'
import { markPhrases, type Said, type Sentence, writtenAs } from './reading.ts'
import { benefitNames, unsureBenefits } from './words/benefit-words.ts'

const table = (list: readonly string[]) => phraseTable(list.map((name) => [name, true] as const))
const unsure = new Set(phrasesOf(unsureBenefits))
const sureNames = table(phrasesOf(benefitNames).filter((name) => !unsure.has(name)))
const unsureNames = table([...unsure])

export function readBenefits(sentence: Sentence): void {
  const said = (_: true, from: number, to: number): Said => ({
    field: 'benefits',
    values: [writtenAs(sentence, from, to)],
  })
  markPhrases(sentence, sureNames, said)
  markPhrases(sentence, unsureNames, said, { isSure: false, isLoose: true })
}
