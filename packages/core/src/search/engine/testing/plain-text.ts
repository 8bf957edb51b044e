import type { AnalysedText, IndexWords, Word } from './index-words.ts'

/** The analyzer that matches words in all forms, and the one that keeps them as written. */
export type TextRules = { readonly words: AnalysedText['analyzer']; readonly phrases: AnalysedText['analyzer'] }

export const titleRules: TextRules = { words: 'italian_title', phrases: 'italian_exact' }
export const nameRules: TextRules = { words: 'folded_words', phrases: 'folded_words' }

type Part =
  | { readonly kind: 'or' }
  | { readonly kind: 'word' | 'phrase'; readonly text: string; readonly minus: boolean }

const isQuote = (character: string | undefined) => character !== undefined && '"“”„‟«»'.includes(character)
const isSpace = (character: string) => character.trim() === ''
const saysSomething = (text: string) => /\p{L}|\p{N}/u.test(text)

/** Word by word, from left to right. A token without letter and digit is no word. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  const characters = [...text]
  let at = 0
  const take = (until: (character: string) => boolean): string => {
    let taken = ''
    for (let next = characters[at]; next !== undefined && !until(next); next = characters[at]) {
      taken += next
      at++
    }
    return taken
  }
  while (at < characters.length) {
    take((character) => !isSpace(character))
    const minuses = take((character) => character !== '-')
    if (isQuote(characters[at])) {
      at++
      const phrase = take(isQuote)
      at++
      if (saysSomething(phrase)) parts.push({ kind: 'phrase', text: phrase, minus: minuses !== '' })
      continue
    }
    const word = take((character) => isSpace(character) || isQuote(character))
    if (word === 'OR' && minuses === '') parts.push({ kind: 'or' })
    else if (saysSomething(word)) parts.push({ kind: 'word', text: word, minus: minuses !== '' })
  }
  return parts
}

/** The alternatives between the ORs, each with its words as one text and its phrases. */
function alternativesOf(parts: readonly Part[]): { words: string; phrases: string[] }[] {
  const alternatives: Part[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'or') alternatives.push([])
    else if (!part.minus) alternatives.at(-1)?.push(part)
  }
  const texts = (some: Part[], kind: 'word' | 'phrase') => some.flatMap((part) => (part.kind === kind ? part.text : []))
  return alternatives
    .filter((some) => some.length > 0)
    .map((some) => ({ words: texts(some, 'word').join(' '), phrases: texts(some, 'phrase') }))
}

const excludedOf = (parts: readonly Part[]) => parts.filter((part) => part.kind !== 'or').filter(({ minus }) => minus)

/** Whether a title or a name matches a text in the query syntax. */
export function meets(words: IndexWords, rules: TextRules, query: string): (stated: string) => boolean {
  const parts = partsOf(query)
  const excluded = excludedOf(parts)
  const alternatives = alternativesOf(parts)
  const asksWords = (text: string) => text !== '' && words.of(rules.words, text).length > 0
  const asksPhrase = (text: string) => words.of(rules.phrases, text).length > 0

  return (stated) => {
    const statedWords = words.of(rules.words, stated).map(({ word }) => word)
    const holdsWords = (text: string) => words.of(rules.words, text).every(({ word }) => statedWords.includes(word))
    const holdsPhrase = (text: string) => holdsInOrder(words.of(rules.phrases, stated), words.of(rules.phrases, text))
    if (excluded.some(({ kind, text }) => (kind === 'word' ? asksWords(text) && holdsWords(text) : holdsPhrase(text))))
      return false
    if (alternatives.length === 0) return excluded.length > 0
    return alternatives.some((alternative) => {
      // A word that analysis drops, such as an article, is ignored beside others; alone it matches nothing.
      const phrases = alternative.phrases.filter(asksPhrase)
      if (!asksWords(alternative.words)) return phrases.length > 0 && phrases.every(holdsPhrase)
      return holdsWords(alternative.words) && phrases.every(holdsPhrase)
    })
  }
}

/** Whether one of the values contains the words of a text, adjacent and in order. */
export function containsWords(words: IndexWords, query: string): (values: readonly string[]) => boolean {
  const wanted = words.of('folded_words', query)
  return (values) => values.some((value) => holdsInOrder(words.of('folded_words', value), wanted))
}

/** The texts to analyse before a text can be compared. */
export function analysedParts(rules: TextRules, query: string): AnalysedText[] {
  const parts = partsOf(query)
  return [
    ...alternativesOf(parts).flatMap(({ words }) => (words === '' ? [] : [{ analyzer: rules.words, text: words }])),
    ...parts.flatMap((part) =>
      part.kind === 'or' ? [] : [{ analyzer: rules[part.kind === 'word' ? 'words' : 'phrases'], text: part.text }],
    ),
  ]
}

function holdsInOrder(stated: readonly Word[], wanted: readonly Word[]): boolean {
  const [first] = wanted
  if (!first) return false
  const stands = (word: string, at: number) => stated.some((each) => each.at === at && each.word === word)
  return stated.some(
    ({ word, at }) => word === first.word && wanted.every((next) => stands(next.word, at + next.at - first.at)),
  )
}
