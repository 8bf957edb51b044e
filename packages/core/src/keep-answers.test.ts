import { expect, test } from 'vitest'
import { keepAnswers } from './keep-answers.ts'

let now = 0
const clock = () => new Date(now)
const counting = () => {
  let made = 0
  return async () => ++made
}

test('is worked out once for as long as it is kept', async () => {
  now = 0
  const [keep, make] = [keepAnswers<number>(clock, { ms: 1000, max: 5 }), counting()]
  expect(await Promise.all([keep('a', make), keep('a', make)])).toEqual([1, 1])
  now = 999
  expect(await keep('a', make)).toBe(1)
  now = 1000
  expect(await keep('a', make)).toBe(2)
})

test('that failed is tried again by the next', async () => {
  now = 0
  const keep = keepAnswers<number>(clock, { ms: 1000, max: 5 })
  await expect(keep('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keep('a', async () => 1)).toBe(1)
})

test('the oldest go when there are too many', async () => {
  now = 0
  const [keep, make] = [keepAnswers<number>(clock, { ms: 1000, max: 2 }), counting()]
  for (const question of ['a', 'b', 'c']) await keep(question, make)
  expect(await keep('b', make)).toBe(2)
  expect(await keep('a', make)).toBe(4)
})
