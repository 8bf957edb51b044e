import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { expect, test } from 'vitest'
import { scoreOf } from './reading.ts'

test.each(Object.entries(fixtureSets))(
  'reading the %s sites finds every position and nothing else',
  async (_set, folder) => {
    const { differences, fieldAccuracy } = await scoreOf(folder)
    expect(differences).toEqual([])
    expect(Math.min(...Object.values(fieldAccuracy))).toBeGreaterThanOrEqual(0.98)
  },
  20_000,
)
