import { roleWords } from '../families/fold-role.ts'
import type { TradeFamily } from '../trades/read-trades.ts'

/** A trade that a title names. */
export type Occupation = {
  readonly trade: string
  /** The unit group of ISCO-08. */
  readonly isco: string
  /** The share of the title that it explains: 1 is all of it. */
  readonly score: number
}

const maxOccupations = 3

/** The likeliest occupations of a title, the best first. */
export type OccupationsOf = (title: string) => Occupation[]

/** A name that stands later says more often for whom one works: "assistente del direttore generale". */
const laterShare = 0.7

/** Longer titles are sentences: their further words are not read. */
const maxTitleWords = 20

export function createOccupationsOf(
  families: readonly Pick<TradeFamily, 'id' | 'isco' | 'it' | 'en'>[],
): OccupationsOf {
  const byName = new Map<string, Pick<TradeFamily, 'id' | 'isco'>[]>()
  let maxWords = 1
  for (const { id, isco, it, en } of families)
    for (const name of [...it, ...en]) {
      const words = wordsOf(name)
      const key = words.join(' ')
      const known = byName.get(key) ?? []
      if (key !== '' && !known.some((other) => other.id === id)) byName.set(key, [...known, { id, isco }])
      maxWords = Math.max(maxWords, words.length)
    }

  return (title) => {
    const words = wordsOf(title).slice(0, maxTitleWords)
    const best = new Map<string, Occupation>()
    for (let from = 0; from < words.length; from += 1)
      for (let to = Math.min(words.length, from + maxWords); to > from; to -= 1) {
        const score = ((to - from) / words.length) * (from === 0 ? 1 : laterShare)
        const named = byName.get(words.slice(from, to).join(' ')) ?? []
        for (const { id, isco } of named)
          if (score > (best.get(id)?.score ?? 0))
            best.set(id, { trade: id, isco, score: Math.round(score * 100) / 100 })
        // The words of a longer name say nothing apart from it.
        if (named.length > 0) break
      }
    return [...best.values()].toSorted((one, other) => other.score - one.score).slice(0, maxOccupations)
  }
}

const marksOfSexes = new Set('m f h n mf fm'.split(' '))

/** The words that name a job, without number and gender. */
const wordsOf = (text: string): string[] =>
  roleWords(text)
    .filter(({ word }) => !marksOfSexes.has(word))
    .map(({ stem }) => stem)
