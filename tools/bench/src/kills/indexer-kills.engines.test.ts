import { expect, test } from 'vitest'
import { runIndexerKills } from './indexer-kills.ts'

test('the index equals the tables after the indexer was killed in the middle of a pass', async () => {
  const { comparisons, staleTexts, pendingAtKill } = await runIndexerKills(process.env, { changes: 600, kills: 1 })
  expect(pendingAtKill).toHaveLength(1)
  expect(comparisons.map(({ kind, equal }) => ({ kind, equal }))).toEqual([
    { kind: 'company', equal: true },
    { kind: 'position', equal: true },
  ])
  expect(staleTexts).toBe(0)
})
