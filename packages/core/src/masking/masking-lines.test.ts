import { expect, it } from 'vitest'
import { halfOf, measureMasking, readLabelledLines } from './testing/measure-masking.ts'

const lines = readLabelledLines()
const halves = { tuned: lines.filter((line) => halfOf(line) === 'tuned') }

it.each(Object.entries(halves))('masking covers people and spares offices on the %s lines', (_, half) => {
  const { personalMasked, generalMasked } = measureMasking(half)
  expect({ personalMasked, generalMasked }).toEqual({
    personalMasked: expect.toSatisfy((share: number) => share >= 0.98),
    generalMasked: expect.toSatisfy((share: number) => share <= 0.02),
  })
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
