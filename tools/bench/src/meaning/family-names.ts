import { trades } from '@vedetta/meaning/trades/trades'
import type { Method } from './occupation-scores.ts'
import { titleWords } from './title-terms.ts'

type Name = { readonly words: readonly string[]; readonly family: number }

const names: readonly Name[] = trades.flatMap(({ it, en }, family) =>
  [...it, ...en].map((name) => ({ words: titleWords(name), family })),
)
const namesByWord = Map.groupBy(
  names.flatMap((name) => [...new Set(name.words)].map((word) => ({ word, name }))),
  ({ word }) => word,
)

/** All names of the trade families that a title names by the most words; none if no family's name is in it. */
export function familyNames(title: string): string[] {
  const words = new Set(titleWords(title))
  const found = [...words]
    .flatMap((word) => namesByWord.get(word) ?? [])
    .map(({ name }) => name)
    .filter((name) => name.words.every((word) => words.has(word)))
  const most = Math.max(...found.map((name) => name.words.length))
  const families = new Set(found.filter((name) => name.words.length === most).map(({ family }) => family))
  return [...families].flatMap((family) => [...(trades[family]?.it ?? []), ...(trades[family]?.en ?? [])])
}

/** An occupation that only a related name finds scores half of what the title's own words would give. */
const relatedWeight = 0.5

export function withFamilies(method: Method): Method {
  return (title) => {
    const related = new Map<number, number>()
    for (const name of familyNames(title))
      for (const [occupation, score] of method(name))
        related.set(occupation, Math.max(related.get(occupation) ?? 0, score))
    const scores = new Map(method(title))
    for (const [occupation, score] of related)
      scores.set(occupation, (scores.get(occupation) ?? 0) + relatedWeight * score)
    return scores
  }
}
