import { basename } from 'node:path'
import { createScorer, type Scorer } from '@vedetta/crawler/score/scorer'
import { decodeScorer } from '@vedetta/crawler/score/scorer-file'
import { type FixtureSet, fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { measure, saveMeasurement } from '../reading/measurement.ts'
import type { ReadSite } from '../reading/read-site.ts'
import { readSites } from '../reading/reading.ts'
import { lossLines, stageLines } from '../reading/reading-report.ts'
import { confidenceLines } from './confidence-report.ts'
import { drawnRows } from './drawn/drawn-rows.ts'
import { fixtureRows, furtherRows } from './folder-rows.ts'
import { learnedSets } from './learned-sets.ts'
import { shareOf } from './share-of.ts'
import { encodeTrained, testFoldOf, testFolds, trainScorer } from './train-scorer.ts'
import { companyOf, type TrainingRow } from './training-rows.ts'

const curveShares = [0.25, 0.5, 0.75, 1]

const scorerOf = (rows: readonly TrainingRow[]): Scorer =>
  createScorer(decodeScorer(encodeTrained(trainScorer(rows), [])))

type HeldOut = { partition: number; learningCurve: boolean; json?: string }

/** Learns five times, each time without a fifth of the companies of these folders, and reads that fifth: figures that no site was learned for. */
export async function benchHeldOut(
  folders: readonly string[],
  { partition, learningCurve, json }: HeldOut,
): Promise<void> {
  const drawn = drawnRows()
  const ours = [...(await fixtureRows()), ...drawn.rows]
  const theirs = await furtherRows(folders)
  for (const share of learningCurve ? curveShares : [1]) {
    const known = theirs.filter(({ company }) => shareOf(`curve ${company}`) < share)
    const read: ReadSite[] = []
    for (let fold = 0; fold < testFolds; fold++) {
      const isOf = (company: string) => testFoldOf(company, partition) === fold
      const scorer = scorerOf([...ours, ...known.filter(({ company }) => !isOf(company))])
      for (const folder of folders)
        read.push(...(await readSites(folder, { scorer, isRead: (startUrl) => isOf(companyOf(startUrl)) })))
    }
    printHeldOut(read, `learned from ${Math.round(100 * share)} % of the other companies`)
    if (!learningCurve) for (const line of lossLines(read)) console.log(`  ${line}`)
    if (json === undefined) continue
    const set = folders.map((folder) => basename(folder)).join(' ')
    const learnedFrom = await learnedSets(folders, drawn)
    await saveMeasurement(json, measure(read, { set, partition, learnedFrom, now: new Date() }))
  }
}

function printHeldOut(read: readonly ReadSite[], learned: string): void {
  const clear = read.filter(({ expected }) => !expected.ambiguous)
  console.log(`held out, ${learned}: ${read.length} sites`)
  for (const line of stageLines(read)) console.log(`  ${line}`)
  console.log(`held out, ${learned}, without the sites whose labels are ambiguous: ${clear.length} sites`)
  for (const line of [...stageLines(clear), ...confidenceLines(clear)]) console.log(`  ${line}`)
}

/** Learns without each of the fixture sets, and reads it. */
export async function benchSetsLeftOut(folders: readonly string[]): Promise<void> {
  const fixtures = await fixtureRows()
  const others = [...drawnRows().rows, ...(await furtherRows(folders))]
  for (const set of Object.keys(fixtureSets) as FixtureSet[]) {
    const scorer = scorerOf([...fixtures.filter((row) => row.set !== set), ...others])
    const read = await readSites(fixtureSets[set], { scorer })
    console.log(`${set}, learned without it: ${read.length} sites`)
    for (const line of stageLines(read)) console.log(`  ${line}`)
  }
}
