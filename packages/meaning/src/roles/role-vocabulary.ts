import { nameKey } from '@vedetta/reference/name-key'
import { type KnownWords, knownWords } from './mend-words.ts'

/** A name of a role, and the number of open positions that have it as their title. */
export type RoleName = { readonly text: string; readonly positions: number }

export type RoleVocabulary = {
  /** Names that begin with the typed words, or hold words that do, the likeliest first. */
  startingWith(typed: string, most: number): string[]
  /** Texts that the typed one may have been meant to be; none if every word is known. */
  mended(typed: string, most: number): string[]
}

type Entry = { readonly text: string; readonly key: string; readonly words: readonly string[]; readonly rank: number }

/** Of several names that differ in case and accents the first stays, as the text to show. */
export function roleVocabulary(names: Iterable<RoleName>): RoleVocabulary {
  const entries = entriesOf(names)
  const words = knownWords(countWords(entries.values()))
  const byWord = [...entries.values()]
    .flatMap((entry) => entry.words.map((word) => ({ word, entry })))
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))

  function holding(prefix: string): Entry[] {
    const found: Entry[] = []
    for (let at = firstFrom(byWord, prefix); byWord[at]?.word.startsWith(prefix); at += 1) {
      const { entry } = byWord[at] as (typeof byWord)[number]
      found.push(entry)
    }
    return found
  }

  function startingWith(typed: string, most: number): string[] {
    const key = nameKey(typed)
    const [longest, ...others] = key.split(' ').toSorted((one, other) => other.length - one.length)
    if (!longest) return []
    const found = holding(longest).filter((entry) =>
      others.every((part) => entry.words.some((word) => word.startsWith(part))),
    )
    return [...new Set(found)]
      .map((entry) => ({ entry, rank: entry.rank + (entry.key.startsWith(key) ? startBonus : 0) }))
      .toSorted((one, other) => other.rank - one.rank || one.entry.key.length - other.entry.key.length)
      .slice(0, most)
      .map(({ entry }) => entry.text)
  }

  return { startingWith, mended: (typed, most) => mendedTexts(words, nameKey(typed).split(' '), most) }
}

/** Names that begin as typed come before names that hold the words further on, unless these are a hundred times commoner. */
const startBonus = 2

function entriesOf(names: Iterable<RoleName>): Map<string, Entry & { positions: number }> {
  const entries = new Map<string, Entry & { positions: number }>()
  for (const { text, positions } of names) {
    const key = nameKey(text)
    if (key === '') continue
    const known = entries.get(key)
    const sum = positions + (known?.positions ?? 0)
    entries.set(key, {
      text: known?.text ?? text,
      key,
      words: known?.words ?? key.split(' '),
      positions: sum,
      rank: Math.log10(1 + sum),
    })
  }
  return entries
}

function countWords(entries: Iterable<Entry & { positions: number }>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { words, positions } of entries)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + positions)
  return counts
}

/** The index of the first word that is not before `prefix`. */
function firstFrom(sorted: readonly { word: string }[], prefix: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.word ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

/** Every unknown word is replaced by what it may mean; an unknown word that means nothing leaves nothing to say. */
function mendedTexts(words: KnownWords, typed: readonly string[], most: number): string[] {
  const choices = typed.map((word) => {
    const meant = words.mend(word, most)
    return meant.length > 0 ? meant : [word]
  })
  const isChanged = choices.some(([first], place) => first !== typed[place])
  if (!isChanged) return []
  const best = choices.map(([first]) => first)
  // The likeliest of all, then each other choice of one word.
  const others = choices.flatMap((meant, place) => meant.slice(1).map((word) => best.with(place, word)))
  return [best, ...others].slice(0, most).map((text) => text.join(' '))
}
