/** A range of whole numbers with as many of the values as the others, or nearly. */
export type Band = { from: number; to: number }

/** Parts what is more than nothing into at most so many bands, each of values that are there; equal ones stay together. */
export function bandsOf(values: readonly number[], maxBands: number): Band[] {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const starts = Array.from({ length: maxBands }, (_, index) => sorted[Math.floor((index * sorted.length) / maxBands)])
  const distinct = [...new Set(starts)].filter((start) => start !== undefined)
  return distinct.map((from, index) => {
    const next = distinct[index + 1] ?? Number.POSITIVE_INFINITY
    return { from, to: sorted.findLast((value) => value < next) ?? from }
  })
}

/** Of which band a value is, from 1; 0 is of none. */
export function levelOf(value: number, bands: readonly Band[]): number {
  return bands.filter(({ from }) => from <= value).length
}
