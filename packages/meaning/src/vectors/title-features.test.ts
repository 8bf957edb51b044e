import { expect, test } from 'vitest'
import { featureRows, titleFeatures } from './title-features.ts'

test('rows of a title are the same for any case, accents, punctuation and joining words', () => {
  expect(titleFeatures('  ADDETTO alla Qualità,')).toEqual(titleFeatures('addetto qualita'))
  expect(titleFeatures('addetto qualita')).not.toEqual(titleFeatures('qualita addetto'))
})

test('rows of a title are those that the encoder was trained with', () => {
  expect(titleFeatures('oss')).toEqual([11561, 5951, 11675, 7185, 16785, 28656, 17016, 844, 25168])
})

test('forms of a word share rows', () => {
  const [one, other] = [new Set(titleFeatures('saldatore')), new Set(titleFeatures('saldatrice'))]
  expect(one.intersection(other).size).toBeGreaterThan(8)
})

test('no more than 200 characters and 24 words of a title count', () => {
  const long = Array.from({ length: 9 }, (_, at) => `${at}`.repeat(24)).join(' ')
  expect(long.length).toBeGreaterThan(200)
  expect(titleFeatures(`${long} saldatore`)).toEqual(titleFeatures(long))
  const short = 'ab '.repeat(24)
  expect(titleFeatures(`${short}saldatore`)).toEqual(titleFeatures(short))
})

const hostile = [
  'a'.repeat(1_000_000),
  'ab '.repeat(500_000),
  '\u0000\u202e\ud800 \udfff',
  '💥🔧 ‮evil‬',
  "'; DROP TABLE position; --",
  'ﷺ'.repeat(1_000),
  'e\u0301'.repeat(100_000),
]

test.each(hostile)('a hostile text has few rows, all of the table: %#', (text) => {
  const rows = titleFeatures(text)
  expect(rows.length).toBeLessThan(2_500)
  expect(rows.every((row) => Number.isInteger(row) && row > 0 && row < featureRows)).toBe(true)
})

test.each(['', ' ', '—', 'di e la'])('a text without words of its own has no rows: "%s"', (text) => {
  expect(titleFeatures(text)).toEqual([])
})
