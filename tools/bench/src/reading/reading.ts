import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { replaySites } from '@vedetta/crawler/visit/replay-sites'
import { siteResult } from '@vedetta/crawler/visit/site-result'
import { z } from 'zod'
import { goldSites, heldOutSites, ownSites } from './recorded-sites.ts'

const commonest = 3

const scored = z.object({
  sites: z.number(),
  expectedPositions: z.number(),
  foundPositions: z.number(),
  matched: z.number(),
  precision: z.number(),
  recall: z.number(),
  f1: z.number(),
  sitesFullyRight: z.number(),
  fieldAccuracy: z.record(z.string(), z.number()),
  microF1: z.record(z.string(), z.number()),
  differences: z.array(
    z.object({ site: z.string(), archetype: z.string(), missed: z.array(z.string()), extra: z.array(z.string()) }),
  ),
})
type Score = z.infer<typeof scored>

/** Visits the recorded sites of each set and prints how the findings compare with what a person would report. */
export async function benchReading(gold: string = goldSites): Promise<void> {
  const scorer = join(gold, 'score.mjs')
  if (!existsSync(scorer)) throw new Error(`No gold sites in ${gold}: name their folder with --gold`)
  for (const [name, folder] of [
    ['gold sites', gold],
    ['own sites', ownSites],
    ['held-out sites', heldOutSites],
  ] as const)
    print(name, await scoreOf(folder, scorer))
}

export async function scoreOf(folder: string, scorer: string): Promise<Score> {
  const scratch = await mkdtemp(join(tmpdir(), 'vedetta-reading-'))
  try {
    const results = join(scratch, 'results.ndjson')
    for await (const { id, findings } of replaySites(folder))
      await appendFile(results, `${JSON.stringify(siteResult(id, findings))}\n`)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [scorer, '--gold', folder, '--out', results, '--json', '--list'],
      { maxBuffer: 16 * 1024 * 1024 },
    )
    return scored.parse(JSON.parse(stdout))
  } finally {
    await rm(scratch, { recursive: true })
  }
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
  for (const line of causes(score)) console.log(`  ${line}`)
}

/** Where most positions were missed or made up. */
function causes(score: Score): string[] {
  return score.differences
    .flatMap(({ site, archetype, missed, extra }) => [
      { what: 'missed', titles: missed, where: `${archetype} (${site})` },
      { what: 'extra', titles: extra, where: `${archetype} (${site})` },
    ])
    .filter(({ titles }) => titles.length > 0)
    .sort((a, b) => b.titles.length - a.titles.length)
    .slice(0, commonest)
    .map(({ what, titles, where }) => `${titles.length} ${what} in ${where}: ${titles.join('; ')}`)
}
