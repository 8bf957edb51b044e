import { expect, test } from 'vitest'
import { formatCount, formatEuro, formatEuroRange, formatLongDate } from './formats.ts'

test('thousands are separated in both languages, also four digits', () => {
  expect([formatCount(1_200, 'it'), formatCount(1_200, 'en')]).toEqual(['1.200', '1,200'])
})

test('a long date is that of the Italian calendar', () => {
  const lateInUtc = new Date('2026-11-15T23:30:00Z')
  expect([formatLongDate(lateInUtc, 'it'), formatLongDate(lateInUtc, 'en')]).toEqual([
    '16 novembre 2026',
    '16 November 2026',
  ])
})

test('formatEuro is short', () => {
  expect(formatEuro(41_234_567, 'it').replace(/\s/g, ' ')).toBe('41,2 Mln €')
  expect(formatEuro(41_234_567, 'en')).toBe('€41.2m')
  expect(formatEuro(358_507, 'it').replace(/\s/g, ' ')).toBe('359.000 €')
  expect(formatEuro(358_507, 'en')).toBe('€359,000')
})

test('a range of amounts has its unit once, with an en dash', () => {
  expect(formatEuroRange(2_000_000, 10_000_000, 'it').replace(/\s/g, ' ')).toBe('2–10 Mln €')
  expect(formatEuroRange(2_000_000, 10_000_000, 'en')).toBe('€2–10m')
  expect(formatEuroRange(500_000, 2_000_000, 'it').replace(/\s/g, ' ')).toBe('500.000 €–2 Mln €')
})
