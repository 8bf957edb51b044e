import { basename } from 'node:path'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { digestOf } from '@vedetta/crawler/testing/readings'
import { readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { type Score, scoreSites } from '@vedetta/crawler/testing/scoring/score-sites'
import { replaySites } from '@vedetta/crawler/visit/replay-sites'
import { siteResult } from '@vedetta/crawler/visit/site-result'

const shownDifferences = 3

/** Visits the recorded sites of a folder, or of each of our fixture sets, and prints how the findings score against the labels. */
export async function benchReading(folder?: string): Promise<void> {
  for (const set of folder === undefined ? Object.values(fixtureSets) : [folder])
    print(`${basename(set)} sites`, (await readSites(set)).score)
}

/** Visits the recorded sites of a folder: how the findings compare, and a digest of them by site. */
export async function readSites(folder: string): Promise<{ score: Score; digests: Record<string, string> }> {
  const visited = []
  const digests: Record<string, string> = {}
  for await (const { id, siteFolder, findings } of replaySites(folder)) {
    visited.push({ expected: await readExpectedSite(siteFolder), found: siteResult(id, findings) })
    digests[id] = digestOf(findings)
  }
  return { score: scoreSites(visited), digests }
}

function print(name: string, score: Score): void {
  const rate = (value: number) => value.toFixed(3)
  const rates = (group: Readonly<Record<string, number>>) =>
    Object.entries(group)
      .map(([field, value]) => `${field} ${rate(value)}`)
      .join(', ')
  console.log(`${name}: ${score.sites} sites, ${score.sitesFullyRight} fully right on positions`)
  console.log(
    `  positions: ${score.expectedPositions} expected, ${score.foundPositions} found, ${score.matched} matched`,
  )
  console.log(`  precision ${rate(score.precision)}, recall ${rate(score.recall)}, F1 ${rate(score.f1)}`)
  console.log(`  fields: ${rates(score.fieldAccuracy)}`)
  console.log(`  F1: ${rates(score.microF1)}`)
  for (const line of largestDifferences(score)) console.log(`  ${line}`)
}

/** The sites and kinds with the most missed or extra positions. */
function largestDifferences(score: Score): string[] {
  return score.differences
    .flatMap(({ site, archetype, missed, extra }) => [
      { what: 'missed', titles: missed, where: `${archetype} (${site})` },
      { what: 'extra', titles: extra, where: `${archetype} (${site})` },
    ])
    .filter(({ titles }) => titles.length > 0)
    .sort((a, b) => b.titles.length - a.titles.length)
    .slice(0, shownDifferences)
    .map(({ what, titles, where }) => `${titles.length} ${what} in ${where}: ${titles.join('; ')}`)
}
