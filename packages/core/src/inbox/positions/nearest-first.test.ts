import { describe, expect, test } from 'vitest'
import { nearestFirst } from './nearest-first.ts'

const [bergamo, milano, albino] = ['016024', '015146', '016004'] as const
const near = { mode: 'radius', istat: bergamo, km: 60 } as const

describe('nearestFirst', () => {
  test('puts the nearest town first, with its distance in whole km', () => {
    const found = nearestFirst([milano, albino], near)
    expect(found.municipalities).toEqual([albino, milano])
    expect(found.distanceKm).toBeGreaterThan(5)
    expect(found.distanceKm).toBeLessThan(20)
    expect(Number.isInteger(found.distanceKm)).toBe(true)
    expect(nearestFirst([milano, bergamo], near)).toEqual({ municipalities: [bergamo, milano], distanceKm: 0 })
  })

  test('keeps the order where no town was searched, and knows no distance without a town', () => {
    expect(nearestFirst([milano, albino], undefined)).toEqual({ municipalities: [milano, albino], distanceKm: null })
    expect(nearestFirst([], near)).toEqual({ municipalities: [], distanceKm: null })
    expect(nearestFirst(['000000', albino], near).municipalities).toEqual([albino, '000000'])
  })
})
