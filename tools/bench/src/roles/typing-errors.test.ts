import { expect, test } from 'vitest'
import { seededRandom } from '../harness/seeded-random.ts'
import { misspelt } from './typing-errors.ts'

test('misspelt words have one error, or two from eight letters on, and are never right', () => {
  const random = seededRandom(1)
  const drawn = Array.from({ length: 2000 }, (_, n) => ['cuoco', 'saldatore'][n % 2] ?? '').map((word) => ({
    word,
    ...misspelt(word, random),
  }))
  expect(drawn.filter(({ word, typed }) => typed === word)).toEqual([])
  expect(new Set(drawn.map(({ word, errors }) => `${word} ${errors}`))).toEqual(
    new Set(['cuoco 1', 'saldatore 1', 'saldatore 2']),
  )
  const lengths = drawn.map(({ word, typed }) => typed.length - word.length)
  expect(new Set(lengths)).toEqual(new Set([-2, -1, 0, 1, 2]))
})
