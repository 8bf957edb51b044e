import { halfOf, measureMasking, readLabelledLines } from '@vedetta/core/masking/testing/measure-masking'

/** Prints how many personal contacts are masked and how many general ones are not spared, on each half of the lines. */
export function benchMasking(): void {
  const lines = readLabelledLines()
  for (const half of ['tuned', 'heldOut'] as const) {
    const figures = measureMasking(lines.filter((line) => halfOf(line) === half))
    const { personalMasked, generalMasked } = figures
    console.log(
      `${half}: ${figures.lines} lines; personal masked ${personalMasked.toFixed(4)}, general masked ${generalMasked.toFixed(4)}`,
    )
    for (const [kind, { masked, of }] of Object.entries(figures.byKind)) console.log(`  ${kind}: ${masked} of ${of}`)
  }
}
