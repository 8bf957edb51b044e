import { expect, test } from 'vitest'
import { type Facts, numbersOf } from './candidate-facts.ts'
import { explainScore } from './explain-score.ts'
import type { Score } from './scorer.ts'

const explain = (
  confidence: number,
  weights: Partial<Record<Score['reasons'][number]['fact'], number>>,
  facts: Facts,
) =>
  explainScore(
    {
      confidence,
      reasons: Object.entries(weights).map(([fact, weight]) => ({ fact, weight }) as Score['reasons'][number]),
    },
    numbersOf(facts),
  )

const [sure, unsure] = [0.95, 0.6]

test('explainScore gives the strongest reasons of a sure position, each once, and no doubts', () => {
  const weights = { headingAnnounces: 0.5, words_title: 1.5, isFlat: -2, words_above: 1.2 }
  expect(explain(sure, weights, { headingAnnounces: 1, isFlat: 1 })).toEqual(['announced', 'title'])
})

test('explainScore puts the doubts about an unsure position before what speaks for it', () => {
  expect(explain(unsure, { words_title: 2, isSeeking: -0.3 }, {})).toEqual(['not_announced', 'title'])
})

test('explainScore names the signs on the page in place of the impression that they make', () => {
  const weights = { words_block: 1, signs: 0.5 }
  expect(explain(sure, weights, { signRequirements: 1, signApply: 1, signs: 2 })).toEqual([
    'requirements',
    'application',
  ])
  expect(explain(sure, weights, {})).toEqual(['advert_text'])
})

test('explainScore says nothing that is not so, whichever way the trees weighed it', () => {
  expect(explain(sure, { signPlace: 1, words_above: 1, onHome: 1, words_title: 0.1 }, {})).toEqual(['title'])
  const stated = { signPlace: 1, signApply: 1, signs: 2, isRole: 1, headingAnnounces: 1, onCareers: 1 }
  const weights = { signs: -1, isRole: -1, words_above: -1, words_page: -1, isClosed: -1 }
  expect(explain(unsure, weights, stated)).toEqual(['few_signs'])
})

test('explainScore speaks of siblings only where there are any', () => {
  const weights = { groupWords_title: 2, groupWords_block: -1 }
  expect(explain(unsure, weights, { groupSize: 4 })).toEqual(['unlike_list', 'siblings'])
  expect(explain(unsure, weights, { groupSize: 1 })).toEqual(['unlike_advert', 'title'])
})

test('explainScore gives four reasons at most, and keeps one for the position', () => {
  const weights = { words_title: -4, words_above: -3, words_block: -3, words_page: -3, signApply: 1 }
  const reasons = explain(unsure, weights, { signApply: 1, signs: 1 })
  expect(reasons).toHaveLength(4)
  expect(reasons.at(-1)).toBe('application')
})
