export type Label = { readonly text: string; readonly occupation: number }

/** A score for each occupation that has one at all. */
export type OccupationScores = ReadonlyMap<number, number>

/** A way to find the occupation of a title. */
export type Method = (title: string) => OccupationScores

/** The score of an occupation is that of its best label. */
export function bestOfLabels(labels: readonly Label[], scores: Iterable<readonly [number, number]>): OccupationScores {
  const best = new Map<number, number>()
  for (const [label, score] of scores) {
    const occupation = labels[label]?.occupation
    if (occupation !== undefined && score > (best.get(occupation) ?? 0)) best.set(occupation, score)
  }
  return best
}

/** The constant of reciprocal rank fusion, as its authors chose it. */
const flattening = 60
const fusedRanks = 200

/** Fuses methods by reciprocal rank: each gives an occupation its weight / (60 + rank). */
export function fused(methods: readonly { readonly method: Method; readonly weight: number }[]): Method {
  return (title) => {
    const sums = new Map<number, number>()
    for (const { method, weight } of methods)
      ranked(method(title))
        .slice(0, fusedRanks)
        .forEach((occupation, place) => {
          sums.set(occupation, (sums.get(occupation) ?? 0) + weight / (flattening + 1 + place))
        })
    return sums
  }
}

/** The best first; equal ones in the order of the occupations, which says nothing of them. */
export function ranked(scores: OccupationScores): number[] {
  return [...scores]
    .toSorted(([one, more], [other, less]) => less - more || one - other)
    .map(([occupation]) => occupation)
}
