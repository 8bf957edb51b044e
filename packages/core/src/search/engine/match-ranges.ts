/**
 * The marks that the engine puts around a match: private-use characters, which pages do not contain; one that does only
 * loses its highlights.
 */
export const matchStart = '\u{E000}'
export const matchEnd = '\u{E001}'

/** From and to, in characters. */
export type MatchRange = [from: number, to: number]

/** The marked ranges of a text, from its marked copies: in order, with touching or overlapping ones merged. */
export function matchRanges(text: string, marked: readonly string[]): MatchRange[] {
  const ranges = marked.flatMap((copy) => rangesOf(text, copy)).sort(([a], [b]) => a - b)
  const joined: MatchRange[] = []
  for (const [from, to] of ranges) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

function rangesOf(text: string, marked: string): MatchRange[] {
  const ranges: MatchRange[] = []
  let plain = ''
  for (const [at, part] of marked.split(matchStart).entries()) {
    if (at === 0) {
      plain = part
      continue
    }
    const [match = '', rest = ''] = part.split(matchEnd)
    if (match !== '') ranges.push([plain.length, plain.length + match.length])
    plain += match + rest
  }
  return plain === text ? ranges : []
}
