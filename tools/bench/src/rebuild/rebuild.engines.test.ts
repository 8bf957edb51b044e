import { expect, test } from 'vitest'
import { runRebuild } from './rebuild.ts'

test('a rebuild during searches and writes fails no search, misses no document and can be undone at once', async () => {
  const size = { positions: 3_000, rate: 50, searchers: 1, quietMs: 500 }
  const { quiet, during, after, writes, ...result } = await runRebuild(process.env, size)
  expect([quiet, during, after].flatMap(({ failed }) => failed)).toEqual([])
  expect(quiet.searches + during.searches + after.searches).toBeGreaterThan(0)
  expect(writes).toBeGreaterThan(0)
  for (const comparisons of [result.afterSwitch, result.afterBack])
    expect(comparisons.map(({ kind, equal }) => ({ kind, equal }))).toEqual([
      { kind: 'company', equal: true },
      { kind: 'position', equal: true },
    ])
}, 240_000)
