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
import { learnedSets } from './learned-sets.ts'
import { shareOf } from './share-of.ts'
import { siteGroups } from './site-groups.ts'
import { encodeTrained, testFoldOf, testFolds, trainScorer } from './train-scorer.ts'
import { type TrainingRow, trainingRows } from './training-rows.ts'

const curveShares = [0.25, 0.5, 0.75, 1]

const scorerOf = (rows: readonly TrainingRow[]): Scorer =>
  createScorer(decodeScorer(encodeTrained(trainScorer(rows), [])))

type HeldOut = {
  partition: number
  learningCurve: boolean
  /** What is printed tells no site from another. */
  totals: boolean
  languages?: string
  json?: string
}

/** Learns five times, each time without a fifth of the companies of these folders, and reads that fifth: figures that no site was learned for. */
export async function benchHeldOut(
  folders: readonly string[],
  { partition, learningCurve, totals, languages, json }: HeldOut,
): Promise<void> {
  const drawn = drawnRows()
  const ours = [...(await fixtureRows()), ...drawn.rows]
  const isRead = inLanguages(languages)
  const groupOf = await siteGroups(folders)
  const theirs: (TrainingRow & { of: string })[] = []
  for (const folder of folders)
    for (const row of await trainingRows(folder, { isTuned: false, isRead }))
      theirs.push({ ...row, of: groupOf(folder, row.site) })
  for (const share of learningCurve ? curveShares : [1]) {
    const known = theirs.filter(({ of }) => shareOf(`curve ${of}`) < share)
    const read: ReadSite[] = []
    const groups = new Set<string>()
    for (let fold = 0; fold < testFolds; fold++) {
      const isOf = (group: string) => testFoldOf(group, partition) === fold
      const scorer = scorerOf([...ours, ...known.filter(({ of }) => !isOf(of))])
      for (const folder of folders) {
        const isAsked = (site: RecordedSite) => isRead(site) && isOf(groupOf(folder, site.id))
        const own = await readSites(folder, { scorer, isRead: isAsked })
        for (const { id } of own) groups.add(groupOf(folder, id))
        read.push(
          ...own.map((site) => ({ ...site, id: folders.length > 1 ? `${basename(folder)}/${site.id}` : site.id })),
        )
      }
    }
    console.log(`${read.length} sites in ${groups.size} groups: of one company or one template`)
    printHeldOut(read, `learned from ${Math.round(100 * share)} % of the other companies`)
    if (!learningCurve && !totals) for (const line of lossLines(read)) console.log(`  ${line}`)
    if (json === undefined) continue
    const set = folders.map((folder) => basename(folder)).join(' ')
    const learnedFrom = await learnedSets(folders, drawn)
    await saveMeasurement(json, measure(read, { set, partition, learnedFrom, now: new Date() }))
  }
}

/** Learns from these folders and reads the sites of another. */
export async function benchLearnedElsewhere(
  folders: readonly string[],
  { thenRead, totals, languages, json }: { thenRead: string; totals: boolean; languages?: string; json?: string },
): Promise<void> {
  const drawn = drawnRows()
  const isRead = inLanguages(languages)
  const rows = [...(await fixtureRows()), ...drawn.rows, ...(await furtherRows(folders, isRead))]
  const read = await readSites(thenRead, { scorer: scorerOf(rows), isRead })
  printHeldOut(read, `learned from ${folders.map((folder) => basename(folder)).join(', ') || 'no further folder'}`)
  if (!totals) for (const line of lossLines(read)) console.log(`  ${line}`)
  if (json === undefined) return
  const learnedFrom = await learnedSets(folders, drawn)
  await saveMeasurement(json, measure(read, { set: basename(thenRead), partition: null, learnedFrom, now: new Date() }))
}

function printHeldOut(read: readonly ReadSite[], learned: string): void {
  const clear = read.filter(({ expected }) => !expected.ambiguous)
  console.log(`held out, ${learned}: ${read.length} sites`)
  for (const line of scoreLines(read)) console.log(`  ${line}`)
  console.log(`held out, ${learned}, without the sites whose labels are ambiguous: ${clear.length} sites`)
  for (const line of [...scoreLines(clear), ...confidenceLines(clear)]) console.log(`  ${line}`)
}

/** Learns without each of the fixture sets, and reads it. */
export async function benchSetsLeftOut(folders: readonly string[]): Promise<void> {
  const fixtures = await fixtureRows()
  const others = [...drawnRows().rows, ...(await furtherRows(folders))]
  for (const set of Object.keys(fixtureSets) as FixtureSet[]) {
    const scorer = scorerOf([...fixtures.filter((row) => row.set !== set), ...others])
    const read = await readSites(fixtureSets[set], { scorer })
    console.log(`${set}, learned without it: ${read.length} sites`)
    for (const line of scoreLines(read)) console.log(`  ${line}`)
  }
}
