import { expect, test } from 'vitest'
import { minSimilarity, similarNames } from './similar-names.ts'
import { loadTitleEncoder } from './title-encoder.ts'

const encoder = loadTitleEncoder()
const similar = similarNames(encoder, [
  'saldatore',
  'saldatore tig',
  'carpentiere',
  'infermiere',
  'export manager',
  'fornaio',
  'cuoco',
])

test('the nearest names come first, none below the least similarity', () => {
  const found = similar('saldatrici tig', 6)
  expect(found.map(({ text }) => text)).toEqual(['saldatore tig', 'saldatore'])
  const [first = 0, second = 0] = found.map(({ weight }) => weight)
  expect(first).toBeGreaterThan(second)
  expect(first).toBeLessThanOrEqual(1)
  expect(second).toBeGreaterThanOrEqual(minSimilarity)
})

test('a name is found from the other language', () => {
  expect(similar('nurse', 1)[0]?.text).toBe('infermiere')
  expect(similar('export area manager', 1)[0]?.text).toBe('export manager')
  expect(similar('cook', 1)[0]?.text).toBe('cuoco')
})

test('no more names are given than asked for', () => {
  const many = similarNames(
    encoder,
    Array.from({ length: 50 }, (_, at) => `saldatore ${at}`),
  )
  expect(many('saldatore', 3)).toHaveLength(3)
})

test.each(['', 'di', 'qwxz kjhq', '\ud800', '💥', 'a'.repeat(100_000)])(
  'a text that is no role has no similar name: %#',
  (text) => {
    expect(similar(text, 5)).toEqual([])
  },
)
