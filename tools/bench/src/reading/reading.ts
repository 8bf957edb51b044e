import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { scorerFile } from '@vedetta/crawler/score/load-scorer'
import type { Scorer } from '@vedetta/crawler/score/scorer'
import { decodeScorer } from '@vedetta/crawler/score/scorer-file'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { digestOf } from '@vedetta/crawler/testing/readings'
import { readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { fatesOf } from '@vedetta/crawler/testing/scoring/loss-stages'
import { type Score, scoreSites } from '@vedetta/crawler/testing/scoring/score-sites'
import { replaySites } from '@vedetta/crawler/visit/replay-sites'
import { siteResult } from '@vedetta/crawler/visit/site-result'
import { measure, saveMeasurement } from './measurement.ts'
import type { ReadSite } from './read-site.ts'
import { fieldLines, lossLines, requestLine, stageLines } from './reading-report.ts'
import { weighedIn } from './weighed-adverts.ts'

type Options = { sites: boolean; json?: string }

/** Visits the recorded sites of each folder, by default of our fixture sets, and prints how far the expected positions came. */
export async function benchReading(folders: readonly string[], { sites, json }: Options): Promise<void> {
  if (json !== undefined && folders.length !== 1) throw new Error('--json takes the sites of one folder')
  for (const folder of folders.length > 0 ? folders : Object.values(fixtureSets)) {
    const read = await readSites(folder)
    if (json !== undefined) {
      const { sets: learnedFrom } = decodeScorer(await readFile(scorerFile))
      await saveMeasurement(json, measure(read, { set: nameOf(folder), partition: null, learnedFrom, now: new Date() }))
    }
    const clear = read.filter(({ expected }) => !expected.ambiguous)
    console.log(`${nameOf(folder)}: ${read.length} sites`)
    for (const line of stageLines(read)) console.log(`  ${line}`)
    if (clear.length < read.length) {
      console.log(`${nameOf(folder)}, without the sites whose labels are ambiguous: ${clear.length} sites`)
      for (const line of stageLines(clear)) console.log(`  ${line}`)
    }
    for (const line of fieldLines(scoreOf(read))) console.log(`  ${line}`)
    console.log(`  ${requestLine(read)}`)
    if (sites) for (const line of lossLines(read)) console.log(`  ${line}`)
  }
}

/** Visits the recorded sites of a folder, in the order of their names. */
export async function readSites(
  folder: string,
  { scorer, isRead = () => true }: { scorer?: Scorer; isRead?: (startUrl: string) => boolean } = {},
): Promise<ReadSite[]> {
  const read: ReadSite[] = []
  const scorerOf = scorer && (async () => scorer)
  for await (const { id, siteFolder, visit, findings } of replaySites(folder, { scorerOf, isRead })) {
    const expected = await readExpectedSite(siteFolder)
    const found = siteResult(id, findings)
    const fates = fatesOf(visit, expected, found)
    const confidences = findings.positions.map(({ confidence }) => confidence)
    const weighed = weighedIn(visit, expected)
    const sent = visit.fetcher.requests.filter(({ isSent }) => isSent)
    const renders = sent.filter(({ isRendered }) => isRendered).length
    const requests = sent.length - renders
    read.push({ id, expected, found, fates, confidences, digest: digestOf(findings), weighed, requests, renders })
  }
  return read
}

export const scoreOf = (read: readonly ReadSite[]): Score => scoreSites(read)

export const digestsOf = (read: readonly ReadSite[]): Record<string, string> =>
  Object.fromEntries(read.map(({ id, digest }) => [id, digest]))

const nameOf = (folder: string) => (basename(folder) === 'sites' ? basename(dirname(folder)) : basename(folder))
