import { expect, test } from 'vitest'
import { againstOrder, outsideWings } from './wing-order.ts'

const floors = [['low'], ['left', 'right'], ['high']]
const against = (from: string, to: string) =>
  againstOrder([{ from: `src/${from}.ts`, to: `src/${to}.ts` }], 'src', floors).length > 0

test.each([
  ['high/a/one', 'low/b/two'],
  ['high/a/one', 'left/b/two'],
  ['left/a/one', 'low/b/two'],
  ['low/a/one', 'low/b/two'],
  ['left/one', 'left/b/two'],
])('an import goes with the order of wings from %s to %s', (from, to) => {
  expect(against(from, to)).toBe(false)
})

test.each([
  ['low/a/one', 'high/b/two'],
  ['low/one', 'left/two'],
  ['left/a/one', 'right/b/two'],
  ['right/a/one', 'left/b/two'],
])('an import runs against the order of wings from %s to %s', (from, to) => {
  expect(against(from, to)).toBe(true)
})

test('an import from outside the place is nobody’s order', () => {
  expect(againstOrder([{ from: 'apps/api/main.ts', to: 'src/high/one.ts' }], 'src', floors)).toEqual([])
})

test('a file in no wing is named, and one in a wing or elsewhere is not', () => {
  const files = ['src/loose.ts', 'src/low/one.ts', 'src/cellar/one.ts', 'apps/loose.ts']
  expect(outsideWings(files, 'src', floors)).toEqual(['src/loose.ts', 'src/cellar/one.ts'])
})
