import { expect, it } from 'vitest'
import { halfOf, measureMasking, readLabelledLines } from './testing/measure-masking.ts'

const lines = readLabelledLines()

it('masking covers people and spares offices on the lines it was tuned on', () => {
  const { personalMasked, generalMasked } = measureMasking(lines.filter((line) => halfOf(line) === 'tuned'))
  expect(personalMasked).toBeGreaterThanOrEqual(0.98)
  expect(generalMasked).toBeLessThanOrEqual(0.02)
})

// The aim is 0.98 and 0.02 here too. Until it is reached, the figures may not get worse.
it('masking gets no worse on the lines it was not tuned on', () => {
  const { personalMasked, generalMasked } = measureMasking(lines.filter((line) => halfOf(line) === 'heldOut'))
  expect(personalMasked).toBeGreaterThanOrEqual(0.93)
  expect(generalMasked).toBeLessThanOrEqual(0.09)
})

it('masking takes linear time on hostile texts', () => {
  const texts = ['a.'.repeat(10_000), 'Anna Rossi '.repeat(1_800), '3 '.repeat(10_000), 'contattare '.repeat(1_800)]
  for (const text of texts) {
    const began = performance.now()
    measureMasking([
      { id: 0, text: `${text} 333 1234567 a@b.it`, spans: [{ start: 0, end: 4, kind: 'person_name_apart', text: '' }] },
    ])
    expect(performance.now() - began).toBeLessThan(1_000)
  }
})
