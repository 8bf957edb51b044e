import { basename } from 'node:path'
import { createScorer, type Scorer } from '@vedetta/crawler/score/scorer'
import { decodeScorer } from '@vedetta/crawler/score/scorer-file'
import { type FixtureSet, fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import type { RecordedSite } from '@vedetta/crawler/visit/replay-sites'
import { inLanguages } from '../reading/languages-option.ts'
import { measure, saveMeasurement } from '../reading/measurement.ts'
import type { ReadSite } from '../reading/read-site.ts'
import { readSites } from '../reading/reading.ts'
import { lossLines, scoreLines } from '../reading/reading-report.ts'
import { confidenceLines } from './confidence-report.ts'
import { drawnRows } from './drawn/drawn-rows.ts'
import { fixtureRows, furtherRows } from './folder-rows.ts'
import { learnedSets, setDigest } from './learned-sets.ts'
import { type NumberRow, numberRow, readRealRows } from './number-rows.ts'
import { siteGroups } from './site-groups.ts'
import { wordsOfRepository } from './train-command.ts'
import {
  encodeTrained,
  learnWords,
  type Trained,
  testFoldOf,
  testFolds,
  trainScorers,
  weightsOf,
} from './train-scorer.ts'
import { trainingRows } from './training-rows.ts'

const scorerOf = (trained: Trained): Scorer => createScorer(decodeScorer(encodeTrained(trained, [])))

type Reported = {
  /** What is printed tells no site from another. */
  totals: boolean
  languages?: string
  json?: string
}

/** Learns five times, each time without a fifth of the companies of these folders, and reads that fifth: figures that no site was learned for. */
export async function benchHeldOut(
  folders: readonly string[],
  { partitions, totals, languages, json }: Reported & { partitions: readonly number[] },
): Promise<void> {
  const isRead = inLanguages(languages)
  const groupOf = await siteGroups(folders)
  const words = await wordsOfRepository()
  const theirs: (NumberRow & { of: string })[] = []
  for (const folder of folders)
    for (const row of await trainingRows(folder, { isTuned: false, isRead }))
      theirs.push({ ...numberRow(row, weightsOf(words)), of: groupOf(folder, row.site) })
  const ofRow = new Map(theirs.map((row) => [row as NumberRow, row.of]))
  for (const partition of partitions) {
    const foldOf = (group: string) => testFoldOf(group, partition)
    const choices = Array.from(
      { length: testFolds },
      (_, fold) => (row: NumberRow) => foldOf(ofRow.get(row) ?? '') !== fold,
    )
    const scorers = (await trainScorers(words, theirs, choices)).map(scorerOf)
    const read: ReadSite[] = []
    for (const [fold, scorer] of scorers.entries())
      for (const folder of folders) {
        const isAsked = (site: RecordedSite) => isRead(site) && foldOf(groupOf(folder, site.id)) === fold
        for (const site of await readSites(folder, { scorer, isRead: isAsked }))
          read.push({ ...site, id: folders.length > 1 ? `${basename(folder)}/${site.id}` : site.id })
      }
    console.log(`partition ${partition}`)
    printHeldOut(read, 'learned from the other companies', totals)
    if (json === undefined) continue
    const learnedFrom = [...(await learnedSets(drawnRows())), ...(await Promise.all(folders.map(setDigest)))]
    const set = folders.map((folder) => basename(folder)).join(' ')
    await saveMeasurement(
      json.replace('#', `${partition}`),
      measure(read, { set, partition, learnedFrom, now: new Date() }),
    )
  }
}

/** Learns from these folders and reads the sites of another. */
export async function benchLearnedElsewhere(
  folders: readonly string[],
  { thenRead, totals, languages, json }: Reported & { thenRead: string },
): Promise<void> {
  const isRead = inLanguages(languages)
  const words = await wordsOfRepository()
  const rows = (await furtherRows(folders, isRead)).map((row) => numberRow(row, weightsOf(words)))
  const [trained] = await trainScorers(words, rows, [() => true])
  const read = await readSites(thenRead, { scorer: scorerOf(trained as Trained), isRead })
  printHeldOut(
    read,
    `learned from ${folders.map((folder) => basename(folder)).join(', ') || 'no further folder'}`,
    totals,
  )
  if (json === undefined) return
  const learnedFrom = [...(await learnedSets(drawnRows())), ...(await Promise.all(folders.map(setDigest)))]
  await saveMeasurement(json, measure(read, { set: basename(thenRead), partition: null, learnedFrom, now: new Date() }))
}

function printHeldOut(read: readonly ReadSite[], learned: string, totals: boolean): void {
  const clear = read.filter(({ expected }) => !expected.ambiguous)
  console.log(`held out, ${learned}: ${read.length} sites`)
  for (const line of scoreLines(read)) console.log(`  ${line}`)
  console.log(`held out, ${learned}, without the sites whose labels are ambiguous: ${clear.length} sites`)
  for (const line of [...scoreLines(clear), ...confidenceLines(clear)]) console.log(`  ${line}`)
  if (!totals) for (const line of lossLines(read)) console.log(`  ${line}`)
}

/** Learns without each of the fixture sets, and reads it. */
export async function benchSetsLeftOut(): Promise<void> {
  const fixtures = await fixtureRows()
  const drawn = drawnRows().rows
  const real = (await readRealRows()).rows
  for (const set of Object.keys(fixtureSets) as FixtureSet[]) {
    const words = await learnWords([...fixtures.filter((row) => row.set !== set), ...drawn])
    const [trained] = await trainScorers(words, real, [() => true])
    const read = await readSites(fixtureSets[set], { scorer: scorerOf(trained as Trained) })
    console.log(`${set}, learned without it: ${read.length} sites`)
    for (const line of scoreLines(read)) console.log(`  ${line}`)
  }
}
