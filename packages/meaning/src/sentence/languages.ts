import { matchPhrase, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, keyAt, mark, type Sentence } from './reading.ts'
import { languageNames, levelsAfter, levelsBefore } from './words/language-words.ts'

const names = phraseTable(
  Object.entries(languageNames).flatMap(([code, list]) => phrasesOf(list).map((name) => [name, code] as const)),
)
export const isLanguage = (key: string): boolean => names.values.has(key)
const after = phraseTable(phrasesOf(levelsAfter).map((phrase) => [phrase, true] as const))
const before = phraseTable(phrasesOf(levelsBefore).map((phrase) => [phrase, true] as const))

/** After these a nationality or a style is meant: "mercato tedesco", "cucina italiana". */
const nationalityNouns = wordSet(`
    mercato mercati clienti cliente area cucina gruppo multinazionale azienda aziende stile paese clientela casa
    company companies market clients group passaporto cittadinanza nazionalita
  `)
/** Before these a nationality is meant: "German market", "Italian restaurants". */
const nationalityAfter = wordSet(`
    market markets clients customers company companies cuisine food restaurant restaurants area passport citizen
    citizens group
  `)

export function readLanguages(sentence: Sentence): void {
  const { tokens } = sentence
  const free = isFree(sentence)
  for (let at = 0; at < tokens.length; at += 1) {
    const lead = free(at) ? matchPhrase(before, tokens, at, free) : undefined
    const named = nameAt(sentence, at) ?? (lead && leadNameAt(sentence, lead.to))
    if (!named || !free(at)) continue
    const tail = tokens[named.to]?.gap === 'break' ? undefined : matchPhrase(after, tokens, named.to, free)
    const to = tail ? (matchPhrase(after, tokens, tail.to, free)?.to ?? tail.to) : named.to
    const isLoose = lead === undefined && tail === undefined
    mark(
      sentence,
      at,
      to,
      { field: 'languages', values: [named.code] },
      { isSure: lead !== undefined && keyAt(sentence, at) !== 'con', isLoose },
    )
    at = to - 1
  }
}

function leadNameAt(sentence: Sentence, at: number): { code: string; to: number } | undefined {
  return nameAt(sentence, ['il', 'l', 'la', 'lo', 'in', 'di'].includes(keyAt(sentence, at)) ? at + 1 : at)
}

function nameAt(sentence: Sentence, at: number): { code: string; to: number } | undefined {
  const { tokens } = sentence
  const found = matchPhrase(names, tokens, at, isFree(sentence))
  if (!found) return undefined
  const isNationality =
    (tokens[at]?.gap !== 'break' && nationalityNouns.has(keyAt(sentence, at - 1))) ||
    (tokens[found.to]?.gap !== 'break' && nationalityAfter.has(keyAt(sentence, found.to)))
  return isNationality ? undefined : { code: found.value, to: found.to }
}
