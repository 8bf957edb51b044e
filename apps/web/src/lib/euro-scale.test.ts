import { expect, it } from 'vitest'
import { euroScale } from './euro-scale.ts'

it.each([
  [[41_200_000, -3_950_000], 'Mln €', ['41,2', '-4']],
  [[980_000, 12_400], 'mila €', ['980', '12,4']],
  [[900, -20], '€', ['900', '-20']],
  [[], '€', []],
])('euroScale formats the amounts %j in %s', (amounts, unit, texts) => {
  const scale = euroScale(amounts, 'it')
  expect(scale.unit).toBe(unit)
  expect(amounts.map(scale.format)).toEqual(texts)
})

it('formatFine keeps the second decimal of a small amount beside large ones', () => {
  const { formatFine } = euroScale([41_200_000, -385_000], 'it')
  expect([41_200_000, -385_000].map(formatFine)).toEqual(['41,2', '-0,39'])
})

it('euroScale has English units', () => {
  expect(euroScale([2_500_000], 'en').unit).toBe('€m')
})
