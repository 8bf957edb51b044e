import { bestOfLabels, type Label, type Method } from './occupation-scores.ts'

type Posting = { readonly label: number; readonly times: number }

/** Labels by their terms (words, or runs of characters), ranked by BM25 or by the cosine of TF-IDF. */
export function termIndex(labels: readonly Label[], termsOf: (text: string) => string[]) {
  const counts = labels.map(({ text }) => countOf(termsOf(text)))
  const postings = new Map<string, Posting[]>()
  counts.forEach((terms, label) => {
    for (const [term, times] of terms) {
      const list = postings.get(term)
      if (list) list.push({ label, times })
      else postings.set(term, [{ label, times }])
    }
  })
  const rarity = (term: string) => {
    const holding = postings.get(term)?.length ?? 0
    return Math.log(1 + (labels.length - holding + 0.5) / (holding + 0.5))
  }
  const lengths = counts.map((terms) => terms.values().reduce((sum, times) => sum + times, 0))
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, labels.length)
  const norms = counts.map((terms) => Math.hypot(...[...terms].map(([term, times]) => tf(times) * rarity(term))))

  function summed(title: string, score: (term: { inTitle: number; rarity: number }, posting: Posting) => number) {
    const sums = new Map<number, number>()
    for (const [term, inTitle] of countOf(termsOf(title))) {
      const known = { inTitle, rarity: rarity(term) }
      for (const posting of postings.get(term) ?? [])
        sums.set(posting.label, (sums.get(posting.label) ?? 0) + score(known, posting))
    }
    return bestOfLabels(labels, sums)
  }

  const bm25: Method = (title) =>
    summed(title, (term, { label, times }) => {
      const length = (lengths[label] ?? 0) / meanLength
      return (term.rarity * times * (saturation + 1)) / (times + saturation * (1 - byLength + byLength * length))
    })
  const cosine: Method = (title) =>
    summed(title, (term, { label, times }) => (tf(term.inTitle) * tf(times) * term.rarity ** 2) / (norms[label] || 1))
  return { bm25, cosine }
}

// The constants of BM25 as every engine has them.
const saturation = 1.2
const byLength = 0.75

const tf = (times: number) => 1 + Math.log(times)

function countOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
