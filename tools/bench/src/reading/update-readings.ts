import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { changedSites, loadReadings, outdated, type Readings, saveReadings } from '@vedetta/crawler/testing/readings'
import { digestsOf, readSites } from './reading.ts'

/**
 * Writes the digests of the current findings to the readings file. A changed digest under the same reader version is refused, unless
 * `sameReading` states that only the form of the findings changed, such as the name of a field.
 */
export async function updateReadings({ sameReading }: { sameReading: boolean }): Promise<void> {
  const noted = await loadReadings()
  const digests: Readings['digests'] = {}
  for (const [set, folder] of Object.entries(fixtureSets)) digests[set] = digestsOf(await readSites(folder))
  const current = { readerVersion, digests }
  const changed = changedSites(noted, current)
  if (changed.length > 0 && readerVersion <= noted.readerVersion && !sameReading)
    throw new Error(outdated(noted, current) ?? undefined)
  await saveReadings(current)
  console.log(`reader version ${readerVersion}: ${changed.length} recorded sites are read differently than was noted`)
}
