import type { SiteResult } from '../../src/visit/site-result.ts'
import { foldUrl, foldWords, setKey, withoutAccents } from './folding.ts'

type Position = SiteResult['positions'][number]

const minJaccard = 0.75
/** Equal titles are told apart by their address, then by their cities. */
const sameUrlBonus = 0.02
const sameCitiesBonus = 0.01

/** Pairs each expected position with at most one found, the likest titles first. */
export function matchPositions(expected: readonly Position[], found: readonly Position[]) {
  const expectedWords = expected.map((position) => titleWords(position.title))
  const foundWords = found.map((position) => titleWords(position.title))
  const candidates = expected.flatMap((e, expectedIndex) =>
    found.flatMap((f, foundIndex) => {
      const likeness = titleLikeness(expectedWords[expectedIndex] ?? new Set(), foundWords[foundIndex] ?? new Set())
      if (likeness === 0) return []
      const url = foldUrl(e.url) === foldUrl(f.url) ? sameUrlBonus : 0
      const cities = setKey(e.cities) === setKey(f.cities) ? sameCitiesBonus : 0
      return [{ e, f, score: likeness + url + cities }]
    }),
  )
  const pairs = new Map<Position, Position>()
  const taken = new Set<Position>()
  for (const { e, f } of candidates.sort((a, b) => b.score - a.score)) {
    if (pairs.has(e) || taken.has(f)) continue
    pairs.set(e, f)
    taken.add(f)
  }
  return {
    pairs: [...pairs],
    missed: expected.filter((position) => !pairs.has(position)),
    extra: found.filter((position) => !taken.has(position)),
  }
}

/** The words of a title without gender endings, "(m/f)" and reference codes. */
export function titleWords(title: string): Set<string> {
  const bare = withoutAccents(title)
    .replace(/\b(rif|ref|cod|codice|job id|id)\b[.:°\s#-]*[a-z]{0,4}[-/.]?\d[\w/.-]*/g, ' ')
    .replace(/\(?\b[mfhwdnx]\s*\/\s*[mfhwdnx](\s*\/\s*[mfhwdnx])?\b\)?/g, ' ')
    .replace(/(\p{L}{3,})\s?[/(*](a|e|o|i|ice|trice|rice|essa)\b\)?/gu, '$1 ')
  return new Set(foldWords(bare).split(' ').filter(Boolean))
}

/** Whether two titles count as the same. */
export const isSameTitle = (a: string, b: string): boolean => titleLikeness(titleWords(a), titleWords(b)) > 0

/** Half of the expected words, or a part of them and nothing else. */
export function shareTitleWords(expected: string, title: string): boolean {
  const [words, others] = [titleWords(expected), titleWords(title)]
  const common = [...words].filter((word) => others.has(word)).length
  return common > 0 && (common * 2 >= words.size || common === others.size)
}

/** Shared words over all words, or 0 where the titles differ by more than a word. */
function titleLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  const jaccard = common / (a.size + b.size - common || 1)
  const isWithin = common > 0 && common === Math.min(a.size, b.size) && Math.abs(a.size - b.size) <= 1
  return jaccard >= minJaccard || isWithin ? jaccard : 0
}
