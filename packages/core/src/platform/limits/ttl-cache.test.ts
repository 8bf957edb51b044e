import { expect, test } from 'vitest'
import { ttlCache } from './ttl-cache.ts'

const start = Date.parse('2026-11-15T10:00:00Z')
let now = start
const clock = () => new Date(now)
const counting = () => {
  let made = 0
  return async () => ++made
}

test('ttlCache loads a value once per ttl', async () => {
  now = start
  const [cached, load] = [ttlCache<number>(clock, { ttlMs: 1000, max: 5 }), counting()]
  expect(await Promise.all([cached('a', load), cached('a', load)])).toEqual([1, 1])
  now = start + 999
  expect(await cached('a', load)).toBe(1)
  now = start + 1000
  expect(await cached('a', load)).toBe(2)
})

test('ttlCache loads again after a load that failed', async () => {
  now = start
  const cached = ttlCache<number>(clock, { ttlMs: 1000, max: 5 })
  await expect(cached('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('a', async () => 1)).toBe(1)
})

test('ttlCache drops the oldest value when it holds more than its maximum', async () => {
  now = start
  const [cached, load] = [ttlCache<number>(clock, { ttlMs: 1000, max: 2 }), counting()]
  for (const key of ['a', 'b', 'c']) await cached(key, load)
  expect(await cached('b', load)).toBe(2)
  expect(await cached('a', load)).toBe(4)
})

test('ttlCache answers every caller when more loads run at a time than it holds values', async () => {
  now = start
  const cached = ttlCache<number>(clock, { ttlMs: 1000, max: 2 })
  const loads = [0, 1, 2, 3].map((number) => cached(`${number}`, () => new Promise((end) => setImmediate(end, number))))
  expect(await Promise.all(loads)).toEqual([0, 1, 2, 3])
})
