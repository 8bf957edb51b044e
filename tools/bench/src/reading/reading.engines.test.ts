import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { loadReadings, outdated } from '@vedetta/crawler/testing/readings'
import { expect, test } from 'vitest'
import { digestsOf, readSites, scoreOf } from './reading.ts'

const digests: Record<string, Record<string, string>> = {}

test.each(Object.entries(fixtureSets))(
  'reading the %s sites finds every position and nothing else',
  async (set, folder) => {
    const read = await readSites(folder)
    digests[set] = digestsOf(read)
    const { differences, fieldAccuracy } = scoreOf(read)
    expect(differences).toEqual([])
    expect(Math.min(...Object.values(fieldAccuracy))).toBeGreaterThanOrEqual(0.98)
  },
  60_000,
)

test('readerVersion rises when recorded sites are read differently', async () => {
  expect(outdated(await loadReadings(), { readerVersion, digests })).toBeNull()
})
