import { abbreviationsInAdverts } from '../lexicon/abbreviations.ts'
import { allMatches } from './all-matches.ts'
import { monthName } from './dates.ts'
import { sameLengthFold } from './same-length-fold.ts'

const abbreviations = new Set(abbreviationsInAdverts)
/** No abbreviation is longer. */
const maxWord = 20
const maxSentences = 80

/** The sentences of a line, unchanged. Semicolons separate them too. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of allMatches(/[.;!?…]+(?=\s)/g, line)) {
    if (sentences.length >= maxSentences) break
    const next = line.slice(end.index + end[0].length).trimStart()
    if (end[0] === '.' && !endsSentence(line.slice(start, end.index), next)) continue
    push(sentences, line.slice(start, end.index + end[0].length))
    start = end.index + end[0].length
  }
  push(sentences, line.slice(start))
  return sentences
}

function push(sentences: string[], sentence: string): void {
  const trimmed = sentence.trim()
  if (/[\p{L}\p{N}]/u.test(trimmed)) sentences.push(trimmed)
}

/** "3. November": a German day. */
const month = new RegExp(String.raw`^${monthName}\b`, 'i')

function endsSentence(before: string, next: string): boolean {
  if (/(?:^|\D)\d{1,2}$/.test(before.slice(-3)) && month.test(sameLengthFold(next.slice(0, maxWord)))) return false
  if (!/^[\p{Lu}\p{N}"“«(]/u.test(next)) return false
  const word = /[\p{L}.]+$/u.exec(before.slice(-maxWord))?.[0].toLowerCase() ?? ''
  return !abbreviations.has(word) && !/^\p{L}$/u.test(word)
}
