import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMarkCache, type KnownMarks } from './mark-cache.ts'

const marksOf = (bytes: number): KnownMarks => ({
  version: 1,
  bitmaps: { seen: 's'.repeat(bytes), contacted: null, discarded: null },
  readAt: 0,
})

test('the mark cache evicts the least recently read user when it is full', () => {
  const cache = createMarkCache(4_000)
  for (const user of ['a', 'b', 'c']) cache.set(user, marksOf(1_000))
  cache.get('a')
  cache.set('d', marksOf(1_000))
  expect(['a', 'b', 'c', 'd'].map((user) => cache.get(user) !== undefined)).toEqual([true, false, true, true])
})

test('the mark cache stores no marks larger than its capacity, and drops the user’s older ones', () => {
  const cache = createMarkCache(2_000)
  for (const user of ['a', 'b']) cache.set(user, marksOf(500))
  cache.set('b', marksOf(3_000))
  expect([cache.get('a'), cache.get('b')]).toEqual([marksOf(500), undefined])
  cache.set('b', marksOf(1_000))
  expect(cache.get('b')).toEqual(marksOf(1_000))
})

test('the mark cache never exceeds its capacity, and returns only the last set marks', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 2_000 }))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = createMarkCache(3_000)
      const last = new Map<string, KnownMarks>()
      for (const [user, bytes] of steps) {
        const marks = marksOf(bytes)
        cache.set(user, marks)
        last.set(user, marks)
        const cached = [...last].filter(([each]) => cache.get(each) !== undefined)
        expect(cached.every(([each, expected]) => cache.get(each) === expected)).toBe(true)
        expect(cached.reduce((sum, [, { bitmaps }]) => sum + (bitmaps.seen?.length ?? 0), 0)).toBeLessThanOrEqual(3_000)
      }
    }),
  )
})
