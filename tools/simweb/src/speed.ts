import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { SimulatedWeb } from '@vedetta/crawler/fetch/gated-connector'
import { createWebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { loopback } from './addresses.ts'
import { createAuthority } from './certificates.ts'
import type { Site } from './model.ts'
import { createSimResolver } from './resolver.ts'
import { respond } from './respond.ts'
import { troubleOn } from './trouble.ts'
import { viewOf } from './view.ts'
import { createWorld, siteAt } from './world.ts'

const day = 10
const warmUp = 300
const concurrency = 8

/** CPU milliseconds (or kilobytes where named) of each step of a response. */
export function measureResponses(answers: number): Record<string, number> {
  const world = createWorld({ seed: 1, hosts: 3_400_000 })
  const sites = Array.from({ length: answers }, (_, index) => siteAt(world, (index * 7_919) % world.hosts)).filter(
    (site) => troubleOn(site, day) === null,
  )
  const careers = sites.filter(({ slots }) => slots > 0)
  const home = (site: Site) => `${viewOf(site, day).origin}/`
  const careersPage = (site: Site) => `${viewOf(site, day).origin}${site.traits.careersPath}`
  const bodies: Buffer[] = []
  const request = (url: string) => {
    const { hostname, pathname, protocol } = new URL(url)
    const { reply } = respond(world, day, { hostname, path: pathname, isSecure: protocol === 'https:', headers: {} })
    bodies.push(Buffer.from(reply.body))
  }
  const homes = sites.map(home)
  const lists = careers.map(careersPage)
  const authority = createAuthority()
  for (const url of homes.slice(0, 200)) request(url)
  bodies.length = 0
  return {
    'a home page, ms': cpuOf(homes, request),
    'a careers page, ms': cpuOf(lists, request),
    'gzip of one, ms': cpuOf(bodies, (body) => gzipSync(body, { level: 1 })),
    'size of one, KB': bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length / 1_000,
    'a certificate, ms': cpuOf(sites.slice(0, 1_000), ({ host }) => authority.contextOf(host)),
  }
}

/** CPU of the simulator's process for a page over a new and over an open TLS connection. */
export async function measureServing(pages: number): Promise<Record<string, number>> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, 'serve', '--day', String(day)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await once(child.stdout, 'data')
    const { control } = JSON.parse(String(line)) as { control: string }
    const get = async <Body>(path: string) => (await (await fetch(`${control}/${path}`)).json()) as Body
    const { ca, ports } = await get<SimulatedWeb>('ca')
    const world = createWorld({ seed: 1, hosts: 3_400_000 })
    const web = createWebFetcher({
      resolve: createSimResolver(world, () => day),
      allowedRanges: [loopback],
      simulated: { ca, ports },
      limits: { pauseMs: 0 },
    })
    const sites = Array.from({ length: pages }, (_, index) => siteAt(world, (index * 7_919) % world.hosts)).filter(
      (site) => site.isSecure && troubleOn(site, day) === null,
    )
    const cpu = async () => {
      const { user, system } = await get<NodeJS.CpuUsage>('cpu')
      return (user + system) / 1_000
    }
    const request = async (some: readonly Site[], path: string) => {
      const before = await cpu()
      const remaining = some.values()
      const work = async () => {
        for (const site of remaining) await web.fetch({ url: `${viewOf(site, day).origin}${path}` })
      }
      await Promise.all(Array.from({ length: concurrency }, work))
      return ((await cpu()) - before) / some.length
    }
    const [first, others] = [sites.slice(0, warmUp), sites.slice(warmUp)]
    await request(first, '/')
    const figures = {
      'a page over a new TLS connection, ms': await request(others, '/'),
      'a further page, ms': await request(others, '/chi-siamo/'),
    }
    await web.close()
    return figures
  } finally {
    child.kill()
  }
}

function cpuOf<Item>(items: readonly Item[], work: (item: Item) => unknown): number {
  const before = process.cpuUsage()
  for (const item of items) work(item)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / items.length
}
