import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scoreOf } from './reading.ts'
import { goldSites, heldOutSites, ownSites } from './recorded-sites.ts'

test.each([
  ['gold', goldSites],
  ['own', ownSites],
  ['held-out', heldOutSites],
])(
  'reading the %s sites finds every position and nothing else',
  async (_set, folder) => {
    const { differences, fieldAccuracy } = await scoreOf(folder, join(goldSites, 'score.mjs'))
    expect(differences).toEqual([])
    expect(Math.min(...Object.values(fieldAccuracy))).toBeGreaterThanOrEqual(0.98)
  },
  20_000,
)
