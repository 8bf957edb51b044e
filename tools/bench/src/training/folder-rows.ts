import { type FixtureSet, fixtureSets, tunedSets } from '@vedetta/crawler/testing/fixture-sets'
import type { RecordedSite } from '@vedetta/crawler/visit/replay-sites'
import { type TrainingRow, trainingRows } from './training-rows.ts'

/** The rows of all fixture sets, each with the name of its set. */
export async function fixtureRows(): Promise<(TrainingRow & { set: FixtureSet })[]> {
  const rows: (TrainingRow & { set: FixtureSet })[] = []
  for (const set of Object.keys(fixtureSets) as FixtureSet[])
    for (const row of await trainingRows(fixtureSets[set], { isTuned: tunedSets.includes(set) }))
      rows.push({ ...row, set })
  return rows
}

/** The rows of folders that are no part of the repository. */
export async function furtherRows(
  folders: readonly string[],
  isRead?: (site: RecordedSite) => boolean,
): Promise<TrainingRow[]> {
  const rows: TrainingRow[] = []
  for (const folder of folders)
    rows.push(...(await trainingRows(folder, { isTuned: false, ...(isRead && { isRead }) })))
  return rows
}
