import { expect, test } from 'vitest'
import { collarSizes, titleFeatures } from './collar-features.ts'
import { collarOdds, decodeCollar, encodeCollar } from './collar-weights.ts'

const title = titleFeatures('saldatore')
const weights = { title: new Float64Array(collarSizes.title), text: new Float64Array(collarSizes.text) }
for (const feature of title) weights.title[feature] = 1.5
const sets = [{ name: 'gold', sites: 32, digest: 'abc' }]
const file = encodeCollar({ start: -0.25, weights }, sets)

test('decodeCollar reads what encodeCollar wrote, within the steps of a byte', () => {
  const read = decodeCollar(file)
  expect(read).toMatchObject({ start: -0.25, sets })
  expect(collarOdds(read, { title, text: new Uint32Array() }).title).toBeCloseTo(1.5 * Math.sqrt(title.length))
})

test('decodeCollar refuses weights that were altered, with an error of one line', () => {
  const altered = Buffer.from(file)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  expect(() => decodeCollar(altered)).toThrow('the weights of the reader were altered: their digest is another')
})

test('collar weights take less than 60 KB', () => {
  expect(file.length).toBeLessThan(60_000)
})
