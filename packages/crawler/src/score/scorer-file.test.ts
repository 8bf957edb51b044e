import { expect, test } from 'vitest'
import { type CandidateFacts, numbersOf } from './candidate-facts.ts'
import { createScorer, inputNames } from './scorer.ts'
import { decodeScorer, encodeScorer, type TrainedScorer } from './scorer-file.ts'
import { hashBits, textFeatures, textParts } from './text-features.ts'

const texts = {
  title: 'Saldatore',
  block: '',
  heading: 'Posizioni aperte',
  lead: '',
  over: '',
  page: '',
  path: '',
  site: '',
}
const facts: CandidateFacts = { numbers: numbersOf({ isRole: 1 }), texts }

/** One tree: a trade is 2, anything else -2. */
const trained: TrainedScorer = {
  words: Object.fromEntries(
    textParts.map((part) => [part, new Float64Array(1 << hashBits[part])]),
  ) as TrainedScorer['words'],
  forest: {
    roots: Uint16Array.from([0]),
    features: Int16Array.from([inputNames.indexOf('isRole'), -1, -1]),
    limits: Float32Array.from([0.5, 0, 0]),
    lower: Uint16Array.from([1, 0, 0]),
    higher: Uint16Array.from([2, 0, 0]),
    values: Float32Array.from([0, -2, 2]),
  },
  calibration: { slope: 1, offset: 0 },
  sets: [{ name: 'gold', sites: 32, digest: 'abc' }],
}

test('decodeScorer reads what encodeScorer wrote', () => {
  const { sets, ...parts } = decodeScorer(encodeScorer(trained))
  expect(sets).toEqual(trained.sets)
  const [trade, other] = createScorer(parts).scoreGroup([facts, { ...facts, numbers: numbersOf() }])
  expect(trade?.confidence).toBeCloseTo(1 / (1 + Math.exp(-2)))
  expect(trade?.reasons).toEqual([{ fact: 'isRole', weight: 2 }])
  expect(other?.confidence).toBeCloseTo(1 / (1 + Math.exp(2)))
})

test('encodeScorer keeps the weight of a word within the steps of a byte', () => {
  const words = { ...trained.words, title: trained.words.title.slice() }
  for (const feature of textFeatures('title', texts)) words.title[feature] = 1.5
  const { words: read } = decodeScorer(encodeScorer({ ...trained, words }))
  for (const feature of textFeatures('title', texts)) expect(read.title(feature)).toBeCloseTo(1.5)
})

test('decodeScorer refuses weights that were altered, with an error of one line', () => {
  const bytes = encodeScorer(trained)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => decodeScorer(bytes)).toThrow('the weights of the reader were altered: their digest is another')
})

test('decodeScorer refuses weights that mean something else', () => {
  const text = Buffer.from(encodeScorer(trained)).toString('latin1')
  const other = Buffer.from(text.replace(/"meaning":"\w+"/, '"meaning":"0000000000000000"'), 'latin1')
  expect(() => decodeScorer(other)).toThrow('the weights of the reader belong to another version of it')
})

test('decodeScorer refuses what is no file of weights', () => {
  expect(() => decodeScorer(Buffer.from('hello'))).toThrow('the weights of the reader are no file of weights')
})
