import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { expect, test } from 'vitest'
import { drawUuid } from './draw-uuid.ts'
import { Draws } from './draws.ts'
import { WeightedChoice } from './weighted-choice.ts'

test('draws depend on seed, stream and index alone', () => {
  const draws = new Draws(7)
  draws.begin(1, 41).word()
  const afterAnother = Array.from({ length: 5 }, () => draws.begin(1, 42).word() + draws.word())
  const atOnce = new Draws(7).begin(1, 42)
  const expected = atOnce.word() + atOnce.word()
  expect(new Set(afterAnother)).toEqual(new Set([expected]))
  const others = [new Draws(8).begin(1, 42), new Draws(7).begin(2, 42), new Draws(7).begin(1, 43)]
  for (const other of others) expect(other.word() + other.word()).not.toBe(expected)
})

test('draws are uniform, within an index and across indexes', () => {
  const draws = new Draws(1).begin(1, 0)
  const within = Array.from({ length: 100_000 }, () => draws.below(10))
  const over = Array.from({ length: 100_000 }, (_, index) => draws.begin(3, index).below(10))
  for (const numbers of [within, over]) {
    for (const count of Map.groupBy(numbers, (number) => number).values()) {
      expect(Math.abs(count.length - 10_000)).toBeLessThan(500)
    }
  }
})

test('a hundred thousand drawn UUIDs are unique and of version 4', () => {
  const draws = new Draws(3)
  const uuids = new Set(Array.from({ length: 100_000 }, (_, index) => drawUuid(draws.begin(1, index))))
  expect(uuids.size).toBe(100_000)
  expect(
    [...uuids].every((uuid) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(uuid)),
  ).toBe(true)
})

test('a weighted choice follows its weights', () => {
  const weights = { a: 1, b: 0, c: 3 }
  const choice = new WeightedChoice(keysOf(weights), (key) => weights[key])
  const draws = new Draws(5).begin(1, 1)
  const counts = { a: 0, b: 0, c: 0 }
  for (let draw = 0; draw < 40_000; draw++) counts[choice.draw(draws)]++
  expect(counts.b).toBe(0)
  expect(counts.c / counts.a).toBeCloseTo(3, 0)
})
