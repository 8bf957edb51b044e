import type { TradeFamily } from '../trades/read-trades.ts'
import { phraseKey, wordSet } from './phrases.ts'
import { isFree, mark, type Reading, type Sentence } from './reading.ts'

/** Names of trades of several words in a language, by the stems of their words. */
type Titles = { readonly stems: ReadonlySet<string>; readonly maxWords: number }

export type RoleTitles = Readonly<Record<'it' | 'en', Titles>>

/** Words with a field of their own, also where they stand in a name. */
const ownFields = wordSet('junior senior apprendista stagista tirocinante neolaureato trainee settore patente')

/** `isNoun`: a role by itself; `isSector`: a sector by itself. */
export function titlesOf(
  families: readonly Pick<TradeFamily, 'it' | 'en'>[],
  known: Readonly<Record<'isNoun' | 'isSector', (word: string) => boolean>>,
): RoleTitles {
  const namesIn = (language: 'it' | 'en') => families.flatMap((family) => family[language])
  return { it: titlesIn(namesIn('it'), stemOf, known), en: titlesIn(namesIn('en'), englishStem, known) }
}

function titlesIn(
  names: readonly string[],
  stem: (key: string) => string,
  { isNoun, isSector }: Parameters<typeof titlesOf>[1],
): Titles {
  const stems = new Set<string>()
  let maxWords = 1
  for (const name of names) {
    const words = phraseKey(name).split(' ')
    const [first = '', before = '', last = ''] = [words[0], words.at(-2), words.at(-1)]
    // "trader energia" is a trader of that sector, "autista c" a driver with that licence.
    const isCompleted = (isSector(last) || last.length < 3) && (isNoun(first) || isNoun(before))
    if (words.length < 2 || words.some((word) => ownFields.has(word)) || isCompleted) continue
    stems.add(words.map(stem).join(' '))
    maxWords = Math.max(maxWords, words.length)
  }
  return { stems, maxWords }
}

/** Without number and gender: "impiegate amministrative" is found as "impiegato amministrativo". */
const stemOf = (key: string) => (key.length > 4 ? key.replace(/[aeios]$/, '') : key)

const englishStem = (key: string) => (key.length > 3 ? key.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : key)

/** Keeps the words of a trade's name together until roles are read: "stage rigger" says no contract. */
export function reserveTitles(sentence: Sentence, { titles }: { readonly titles: RoleTitles }): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const italian = titleEnd(sentence, at, titles.it, stemOf)
    const english = titleEnd(sentence, at, titles.en, englishStem)
    const to = english === undefined || (italian ?? 0) > english ? italian : english
    if (to === undefined) continue
    mark(sentence, at, to, { field: 'name', values: [] }, { isSure: false, isLoose: true })
    at = to - 1
  }
}

export const isReservedTitle = ({ said }: Reading) => said.field === 'name' && said.values.length === 0

function titleEnd(
  sentence: Sentence,
  at: number,
  { stems, maxWords }: Titles,
  stem: (key: string) => string,
): number | undefined {
  let end: number | undefined
  let key = ''
  for (let to = at; to < sentence.tokens.length && to < at + maxWords && isFree(sentence)(to); to += 1) {
    const token = sentence.tokens[to]
    if (!token || (to > at && (token.gap === 'break' || token.marks.includes('/')))) break
    key = to === at ? stem(token.key) : `${key} ${stem(token.key)}`
    if (stems.has(key)) end = to + 1
  }
  return end
}
