/** The discounted gain of the first `depth` grades, beside that of the best order of all grades there are. */
export function ndcg(grades: readonly number[], all: readonly number[], depth: number): number {
  const best = gain(
    all.toSorted((one, other) => other - one),
    depth,
  )
  return best === 0 ? 0 : gain(grades, depth) / best
}

function gain(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** The part of the first `depth` places with a title worth a look. */
export function precision(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).filter((grade) => grade >= 2).length / depth
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length
