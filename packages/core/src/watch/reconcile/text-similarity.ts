import { foldWords } from '@vedetta/crawler/find/fold-words'

/** Pairs of adjacent words, which survive additions to a text. */
export type Shingles = ReadonlySet<string>

/** Fewer are too little to distinguish one advert from another. */
const minShingles = 8

/** Null for a text too short to compare. */
export function shinglesOf(text: string): Shingles | null {
  const words = foldWords(text).trim().split(' ')
  const shingles = new Set<string>()
  for (let index = 1; index < words.length; index++) shingles.add(`${words[index - 1]} ${words[index]}`)
  return shingles.size < minShingles ? null : shingles
}

/** The share of the shorter text that the other one contains, from 0 to 1. */
export function overlap(one: Shingles, other: Shingles): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const shingle of fewer) if (more.has(shingle)) shared++
  return shared / fewer.size
}

const ranks = new Set('junior senior stag stagist tirocin apprendist responsabil direttor manager capo'.split(' '))

/** The words of a title for comparing: "impiegata" and "impiegato" share a stem. */
export function titleStems(titleKey: string): string[] {
  const stems = titleKey.split(' ').map((word) => (word.length > 4 ? word.replace(/[aeiou]+$/, '') : word))
  return [...new Set(stems.filter((stem) => stem.length > 1))]
}

const similarShare = 0.6

/** One title contains all words of the other, or they share most; not if they state different ranks. */
export function shareStems(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((stem) => other.includes(stem)).length
  if (shared === 0) return false
  if (shared < Math.min(one.length, other.length) && (2 * shared) / (one.length + other.length) < similarShare)
    return false
  const [own, others] = [one, other].map((stems) => stems.filter((stem) => ranks.has(stem))) as [string[], string[]]
  return own.length === 0 || others.length === 0 || own.some((rank) => others.includes(rank))
}

/** All words of one title are in the other. */
export function isOneInOther(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one]
  return fewer.length > 0 && fewer.every((stem) => more.includes(stem))
}
