import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadTitleEncoder } from './title-encoder.ts'

const model = new URL('../../model/', import.meta.url)
const card: { files: Record<string, string>; beginnings: Record<string, number[]> } = JSON.parse(
  readFileSync(new URL('title-encoder.json', model), 'utf8'),
)
const { encode, dimensions } = loadTitleEncoder()

function similarity(one: string, other: string): number {
  const [first, second] = [encode(one), encode(other)]
  if (!first || !second) throw new Error('no words')
  return first.reduce((sum, value, at) => sum + value * (second[at] as number), 0)
}

test.each(Object.entries(card.files))('the model’s card states the checksum of %s', (name, checksum) => {
  expect(
    createHash('sha256')
      .update(readFileSync(new URL(name, model)))
      .digest('hex'),
  ).toBe(checksum)
})

test.each(Object.entries(card.beginnings))(
  'the vector of “%s” is the one that a runtime of ONNX computes',
  (title, beginning) => {
    const vector = [...(encode(title) ?? [])]
    expect(vector).toHaveLength(dimensions)
    for (const [at, value] of beginning.entries()) expect(vector[at]).toBeCloseTo(value, 4)
  },
)

test('twenty vectors are compared', () => expect(Object.keys(card.beginnings)).toHaveLength(20))

test.each([
  ['saldatore', 'welder', 'software developer'],
  ['ragioniere', 'accountant', 'nurse'],
  ['infermiera', 'nurse', 'electrician'],
  ['responsabile commerciale estero', 'export manager', 'maintenance technician'],
  ['addetto alle vendite', 'shop assistant', 'lathe operator'],
  ['autista di camion', 'truck driver', 'chef'],
])('“%s” is nearer to “%s” than to “%s”', (title, near, far) => {
  expect(similarity(title, near)).toBeGreaterThan(similarity(title, far) + 0.2)
})

test('a vector has length one, and a text without words has none', () => {
  expect(Math.hypot(...(encode('magazziniere') ?? []))).toBeCloseTo(1, 5)
  for (const text of ['', '—', 'di']) expect(encode(text)).toBeNull()
})

test.each(['x'.repeat(1_000_000), '\ud800\u202e\u0000 a', '💥'.repeat(10_000), 'ab '.repeat(300_000)])(
  'a hostile text has a vector of finite numbers or none: %#',
  (text) => {
    expect((encode(text) ?? []).every(Number.isFinite)).toBe(true)
  },
)
