import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { loadScorer, scorerFile } from '@vedetta/crawler/score/load-scorer'
import type { Scorer } from '@vedetta/crawler/score/scorer'
import { decodeScorer } from '@vedetta/crawler/score/scorer-file'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { digestOf } from '@vedetta/crawler/testing/readings'
import { readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { matchPositions } from '@vedetta/crawler/testing/scoring/match-positions'
import { notingScorer, type WeighedTitle } from '@vedetta/crawler/testing/scoring/noting-scorer'
import { type Score, scoreSites } from '@vedetta/crawler/testing/scoring/score-sites'
import { fatesOf } from '@vedetta/crawler/testing/scoring/site-fates'
import { type RecordedSite, replaySites } from '@vedetta/crawler/visit/replay-sites'
import { siteResult } from '@vedetta/crawler/visit/site-result'
import { inLanguages } from './languages-option.ts'
import { measure, saveMeasurement } from './measurement.ts'
import type { ReadSite } from './read-site.ts'
import { fieldLines, lossLines, requestLine, scoreLines } from './reading-report.ts'
import { weighedIn } from './weighed-adverts.ts'

type Options = {
  sites: boolean
  /** Neither what is printed nor the file tells one site from another. */
  totals: boolean
  languages?: string
  json?: string
}

/** Visits the recorded sites of each folder, by default of our fixture sets, and prints what is found there and what lost the rest. */
export async function benchReading(
  folders: readonly string[],
  { sites, totals, languages, json }: Options,
): Promise<void> {
  if (json !== undefined && folders.length !== 1) throw new Error('--json takes the sites of one folder')
  if (sites && totals) throw new Error('--totals tells no site from another, and --sites does')
  for (const folder of folders.length > 0 ? folders : Object.values(fixtureSets)) {
    const read = await readSites(folder, { isRead: inLanguages(languages) })
    if (json !== undefined) {
      const { sets: learnedFrom } = decodeScorer(await readFile(scorerFile))
      const measured = measure(read, { set: nameOf(folder), partition: null, learnedFrom, now: new Date() })
      await saveMeasurement(json, totals ? { ...measured, sites: [] } : measured)
    }
    const clear = read.filter(({ expected }) => !expected.ambiguous)
    console.log(`${nameOf(folder)}: ${read.length} sites`)
    for (const line of [...scoreLines(read), ...fieldLines(scoreOf(read))]) console.log(`  ${line}`)
    if (clear.length < read.length) {
      console.log(`${nameOf(folder)}, without the sites whose labels are ambiguous: ${clear.length} sites`)
      for (const line of [...scoreLines(clear), ...fieldLines(scoreOf(clear))]) console.log(`  ${line}`)
    }
    console.log(`  ${requestLine(read)}`)
    if (sites) for (const line of lossLines(read)) console.log(`  ${line}`)
  }
}

/** Visits the recorded sites of a folder, in the order of their names. */
export async function readSites(
  folder: string,
  { scorer, isRead = () => true }: { scorer?: Scorer; isRead?: (site: RecordedSite) => boolean } = {},
): Promise<ReadSite[]> {
  const read: ReadSite[] = []
  const scorerOf = scorer && (async () => scorer)
  for await (const { id, siteFolder, visit, findings: readFindings } of replaySites(folder, { scorerOf, isRead })) {
    const expected = await readExpectedSite(siteFolder)
    const findings = await readFindings()
    const found = siteResult(id, findings)
    const digest = digestOf(findings)
    const hasLost = matchPositions(expected.positions, found.positions).missed.length > 0
    const titles = hasLost ? await weighedTitles(siteFolder, scorer ?? loadScorer(), digest) : []
    const fates = await fatesOf(visit, expected, found, titles)
    const confidences = findings.positions.map(({ confidence }) => confidence)
    const weighed = await weighedIn(visit, expected)
    const sent = visit.fetcher.requests.filter(({ isSent }) => isSent)
    const renders = sent.filter(({ isRendered }) => isRendered).length
    const requests = sent.length - renders
    read.push({ id, expected, found, fates, confidences, digest, weighed, requests, renders })
  }
  return read
}

/** Every title that a visit weighs, told by a second visit that leaves out no group: it must find the same. */
async function weighedTitles(siteFolder: string, scorer: Scorer, digest: string): Promise<WeighedTitle[]> {
  const titles: WeighedTitle[] = []
  const scorerOf = async () => notingScorer(scorer, titles)
  for await (const { findings } of replaySites(siteFolder, { scorerOf }))
    if (digestOf(await findings()) !== digest)
      throw new Error('a group that could not reach the least changed what was found')
  return titles
}

export const scoreOf = (read: readonly ReadSite[]): Score => scoreSites(read)

export const digestsOf = (read: readonly ReadSite[]): Record<string, string> =>
  Object.fromEntries(read.map(({ id, digest }) => [id, digest]))

const nameOf = (folder: string) => (basename(folder) === 'sites' ? basename(dirname(folder)) : basename(folder))
