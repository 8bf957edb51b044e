import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typingCost } from './typing-cost.ts'

test.each([
  ['saldatoe', 'saldatore', 1],
  ['saldatorre', 'saldatore', 0.5],
  ['asldatore', 'saldatore', 1],
  ['sladatore', 'saldatore', 0.7],
  ['saldatote', 'saldatore', 0.7],
  ['saldetore', 'saldatore', 0.8],
  ['saldapore', 'saldatore', 1],
])('typing %s for %s costs %f', (typed, meant, cost) => {
  expect(typingCost(typed, meant, 2)).toBeCloseTo(cost)
})

test('beyond the limit the cost is infinite', () => {
  expect(typingCost('salaore', 'saldatore', 1)).toBe(Number.POSITIVE_INFINITY)
  expect(typingCost('cuoco', 'saldatore', 2)).toBe(Number.POSITIVE_INFINITY)
})

const word = fc.string({ unit: fc.constantFrom(...'aeiodrst'), minLength: 1, maxLength: 10 })

test('only the same word costs nothing', () => {
  fc.assert(fc.property(word, word, (one, other) => (typingCost(one, other, 20) === 0) === (one === other)))
})

test('a word with one error is within one', () => {
  const at = (text: string, place: number) => place % text.length
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...'aeiodrst'), (meant, place, letter) => {
      const i = at(meant, place)
      for (const typed of [meant.slice(0, i) + meant.slice(i + 1), meant.slice(0, i) + letter + meant.slice(i)])
        expect(typingCost(typed, meant, 1)).toBeLessThanOrEqual(1.3)
    }),
  )
})
