/** The words of a title without gender endings, "(m/f)" and reference code. */
function wordsOf(title: string): Set<string> {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:rif|ref|cod|codice)\b[.:°\s#-]*[a-z]{0,4}[-/.]?\d[\w/.-]*/g, ' ')
    .replace(/\(?\b[mfwdx]\s*\/\s*[mfwdx](?:\s*\/\s*[mfwdx])?\b\)?/g, ' ')
    .replace(/(\p{L}{3,})\s?[/(*](?:a|e|o|i|ice|trice|rice|essa)\b\)?/gu, '$1 ')
  return new Set(
    plain
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
      .trim()
      .split(' ')
      .filter(Boolean),
  )
}

/** Uses the rule by which recorded sites are scored: three quarters of the words in common, or all but one. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  const jaccard = common / (a.size + b.size - common || 1)
  const isWithin = common > 0 && common === Math.min(a.size, b.size) && Math.abs(a.size - b.size) <= 1
  return jaccard >= 0.75 || isWithin ? jaccard : 0
}

/** Pairs expected with found titles, the most similar first, each used once. */
export function matchTitles<True extends { title: string }, Found extends { title: string }>(
  expected: readonly True[],
  found: readonly Found[],
): [True, Found][] {
  const words = found.map(({ title }) => wordsOf(title))
  const pairs = expected.flatMap((one) => {
    const own = wordsOf(one.title)
    return found.map((other, index) => ({ one, other, score: similarity(own, words[index] ?? new Set()) }))
  })
  const used = new Set<True | Found>()
  return pairs
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .flatMap(({ one, other }): [True, Found][] => {
      if (used.has(one) || used.has(other)) return []
      used.add(one).add(other)
      return [[one, other]]
    })
}
