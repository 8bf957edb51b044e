import type { Fetched, Fetcher, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { inputHash } from '@vedetta/crawler/fetch/input-hash'
import { renderedPage } from '@vedetta/crawler/fetch/rendered-page'
import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import { expect, it } from 'vitest'
import { dateOf } from '../days.ts'
import type { Day, Site } from '../model.ts'
import { respondingFetcher } from '../testing/responding-fetcher.ts'
import { troubleOn } from '../trouble.ts'
import { viewOf } from '../view.ts'
import { createWorld, siteAt, startUrlOf } from '../world.ts'

const days: readonly Day[] = [15, 16, 17]
const world = createWorld({ seed: 1, hosts: 100, only: ['script-only'] })
const isQuiet = (site: Site) =>
  days.every((day) => troubleOn(site, day) === null) &&
  [site.life.redesignedOn, site.life.movedOn, site.life.closedToRobotsOn].every((day) => day === null || day > 17)
const dataOn = (site: Site, day: Day) => {
  const view = viewOf(site, day)
  return String(view.kind.pages(view)['/api/v2/elenco']?.().body)
}

const quiet = Array.from({ length: world.hosts }, (_, number) => siteAt(world, number)).filter(isQuiet)
const hasNoise = ({ traits: { noise } }: Site) => noise !== 'none'
const changes = (site: Site) => dataOn(site, 15) !== dataOn(site, 16) || dataOn(site, 16) !== dataOn(site, 17)

/** Draws the page as its script does, and counts how often. */
function drawingFetcher(day: Day): Fetcher & { renders: number } {
  const { fetch } = respondingFetcher(world, day)
  const inputOf = ({ url, body }: Fetched, isScript = false) => ({ url, bytesHash: inputHash(body, { isScript }) })
  const drawing = {
    renders: 0,
    fetch,
    render: async (url: string): Promise<FetchResult> => {
      drawing.renders += 1
      const document = await fetch({ url })
      const data = await fetch({ url: new URL('/api/v2/elenco', url).href })
      const script = await fetch({ url: new URL('/assets/js/main.js', url).href })
      if (document.kind !== 'fetched' || data.kind !== 'fetched' || script.kind !== 'fetched') return document
      const list = JSON.parse(String(data.body)) as { t: string; d: string }[]
      const drawn = list.map(({ t, d }) => `<h2>${t}</h2>${d}`).join('') || 'Al momento non ci sono posizioni aperte.'
      const html = String(document.body).replace('class="loading"></div>', `>${drawn}</div>`)
      const drawnFrom = [inputOf(document), inputOf(data), ...(script.status < 300 ? [inputOf(script, true)] : [])]
      return renderedPage(url, document, { kind: 'drawn', url, html: new TextEncoder().encode(html), drawnFrom }, [])
    },
  }
  return drawing
}

/** Whether the page was rendered, on each day. */
async function rendersOf(site: Site): Promise<boolean[]> {
  let memory: SourceMemory | null = null
  const renders: boolean[] = []
  for (const day of days) {
    const fetcher = drawingFetcher(day)
    const watched = { kind: 'page', url: startUrlOf(site), company: null, city: null } as const
    const visit = await visitSource(fetcher, { ...watched, visitedAt: dateOf(day), memory })
    memory = visit.memory ?? memory
    renders.push(fetcher.renders > 0)
  }
  return renders
}

const kinds = [
  ['whose document differs daily', quiet.filter((site) => hasNoise(site) && !changes(site)).slice(0, 5)],
  [
    'whose document differs daily and whose data changes',
    quiet.filter((site) => hasNoise(site) && changes(site)).slice(0, 4),
  ],
  ['whose data changes', quiet.filter((site) => !hasNoise(site) && changes(site)).slice(0, 2)],
] as const

it.each(kinds)(
  'a page %s is rendered again when its data changed, and only then',
  { timeout: 60_000 },
  async (_, sites) => {
    expect(sites.length).toBeGreaterThan(1)
    for (const site of sites) {
      const isChanged = days.map((day) => day === days[0] || dataOn(site, day) !== dataOn(site, day - 1))
      expect([site.host, ...(await rendersOf(site))]).toEqual([site.host, ...isChanged])
    }
  },
)
