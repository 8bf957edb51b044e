import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { compareCosts } from './testing/random-sequences.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

test('random sequences of searches are charged as the plain rules say, and are free where the screen says so', async () => {
  const { sequences, rules, foreseen } = await compareCosts(database.db, { sequences: 120, seed: 2, atOnce: 4 })
  expect(sequences).toBe(120)
  // Every rule was met; an empty world of criteria would prove nothing.
  expect([...rules.keys()].sort()).toEqual(
    ['alert', 'counted', 'empty', 'marked', 'narrower', 'noCriteria', 'offered', 'related', 'same'].sort(),
  )
  expect([...foreseen.keys()].sort()).toEqual(['counted', 'marked', 'narrower', 'noCriteria', 'same'])
})
