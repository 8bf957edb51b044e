import { numbersOf } from '@vedetta/crawler/score/candidate-facts'
import { createScorer } from '@vedetta/crawler/score/scorer'
import { decodeScorer } from '@vedetta/crawler/score/scorer-file'
import { expect, it } from 'vitest'
import { encodeTrained, trainScorer } from './train-scorer.ts'
import type { TrainingRow } from './training-rows.ts'

const texts = { block: '', lead: '', over: '', page: '', path: '', site: '' }

const row = (site: number, isPosition: boolean): TrainingRow => ({
  facts: {
    numbers: numbersOf({ isRole: 1, headingAnnounces: Number(isPosition), signs: isPosition ? 3 : 0 }),
    texts: { ...texts, title: `figura ${site}`, heading: isPosition ? 'Posizioni aperte' : 'La squadra' },
  },
  isPosition,
  site: `s${site}`,
  company: `s${site}.example`,
  group: 1,
  isTuned: false,
  weight: 1,
})

const rows = Array.from({ length: 80 }, (_, index) => row(index, index % 2 === 0))
const file = encodeTrained(trainScorer(rows), [])

it('learning twice from the same rows gives the same bytes', () => {
  expect(Buffer.from(encodeTrained(trainScorer(rows), [])).equals(Buffer.from(file))).toBe(true)
})

it('a learned scorer tells candidates of a site it never saw apart', () => {
  const scorer = createScorer(decodeScorer(file))
  const confidence = (isPosition: boolean) => scorer.scoreGroup([row(99, isPosition).facts])[0]?.confidence ?? 0
  expect(confidence(true)).toBeGreaterThan(0.8)
  expect(confidence(false)).toBeLessThan(0.2)
})
