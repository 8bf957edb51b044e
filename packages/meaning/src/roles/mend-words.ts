import { typingCost } from './typing-cost.ts'

/** Words that titles and trades hold, each with how often. */
export type KnownWords = {
  isKnown(word: string): boolean
  /** The likeliest words that an unknown one was meant to be; none for a known or short one. */
  mend(word: string, most?: number): string[]
}

const shortest = 4
/** Typed words this long may hold two errors: one of eight letters lost one of them. */
const longWord = 7

/** `counts` has folded words (lower case, no accents). A word is also known in another number or gender. */
export function knownWords(counts: ReadonlyMap<string, number>): KnownWords {
  const words = [...counts.keys()].filter(({ length }) => length >= shortest)
  const byLength = Map.groupBy(
    words.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => word.length,
  )
  const stems = new Set(words.flatMap(stemsOf))
  const isKnown = (word: string) =>
    counts.has(word) || stemsOf(word).some((stem) => stems.has(stem)) || (word.endsWith('i') && stems.has(word))

  function mend(word: string, most = 3): string[] {
    if (word.length < shortest || /\d/.test(word) || isKnown(word)) return []
    const limit = word.length >= longWord ? 2 : 1
    const letters = lettersOf(word)
    const near: { meant: string; cost: number }[] = []
    for (let length = word.length - limit; length <= word.length + limit; length += 1)
      for (const known of byLength.get(length) ?? []) {
        if (bitsOf(letters ^ known.letters) > 2 * limit) continue
        const cost = typingCost(word, known.word, limit)
        if (cost < Number.POSITIVE_INFINITY)
          near.push({ meant: known.word, cost: cost - frequencyBonus(counts.get(known.word) ?? 0) })
      }
    return near
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, most)
      .map(({ meant }) => meant)
  }

  return { isKnown, mend }
}

/** Among words equally near, the commoner one is meant. */
const frequencyBonus = (count: number) => Math.log10(1 + count) / 10

/**
 * Gender and number aside: "saldatori" is no misspelt "saldatore". A word without an ending may have lost it, unless it ends in the
 * i of "bancari". "Saldatrici" are of "saldatore", "psichiatrici" are not of "-tore".
 */
function stemsOf(word: string): string[] {
  if (word.length < 5 || !/[aeios]$/.test(word)) return []
  return [...new Set([word, word.replace(/tric[ei]$/, 'tore')])].map((form) => form.replace(/(?:h?[ei]|[oa]|s)$/, ''))
}

/** One bit a letter: an error changes at most two of them. */
function lettersOf(word: string): number {
  let letters = 0
  for (const letter of word) letters |= 1 << ((letter.charCodeAt(0) - 97) & 31)
  return letters
}

function bitsOf(letters: number): number {
  let [rest, bits] = [letters, 0]
  for (; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}
