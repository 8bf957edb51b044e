import { describe, expect, it } from 'vitest'
import { addDays, dayOf, daysBetween, endOfDay, parseDay, startOfDay } from './italian-time.ts'

describe('Italian days', () => {
  it('dayOf gives the day on the Italian calendar', () => {
    expect(dayOf(new Date('2026-11-14T23:30:00Z'))).toBe('2026-11-15')
    expect(dayOf(new Date('2026-07-14T21:30:00Z'))).toBe('2026-07-14')
  })

  it('startOfDay and endOfDay are at Italian midnight, in winter and in summer', () => {
    expect([startOfDay('2026-11-08'), endOfDay('2026-11-08')]).toEqual([
      '2026-11-08T00:00:00.000+01:00',
      '2026-11-08T23:59:59.999+01:00',
    ])
    expect(startOfDay('2026-07-08')).toBe('2026-07-08T00:00:00.000+02:00')
  })

  it('startOfDay and endOfDay change their offset on the nights the clocks change', () => {
    expect([startOfDay('2026-03-29'), endOfDay('2026-03-29')]).toEqual([
      '2026-03-29T00:00:00.000+01:00',
      '2026-03-29T23:59:59.999+02:00',
    ])
    expect([startOfDay('2026-10-25'), endOfDay('2026-10-25')]).toEqual([
      '2026-10-25T00:00:00.000+02:00',
      '2026-10-25T23:59:59.999+01:00',
    ])
  })

  it('addDays and daysBetween count across months and clock changes', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  })

  it('parseDay refuses days that do not exist or lie outside this century', () => {
    const refused = ['2026-02-30', '2026-13-01', '0001-01-01', '2026-1-1', 'ieri', '']
    expect(refused.filter((text) => parseDay(text) !== undefined)).toEqual([])
  })
})
