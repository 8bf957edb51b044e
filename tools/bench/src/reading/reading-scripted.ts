import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import { dayMs } from '@vedetta/contracts/text/durations'
import { botName } from '@vedetta/contracts/watch/bot'
import { createBrowser, type PageBrowser } from '@vedetta/crawler/fetch/browser'
import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import { browserSettings, chromiumOf } from '@vedetta/crawler/fetch/launch-chromium'
import { renderThrough } from '@vedetta/crawler/fetch/render-through'
import { createReplayFetcher } from '@vedetta/crawler/fetch/replay-fetcher'
import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import { scriptMadeSet } from '@vedetta/crawler/testing/fixture-sets'
import { readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import { matchPositions } from '@vedetta/crawler/testing/scoring/match-positions'
import { siteFolders } from '@vedetta/crawler/visit/replay-sites'
import { type SiteResult, siteResult } from '@vedetta/crawler/visit/site-result'
import { z } from 'zod'
import { measureCpu } from '../harness/process-cpu.ts'

const siteFile = z.object({
  id: z.string(),
  company: z.string().nullable(),
  start: z.string(),
  city: z.string().nullable(),
  visitedAt: z.iso.datetime(),
})

/** What the watch has of a site that it visits again and again, always as it was recorded. */
const visits = ['first visit', 'next day', 'by a new reader', 'after a week'] as const
type VisitName = (typeof visits)[number]

const dayOf: Record<VisitName, number> = { 'first visit': 0, 'next day': 1, 'by a new reader': 2, 'after a week': 10 }

type VisitScore = {
  expected: number
  found: number
  matched: number
  renderings: number
  requests: number
  missed: readonly string[]
  extra: readonly string[]
}

type ScriptedSite = { id: string; scores: Record<VisitName, VisitScore> }

/** Visits recorded sites whose lists scripts make as the watch does, with a real browser, and prints what is found and what it took. */
export async function benchReadingScripted(folders: readonly string[], { sites }: { sites: boolean }): Promise<void> {
  const browser = createBrowser(chromiumOf(readConfig(browserSettings, process.env)))
  await browser.start()
  const [before] = await measureCpu([process.pid])
  const read: ScriptedSite[] = []
  try {
    for (const folder of folders.length > 0 ? folders : [scriptMadeSet])
      for (const site of await siteFolders(folder)) read.push(await readScripted(site, browser))
    const [after] = await measureCpu([process.pid])
    for (const line of reportLines(read)) console.log(line)
    const renderings = sum(read.flatMap(({ scores }) => Object.values(scores)).map((score) => score.renderings))
    const used = (after?.descendants ?? 0) - (before?.descendants ?? 0)
    console.log(`CPU of Chromium: ${Math.round(used / renderings)} ms a rendering, over ${renderings}`)
    if (sites) for (const line of read.flatMap(differences)) console.log(line)
  } finally {
    await browser.close()
  }
}

async function readScripted(folder: string, browser: PageBrowser): Promise<ScriptedSite> {
  const site = siteFile.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')))
  const expected = await readExpectedSite(folder)
  const replay = await createReplayFetcher(folder)
  let memory: SourceMemory | null = null
  let found: SiteResult['positions'] = []
  const scores: Partial<Record<VisitName, VisitScore>> = {}
  for (const name of visits) {
    const web = drawingFetcher(replay, browser)
    const { company, city, start } = site
    const visitedAt = new Date(Date.parse(site.visitedAt) + dayOf[name] * dayMs)
    const visit: VisitResult = await visitSource(web, {
      kind: 'page',
      url: start,
      company,
      city,
      visitedAt,
      memory: by(name, memory),
    })
    // As it comes back from the database.
    if (visit.memory !== null) memory = JSON.parse(JSON.stringify(visit.memory))
    // An unchanged visit repeats what was read before.
    if (visit.findings !== null) found = siteResult(site.id, { ...visit.findings, requests: [] }).positions
    const { pairs, missed, extra } = matchPositions(expected.positions, found)
    scores[name] = {
      expected: expected.positions.length,
      found: found.length,
      matched: pairs.length,
      renderings: web.renderings(),
      requests: visit.requests,
      missed: missed.map(({ title }) => title),
      extra: extra.map(({ title }) => title),
    }
  }
  return { id: site.id, scores: scores as Record<VisitName, VisitScore> }
}

const by = (name: VisitName, memory: SourceMemory | null) =>
  memory !== null && name === 'by a new reader' ? { ...memory, readerVersion: -1 } : memory

/** The recorded answers, from which a real browser draws. */
function drawingFetcher(replay: Fetcher, browser: PageBrowser): Fetcher & { renderings(): number } {
  let renderings = 0
  return {
    fetch: replay.fetch,
    render: (url) => {
      renderings += 1
      return renderThrough(browser, url, { userAgent: botName, fetch: replay.fetch })
    },
    renderings: () => renderings,
  }
}

function reportLines(read: readonly ScriptedSite[]): string[] {
  return visits.map((name) => {
    const scores = read.map(({ scores }) => scores[name])
    const total = (of: 'expected' | 'found' | 'matched' | 'renderings' | 'requests') =>
      sum(scores.map((score) => score[of]))
    const empty = scores.filter(({ expected }) => expected === 0)
    return [
      `${name}: recall ${(total('matched') / total('expected')).toFixed(3)} (${total('matched')} of ${total('expected')})`,
      `precision ${(total('matched') / (total('found') || 1)).toFixed(3)}`,
      `${empty.filter(({ found }) => found > 0).length} of ${empty.length} sites without a position show one`,
      `${total('renderings')} renderings, on ${scores.filter(({ renderings }) => renderings > 0).length} of ${read.length} sites`,
      `${(total('requests') / read.length).toFixed(1)} requests a visit`,
    ].join(', ')
  })
}

function differences({ id, scores }: ScriptedSite): string[] {
  return visits.flatMap((name) => [
    ...scores[name].missed.map((title) => `${id}, ${name}: missed: ${title}`),
    ...scores[name].extra.map((title) => `${id}, ${name}: false: ${title}`),
  ])
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
