/** A range of whole numbers that holds about as many values as the other bands. */
export type Band = { from: number; to: number }

/** Splits the positive values into at most `maxBands` bands; equal values stay together, and no band is empty. */
export function bandsOf(values: readonly number[], maxBands: number): Band[] {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const starts = Array.from({ length: maxBands }, (_, index) => sorted[Math.floor((index * sorted.length) / maxBands)])
  const distinct = [...new Set(starts)].filter((start) => start !== undefined)
  return distinct.map((from, index) => {
    const next = distinct[index + 1] ?? Number.POSITIVE_INFINITY
    return { from, to: sorted.findLast((value) => value < next) ?? from }
  })
}

/** The number of a value's band, from 1; 0 for a value in none. */
export function levelOf(value: number, bands: readonly Band[]): number {
  return bands.filter(({ from }) => from <= value).length
}
