import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

const kilobyte = (letter: string) => letter.repeat(1_000)
const recentOf = (maxBytes: number) => createRecent<string>(maxBytes, (text) => text.length)

test('what was asked for least recently is forgotten when there is too much', () => {
  const recent = recentOf(4_000)
  for (const key of ['a', 'b', 'c']) recent.set(key, kilobyte(key))
  recent.get('a')
  recent.set('d', kilobyte('d'))
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key)?.[0])).toEqual(['a', undefined, 'c', 'd'])
})

test('a value that is larger than everything together is not kept, and drives the others out', () => {
  const recent = recentOf(2_000)
  recent.set('a', kilobyte('a'))
  recent.set('b', 'b'.repeat(3_000))
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, undefined])
  recent.set('a', kilobyte('a'))
  expect(recent.get('a')).toBe(kilobyte('a'))
})

test('what is kept never exceeds the bytes, and is what was set last', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 2_000 }))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const recent = recentOf(3_000)
      const last = new Map<string, string>()
      for (const [key, size] of steps) {
        const value = key.repeat(size)
        recent.set(key, value)
        last.set(key, value)
        const kept = [...last].filter(([each]) => recent.get(each) !== undefined)
        expect(kept.every(([each, expected]) => recent.get(each) === expected)).toBe(true)
        expect(kept.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThanOrEqual(3_000)
      }
    }),
  )
})
