import { boardsIn } from '@vedetta/crawler/ats/tracking-systems'
import { readContacts } from '@vedetta/crawler/company/read-contacts'
import { readNews } from '@vedetta/crawler/company/read-news'
import { readPeople } from '@vedetta/crawler/company/read-people'
import { readVat } from '@vedetta/crawler/company/read-vat'
import { extractPositions } from '@vedetta/crawler/extract/extractors'
import { bytesHash } from '@vedetta/crawler/fetch/bytes-hash'
import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import { careersScore } from '@vedetta/crawler/find/careers-links'
import { detailLinks } from '@vedetta/crawler/find/detail-links'
import { linksOf } from '@vedetta/crawler/find/links'
import { normalisePosition } from '@vedetta/crawler/normalise/normalise-position'
import type { HtmlPage } from '@vedetta/crawler/page'
import { contentHasher } from '@vedetta/crawler/page/content-hash'
import { readHtml, readPage } from '@vedetta/crawler/page/read-page'
import type { RawPosition } from '@vedetta/crawler/raw-position'
import { refusalOf } from '@vedetta/crawler/refuse/refusal-of'
import { loadScorer } from '@vedetta/crawler/score/load-scorer'
import type { Scorer } from '@vedetta/crawler/score/scorer'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { recordedAnswers } from '@vedetta/crawler/testing/recorded-answers'
import { parseDocument } from 'htmlparser2'
import { percentile } from '../harness/percentile.ts'
import { padPage } from './pad-page.ts'

const rounds = 5
const pagesPerTurn = 20
const site = {
  startUrl: 'https://www.rossi.example/',
  company: 'Rossi S.r.l.',
  city: 'Brescia',
  visitedAt: new Date('2026-11-14T06:00:00Z'),
}
const headers = { 'content-type': 'text/html; charset=utf-8' }
const contentHash = contentHasher(site.visitedAt)

const steps = [
  'bare parse',
  'decode and parse',
  'find',
  'extract',
  'scorer',
  'normalise',
  'contacts',
  'bytes hash',
  'both hashes',
] as const
type Step = (typeof steps)[number]
type Costs = Record<Step, number>

const labels: Partial<Record<Step, string>> = { scorer: 'of it the scorer' }

const wholeRead: readonly Step[] = ['decode and parse', 'find', 'extract', 'normalise', 'contacts']

type Sample = { fetched: Fetched; html: string; isListing: boolean }

/** Measures CPU per page for each step of reading, alternating with htmlparser2 alone over the same pages. */
export async function benchReadingSpeed(pages: number): Promise<void> {
  for (const [weight, prepare] of [
    ['as recorded', (html: string) => html],
    ['padded to the typical size', padPage],
  ] as const) {
    const samples = await buildCorpus(pages, prepare)
    const listings = samples.filter((sample) => sample.isListing)
    await measure(samples)
    for (const [kind, chosen] of [
      ['pages', samples],
      ['listing pages', listings],
    ] as const) {
      const measured: Costs[] = []
      for (let round = 0; round < rounds; round += 1) measured.push(await measure(chosen))
      print(`${chosen.length} ${kind} ${weight}, ${meanKilobytes(chosen)} KB each`, measured, chosen.length)
    }
  }
}

/** Repeats the recorded pages, each copy with a different trailing comment, until there are enough. */
async function buildCorpus(count: number, prepare: (html: string) => string): Promise<Sample[]> {
  const answers = (await Promise.all([fixtureSets.gold, fixtureSets.tuned].map(recordedAnswers))).flat()
  const recorded: HtmlPage[] = []
  for (const answer of answers) {
    const page = await readPage(answer, { isRendered: false })
    if (page?.kind === 'html') recorded.push(page)
  }
  if (recorded.length === 0) throw new Error('No recorded page to measure')
  return Array.from({ length: count }, (_, index) => {
    const { url, status, html: source } = recorded[index % recorded.length] as HtmlPage
    const html = `${prepare(source)}<!-- ${index} -->`
    const isListing = read(readHtml(html, { url, status, isRendered: false })).length > 1
    return { fetched: { kind: 'fetched', url, status, headers, body: Buffer.from(html) }, html, isListing }
  })
}

/** Measures each step over a few pages at a time: turns short enough that all steps see the same machine load, long enough for the CPU clock. */
async function measure(samples: readonly Sample[]): Promise<Costs> {
  const costs = Object.fromEntries(steps.map((step) => [step, 0])) as Costs
  for (let start = 0; start < samples.length; start += pagesPerTurn) {
    const turn = samples.slice(start, start + pagesPerTurn)
    await measureStep(costs, 'bare parse', () => turn.map(({ html }) => parseDocument(html)))
    const pages = (
      await measureStep(costs, 'decode and parse', () =>
        Promise.all(turn.map(({ fetched }) => readPage(fetched, { isRendered: false }))),
      )
    ).filter((page) => page?.kind === 'html')
    await measureStep(costs, 'find', () => pages.map(find))
    const asked: (() => unknown)[] = []
    const raws = (await measureStep(costs, 'extract', () => pages.map((page) => read(page, noting(asked))))).flat()
    await measureStep(costs, 'scorer', () => asked.map((ask) => ask()))
    await measureStep(costs, 'normalise', () => raws.map((raw) => refusalOf(raw, site) ?? normalisePosition(raw, site)))
    await measureStep(costs, 'contacts', () => pages.map(readCompany))
    await measureStep(costs, 'bytes hash', () => turn.map(({ fetched }) => bytesHash(fetched.body)))
    await measureStep(costs, 'both hashes', () =>
      turn.map(({ fetched, html }) => [bytesHash(fetched.body), contentHash(html)]),
    )
  }
  return costs
}

const read = (page: HtmlPage, by: Scorer = loadScorer()): RawPosition[] =>
  extractPositions(page, { role: 'careers', listTitle: null, scorer: by, site })

/** The scorer's part of `extract` is measured by asking it all that again. */
function noting(asked: (() => unknown)[]): Scorer {
  // Loaded here and not with this file: the command that writes new weights must start whatever the old ones are.
  const scorer = loadScorer()
  const noted = <Answer>(ask: () => Answer) => {
    asked.push(ask)
    return ask()
  }
  return {
    couldReach: (confidence, group) => noted(() => scorer.couldReach(confidence, group)),
    scoreGroup: (group) => noted(() => scorer.scoreGroup(group)),
  }
}

function find(page: HtmlPage): unknown {
  const links = linksOf(page)
  return [links.map((link) => careersScore(link, site.startUrl)), detailLinks(links, page), boardsIn(page)]
}

function readCompany(page: HtmlPage): unknown {
  return [readContacts(page), readPeople(page), readNews(page, site.visitedAt), readVat(page)]
}

async function measureStep<Result>(costs: Costs, step: Step, work: () => Result | Promise<Result>): Promise<Result> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  costs[step] += (user + system) / 1000
  return result
}

function print(what: string, measured: readonly Costs[], pages: number): void {
  const cost = (chosen: readonly Step[]) =>
    percentile(
      measured.map((costs) => chosen.reduce((sum, step) => sum + costs[step], 0)),
      0.5,
    ) / pages
  const bare = cost(['bare parse'])
  console.log(`${what}; CPU ms per page, median of ${measured.length} rounds, and ratio to the bare parse`)
  for (const step of steps)
    console.log(`  ${labels[step] ?? step}: ${cost([step]).toFixed(3)} (${(cost([step]) / bare).toFixed(2)} ×)`)
  console.log(`  whole read: ${cost(wholeRead).toFixed(3)} (${(cost(wholeRead) / bare).toFixed(2)} ×)`)
}

function meanKilobytes(samples: readonly Sample[]): string {
  const bytes = samples.reduce((sum, { fetched }) => sum + fetched.body.length, 0)
  return (bytes / samples.length / 1024).toFixed(1)
}
