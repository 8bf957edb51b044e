import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { createBrowsingFetcher } from '@vedetta/crawler/fetch/browsing-fetcher'
import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import { browserSettings, chromiumOf } from '@vedetta/crawler/fetch/launch-chromium'
import { visitSite } from '@vedetta/crawler/visit/visit-site'
import { dateOf } from './days.ts'
import { boardMembers } from './kinds/shared-board.ts'
import { matchTitles } from './match-titles.ts'
import type { Day, World } from './model.ts'
import { startSimweb } from './serve.ts'
import { simulatedNetwork } from './simulated-network.ts'
import { type TruePosition, truthOf } from './truth.ts'
import { createWorld, siteAt } from './world.ts'

export type KindReading = {
  kind: string
  sites: number
  expected: number
  found: number
  matched: number
  /** Among the matched positions. */
  rightCities: number
  rightContracts: number
  rightUrls: number
  requests: number
  examples: string[]
}

type ReadOptions = { kind: string; sites: number; seed: number; day: Day; rendering: boolean; concurrency: number }

/** Reads sites of one kind as a visit does, over TLS, and compares with the ground truth of the day. */
export async function readKind({ kind, sites, seed, day, rendering, concurrency }: ReadOptions): Promise<KindReading> {
  const world = createWorld({ seed, hosts: sites, only: [kind] })
  const simweb = await startSimweb({ world, day })
  const fetcher = createBrowsingFetcher({
    chromium: chromiumOf(readConfigOrExit(browserSettings)),
    ...simulatedNetwork(world, () => day, simweb),
    limits: { pauseMs: 0 },
  })
  const reading: KindReading = {
    kind,
    sites: 0,
    expected: 0,
    found: 0,
    matched: 0,
    rightCities: 0,
    rightContracts: 0,
    rightUrls: 0,
    requests: 0,
    examples: [],
  }
  const numbers = Array.from({ length: sites }, (_, number) => number).values()
  const work = async () => {
    for (const number of numbers)
      await readSite(rendering ? fetcher : withoutRendering(fetcher), world, number, day, reading)
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, work))
  } finally {
    await fetcher.close()
    await simweb.close()
  }
  return reading
}

/** Rendering each page would take minutes. */
function withoutRendering(fetcher: Fetcher): Fetcher {
  return { ...fetcher, render: async (url) => ({ kind: 'failed', url, reason: 'budget' }) }
}

async function readSite(fetcher: Fetcher, world: World, number: number, day: Day, reading: KindReading): Promise<void> {
  const truth = truthOf(world, number, day)
  if (truth.state === 'down') return
  const findings = await visitSite(fetcher, {
    startUrl: truth.startUrl,
    company: truth.company,
    city: truth.city,
    visitedAt: dateOf(day),
  })
  const expected = truth.state === 'robots' || truth.state === 'dead' ? [] : visiblePositions(world, number, day)
  const found = findings.positions.map((position) => ({ ...position, title: position.title.value }))
  const matched = matchTitles(expected, found)
  reading.sites += 1
  reading.expected += expected.length
  reading.found += found.length
  reading.matched += matched.length
  reading.requests += findings.requests.length
  const differences: string[] = []
  for (const [position, other] of matched) {
    const cities = new Set(other.places.map(({ value }) => value.name))
    const isOwnCity = position.cities.length === 0 && cities.size <= 1
    const isRightCity = cities.size === position.cities.length && position.cities.every((city) => cities.has(city))
    const contract = other.contract?.value ?? null
    if (isOwnCity || isRightCity) reading.rightCities += 1
    else differences.push(`~ ${position.title} at ${position.cities.join('/')}, not ${[...cities].join('/')}`)
    if (contract === position.contract) reading.rightContracts += 1
    else differences.push(`~ ${position.title} ${position.contract}, not ${contract}`)
    if (other.url === position.url) reading.rightUrls += 1
  }
  const missed = expected.filter((one) => !matched.some(([other]) => other === one)).map(({ title }) => `- ${title}`)
  const added = found.filter((one) => !matched.some(([, other]) => other === one)).map(({ title }) => `+ ${title}`)
  differences.push(...missed, ...added)
  if (differences.length > 0) reading.examples.push(`${truth.startUrl} ${differences.join(' ')}`)
}

/** A shared board shows the positions of all its members. */
function visiblePositions(world: World, number: number, day: Day): TruePosition[] {
  const isShared = siteAt(world, number).kinds[0].name === 'shared-board'
  const numbers = isShared ? boardMembers(world, number) : [number]
  return numbers.flatMap((one) => truthOf(world, one, day).positions)
}
