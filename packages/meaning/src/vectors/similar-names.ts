import { LRUCache } from 'lru-cache'
import { similarities } from './similarities.ts'
import type { TitleEncoder } from './title-encoder.ts'
import { maxCharacters } from './title-features.ts'

type SimilarName = {
  readonly text: string
  /** From 0 to 1. */
  readonly weight: number
}

/** The names most like a text, the nearest first, ten at most. */
export type SimilarNames = (text: string, most: number) => SimilarName[]

/** Their vectors take 26 MB. The trades have 8,700. */
const maxNames = 40_000
/** Of Italian names held out for such choices, 91 % have a name as near, and 91 % of those are of the same group of occupations. */
export const minSimilarity = 0.75

/** A search is settled several times, and each look at all names costs a millisecond or more. */
const maxRemembered = 5_000
const maxFound = 10

/** Keeps the vectors of names in memory; names beyond the maximum are not found. */
export function similarNames(encoder: TitleEncoder, names: Iterable<string>): SimilarNames {
  const kept = Iterator.from(names).take(maxNames).toArray()
  const similar = similarities(kept, encoder.encode)
  const remembered = new LRUCache<string, SimilarName[]>({ max: maxRemembered })

  function found(text: string): SimilarName[] {
    return [...(similar(text)?.entries() ?? [])]
      .filter(([, weight]) => weight >= minSimilarity)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, maxFound)
      .map(([place, weight]) => ({ text: kept[place] as string, weight: Math.min(1, weight) }))
  }

  return (text, most) => {
    const key = text.slice(0, maxCharacters)
    const known = remembered.get(key) ?? found(key)
    remembered.set(key, known)
    return known.slice(0, most)
  }
}
