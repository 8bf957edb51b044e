import { expect, test } from 'vitest'
import { amountAt, rangeAt } from './numbers.ts'
import { sentenceOf } from './reading.ts'

test.each([
  ['30.000', 30_000],
  ['30k', 30_000],
  ['27mila', 27_000],
  ['1,5 mln', 1_500_000],
  ['2 miliardi', 2e9],
  ['uno', 1],
])('%s is %i', (text, value) => {
  expect(amountAt(sentenceOf(text), 0)?.value).toBe(value)
})

test.each([
  ['almeno 3', { from: 3 }],
  ['max 50', { to: 50 }],
  ['da 2 a 5', { from: 2, to: 5 }],
  ['tra 5 e 20', { from: 5, to: 20 }],
  ['3-6', { from: 3, to: 6 }],
  ['3 to 6', { from: 3, to: 6 }],
  ['30-35k', { from: 30_000, to: 35_000 }],
  ['50k in su', { from: 50_000 }],
  ['5+', { from: 5 }],
  ['5', { from: 5 }],
  ['no more than 8', { to: 8 }],
])('%s is a range', (text, range) => {
  expect(rangeAt(sentenceOf(text), 0, () => false)?.range).toEqual(range)
})

test('a unit may stand before the closing words', () => {
  const found = rangeAt(sentenceOf('5 anni almeno'), 0, (key) => key === 'anni')
  expect(found).toMatchObject({ range: { from: 5 }, hasUnit: true, to: 3 })
})
