import { measureMasking, readLabelledLines } from '@vedetta/core/privacy/masking/testing/measure-masking'

/** Prints how many personal contacts are masked and how many general ones are not spared, on the lines that the rules were tuned on and on the others. */
export function benchMasking(): void {
  for (const set of ['tuned', 'heldOut'] as const) {
    const figures = measureMasking(readLabelledLines(set))
    const { personalMasked, generalMasked } = figures
    console.log(
      `${set}: ${figures.lines} lines; personal masked ${personalMasked.toFixed(4)}, general masked ${generalMasked.toFixed(4)}`,
    )
    for (const [kind, { masked, of }] of Object.entries(figures.byKind)) console.log(`  ${kind}: ${masked} of ${of}`)
  }
}
