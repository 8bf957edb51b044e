import { expect, test } from 'vitest'
import { gradeOf, type Judgement } from './judged-titles.ts'
import { ndcg, precision } from './ranking.ts'

test('the best order has all the gain, and a later good title has less', () => {
  expect(ndcg([3, 2, 0], [0, 2, 3], 20)).toBe(1)
  expect(ndcg([0, 2, 3], [0, 2, 3], 20)).toBeCloseTo((3 / Math.log2(3) + 7 / 2) / (7 + 3 / Math.log2(3)))
  expect(ndcg([], [3], 20)).toBe(0)
})

test('only the first places count', () => {
  expect(ndcg([0, 3], [3], 1)).toBe(0)
  expect(precision([3, 2, 1, 0], 4)).toBe(0.5)
  expect(precision([3], 20)).toBe(0.05)
})

test('a title has the grade of the best text that it holds, unless it is another job', () => {
  const judgement: Judgement = {
    query: 'camionista',
    grades: { 3: ['autista patente c'], 2: ['autista'], 1: ['fattorin'] },
    not: ['autista bus'],
  }
  const titles = ['Autista, patente C/E', 'Autisti', 'AUTISTA', 'Fattorino', 'Autista bus', 'Cuoco']
  expect(titles.map((title) => gradeOf(judgement, title))).toEqual([3, 0, 2, 1, 0, 0])
})
