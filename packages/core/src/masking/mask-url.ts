import { decodePercent } from '@vedetta/crawler/decode-percent'
import { matchedSpans, type PersonMatcher } from './person-matcher.ts'

/** The address of a page, up to the part that names the person: `/team/anna-rossi` becomes `/team/`. */
export function maskUrl(url: string, matcher: PersonMatcher | null): string {
  if (matcher === null) return url
  const plain = decodePercent(url)
  const [first] = matchedSpans(plain, matcher).toSorted((a, b) => a.start - b.start)
  if (first === undefined) return url
  const kept = plain.slice(0, first.start)
  const end = Math.max(kept.lastIndexOf('/'), kept.indexOf('?'))
  return encodeURI(kept.slice(0, end + 1))
}
