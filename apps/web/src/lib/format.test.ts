import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatDate,
  formatDay,
  formatDayWithAgo,
  formatInstant,
  formatKm,
  formatMinutes,
  formatNumber,
  formatPrice,
  formatSeconds,
  formatShare,
  formatTenths,
} from './format.ts'

const now = new Date('2026-11-15T10:00:00Z')
const ago = (instant: string, language: 'it' | 'en' = 'it') => formatAgo(new Date(instant), now, language)

describe('numbers', () => {
  it('formatNumber groups from the first thousand on, in both languages', () => {
    expect([formatNumber(214, 'it'), formatNumber(1214, 'it'), formatNumber(48_213, 'it')]).toEqual([
      '214',
      '1.214',
      '48.213',
    ])
    expect(formatNumber(1214, 'en')).toBe('1,214')
  })

  it('formatKm groups as numbers are', () => {
    expect([formatKm(12, 'it'), formatKm(1012, 'it'), formatKm(1012, 'en')]).toEqual(['12 km', '1.012 km', '1,012 km'])
  })

  it('formatPrice is exact to the cent', () => {
    expect(formatPrice(1234.5, 'it').replace(/\s/g, ' ')).toBe('1.234,50 €')
    expect(formatPrice(0.15, 'en')).toBe('€0.15')
  })

  it('formatTenths has one decimal, formatShare a second one for small shares', () => {
    expect(formatTenths(1239.44, 'it')).toBe('1.239,4')
    expect([1, 0.9134, 0.0051, 0.000_26, 0].map((share) => formatShare(share, 'it').replace(/\s/g, ''))).toEqual([
      '100%',
      '91,3%',
      '0,51%',
      '0,03%',
      '0%',
    ])
  })
})

describe('durations', () => {
  it.each([
    [0, '0 s'],
    [119.4, '119 s'],
    [120, '2 min'],
    [7_500, '2 h 5 min'],
  ])('formatSeconds writes %f seconds as seconds below two minutes', (value, expected) => {
    expect(formatSeconds(value, 'it').replace(/\s/g, ' ')).toBe(expected)
  })

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
    [72_000, '1.200 h'],
  ])('formatMinutes writes %i minutes as hours and minutes', (value, expected) => {
    expect(formatMinutes(value, 'it').replace(/\s/g, ' ')).toBe(expected)
  })

  it('durations are abbreviated in English too', () => {
    expect(formatMinutes(125, 'en').replace(/\s/g, ' ')).toBe('2 hrs 5 mins')
  })
})

describe('formatAgo', () => {
  it('formatAgo counts minutes and hours while recent, also across midnight', () => {
    expect(ago('2026-11-15T09:55:00Z')).toBe('5 minuti fa')
    expect(ago('2026-11-15T08:00:00Z')).toBe('2 ore fa')
    expect(ago('2026-11-14T23:30:00Z')).toBe('10 ore fa')
    expect(formatAgo(new Date('2026-11-14T22:00:00Z'), new Date('2026-11-15T00:30:00Z'), 'it')).toBe('2 ore fa')
  })

  it('formatAgo counts calendar days, then months and years', () => {
    expect(ago('2026-11-14T22:30:00Z')).toBe('ieri')
    expect(ago('2026-11-14T22:30:00Z', 'en')).toBe('yesterday')
    expect(ago('2026-11-12T10:00:00Z')).toBe('3 giorni fa')
    expect(ago('2026-09-10T10:00:00Z')).toBe('2 mesi fa')
    expect(ago('2024-11-10T10:00:00Z')).toBe('2 anni fa')
  })

  it('formatAgo never points to the future, whatever the two clocks say', () => {
    expect(ago('2026-11-15T10:03:00Z')).toBe('ora')
    expect(ago('2026-11-15T10:03:00Z', 'en')).toBe('now')
  })
})

describe('formatDayWithAgo', () => {
  const withAgo = (instant: string, language: 'it' | 'en' = 'it') => formatDayWithAgo(new Date(instant), now, language)

  it('formatDayWithAgo has the day and the calendar days since, with the year once the day has come round', () => {
    expect(withAgo('2026-11-01T10:00:00Z')).toBe('1 nov · 14 g')
    expect(withAgo('2026-11-01T10:00:00Z', 'en')).toBe('1 Nov · 14 d')
    expect(withAgo('2026-11-14T22:30:00Z')).toBe('14 nov · 1 g')
    expect(withAgo('2025-12-31T10:00:00Z')).toBe('31 dic · 319 g')
    expect(withAgo('2025-12-19T10:00:00Z')).toBe('19 dic 2025 · 331 g')
  })

  it('formatDayWithAgo counts minutes and hours while recent, and never points to the future', () => {
    expect(withAgo('2026-11-15T08:00:00Z')).toBe('15 nov · 2 h')
    expect(withAgo('2026-11-15T09:55:00Z', 'en')).toBe('15 Nov · 5 min')
    expect([withAgo('2026-11-15T10:03:00Z'), withAgo('2026-11-15T10:03:00Z', 'en')]).toEqual([
      '15 nov · ora',
      '15 Nov · now',
    ])
  })
})

describe('dates', () => {
  it('dates are formatted in the language, in Italian time', () => {
    expect(formatDay('2026-11-08', 'it')).toBe('8 nov 2026')
    expect(formatDate(new Date('2026-11-14T23:12:00Z'), 'en')).toBe('15 Nov 2026')
    expect(formatInstant(new Date('2026-11-14T23:12:00Z'), 'it')).toContain('domenica 15 novembre 2026')
    expect(formatInstant(new Date('2026-11-14T23:12:00Z'), 'en')).toContain('00:12')
  })
})
