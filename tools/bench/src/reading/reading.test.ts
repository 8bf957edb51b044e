import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { type FixtureSet, fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { loadReadings, outdated } from '@vedetta/crawler/testing/readings'
import { expect, test } from 'vitest'
import { digestsOf, readSites, scoreOf } from './reading.ts'

const digests: Record<string, Record<string, string>> = {}

/** The least F1 of positions and the least accuracy of a field. The scorer learned from these sets, so less is a regression. */
const floors: Record<FixtureSet, { f1: number; fields: number }> = {
  gold: { f1: 0.98, fields: 0.98 },
  tuned: { f1: 0.97, fields: 0.98 },
  'tuned-later': { f1: 0.97, fields: 0.98 },
  'false-friends': { f1: 0.8, fields: 0.85 },
  untidy: { f1: 0.75, fields: 0.65 },
  'hard-to-tell': { f1: 0.75, fields: 0.65 },
  ordinary: { f1: 0.85, fields: 0.7 },
  scripted: { f1: 0.9, fields: 0.85 },
}

test.each(Object.entries(floors))('reading the %s sites finds their positions and little else', async (set, floor) => {
  const read = await readSites(fixtureSets[set as FixtureSet])
  digests[set] = digestsOf(read)
  const { f1, fieldAccuracy } = scoreOf(read)
  expect(f1).toBeGreaterThanOrEqual(floor.f1)
  expect(Math.min(...Object.values(fieldAccuracy))).toBeGreaterThanOrEqual(floor.fields)
})

test('readerVersion rises when recorded sites are read differently', async () => {
  expect(outdated(await loadReadings(), { readerVersion, digests })).toBeNull()
})
