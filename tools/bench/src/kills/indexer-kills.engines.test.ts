import { expect, test } from 'vitest'
import { runIndexerKills } from './indexer-kills.ts'

test('the index equals the tables after the indexer was killed in the middle of a pass', async () => {
  const { comparisons, staleTexts, pendingAtKill } = await runIndexerKills(process.env, { changes: 3_000, kills: 3 })
  expect(pendingAtKill).toHaveLength(3)
  expect(comparisons.map(({ kind, equal }) => ({ kind, equal }))).toEqual([
    { kind: 'company', equal: true },
    { kind: 'position', equal: true },
  ])
  expect(staleTexts).toBe(0)
})
