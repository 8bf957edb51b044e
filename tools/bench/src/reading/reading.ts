import { basename, dirname } from 'node:path'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { digestOf } from '@vedetta/crawler/testing/readings'
import { readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { fatesOf } from '@vedetta/crawler/testing/scoring/loss-stages'
import { type Score, scoreSites } from '@vedetta/crawler/testing/scoring/score-sites'
import { replaySites } from '@vedetta/crawler/visit/replay-sites'
import { siteResult } from '@vedetta/crawler/visit/site-result'
import type { ReadSite } from './read-site.ts'
import { fieldLines, lossLines, stageLines } from './reading-report.ts'

type Options = { sites: boolean }

/** Visits the recorded sites of each folder, by default of our fixture sets, and prints how far the expected positions came. */
export async function benchReading(folders: readonly string[], { sites }: Options): Promise<void> {
  for (const folder of folders.length > 0 ? folders : Object.values(fixtureSets)) {
    const read = await readSites(folder)
    const clear = read.filter(({ expected }) => !expected.ambiguous)
    console.log(`${nameOf(folder)}: ${read.length} sites`)
    for (const line of stageLines(read)) console.log(`  ${line}`)
    if (clear.length < read.length) {
      console.log(`${nameOf(folder)}, without the sites whose labels are ambiguous: ${clear.length} sites`)
      for (const line of stageLines(clear)) console.log(`  ${line}`)
    }
    for (const line of fieldLines(scoreOf(read))) console.log(`  ${line}`)
    if (sites) for (const line of lossLines(read)) console.log(`  ${line}`)
  }
}

/** Visits the recorded sites of a folder, in the order of their names. */
export async function readSites(folder: string): Promise<ReadSite[]> {
  const read: ReadSite[] = []
  for await (const { id, siteFolder, visit, findings } of replaySites(folder)) {
    const expected = await readExpectedSite(siteFolder)
    const found = siteResult(id, findings)
    read.push({ id, expected, found, fates: fatesOf(visit, expected, found), digest: digestOf(findings) })
  }
  return read
}

export const scoreOf = (read: readonly ReadSite[]): Score => scoreSites(read)

export const digestsOf = (read: readonly ReadSite[]): Record<string, string> =>
  Object.fromEntries(read.map(({ id, digest }) => [id, digest]))

const nameOf = (folder: string) => (basename(folder) === 'sites' ? basename(dirname(folder)) : basename(folder))
