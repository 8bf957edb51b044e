import { createWebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loopback } from './addresses.ts'
import type { Site, World } from './model.ts'
import { createSimResolver } from './resolver.ts'
import { type Simweb, startSimweb } from './serve.ts'
import { simulatedNetwork } from './simulated-network.ts'
import { retryAfterOf, troubleOn } from './trouble.ts'
import { viewOf } from './view.ts'
import { createWorld, siteAt, startUrlOf } from './world.ts'

const world = createWorld({ seed: 1, hosts: 20_000, hostileShare: 0.5 })
let simweb: Simweb
let now = 0
const fetchers: ReturnType<typeof createWebFetcher>[] = []

function fetcherOf(of: World) {
  const fetcher = createWebFetcher({
    ...simulatedNetwork(of, () => simweb.day(), simweb),
    limits: { pauseMs: 0, headersMs: 300, bodyMs: 300, totalMs: 500 },
  })
  fetchers.push(fetcher)
  return fetcher
}

beforeAll(async () => {
  simweb = await startSimweb({ world, day: 3, now: () => now })
})

afterAll(async () => {
  await Promise.all(fetchers.map((fetcher) => fetcher.close()))
  await simweb.close()
})

function siteWith(isRight: (site: Site) => boolean): Site {
  for (let number = 0; number < world.hosts; number += 1) {
    const site = siteAt(world, number)
    const isStill =
      site.life.outages.length === 0 && site.life.movedOn === null && site.kinds[0].unreadableBecause === undefined
    if (isStill && site.isSecure && site.kinds[0].name !== 'broken' && isRight(site)) return site
  }
  throw new Error('no such site')
}

const homeOf = (site: Site) => `${viewOf(site, 3).origin}/`

it('the simulated web serves a host over TLS with its own certificate, which only clients that trust its CA accept', async () => {
  const site = siteWith((one) => troubleOn(one, 3) === null)
  const result = await fetcherOf(world).fetch({ url: startUrlOf(site) })
  expect(result).toMatchObject({ kind: 'fetched', status: 200 })
  const stranger = createWebFetcher({
    resolve: createSimResolver(world, () => 3),
    allowedRanges: [loopback],
    allowedPorts: [simweb.ports[443]],
  })
  fetchers.push(stranger)
  const url = homeOf(site).replace(/\/$/, `:${simweb.ports[443]}/`)
  expect(await stranger.fetch({ url })).toMatchObject({ kind: 'failed', reason: 'tls' })
})

it.each([
  ['reset', 'reset'],
  ['drip', 'timeout'],
  ['endless', 'too_large'],
  ['wrong-length', 'reset'],
  ['redirect-loop', 'too_many_redirects'],
] as const)('a fetch from a host with the trouble %s fails with the reason %s', async (trouble, reason) => {
  const site = siteWith((one) => troubleOn(one, 3) === trouble)
  expect(await fetcherOf(world).fetch({ url: homeOf(site) })).toMatchObject({ kind: 'failed', reason })
})

it('an unavailable host answers 503, and a host with huge-robots serves megabytes of robots.txt', async () => {
  const fetcher = fetcherOf(world)
  const unavailable = siteWith((one) => troubleOn(one, 3) === 'unavailable')
  expect(await fetcher.fetch({ url: homeOf(unavailable) })).toMatchObject({ status: 503 })
  const huge = siteWith((one) => troubleOn(one, 3) === 'huge-robots')
  const robots = `${homeOf(huge)}robots.txt`
  expect(await fetcher.fetch({ url: robots, cutAt: 1_000 })).toMatchObject({ status: 200 })
  expect(await fetcher.fetch({ url: robots })).toMatchObject({ reason: 'too_large' })
})

it('a throttling host answers 429 until its Retry-After has passed, and earlier requests are counted as offences', async () => {
  simweb.counts.reset()
  const fetcher = fetcherOf(world)
  const site = siteWith((one) => troubleOn(one, 3) === 'throttle')
  const fetchStatus = async () => {
    const result = await fetcher.fetch({ url: homeOf(site), redirect: 'manual' })
    now += 2_000
    return result.kind === 'fetched' ? result.status : result.kind
  }
  expect([await fetchStatus(), await fetchStatus(), await fetchStatus()]).toEqual([200, 200, 429])
  expect(simweb.counts.summary().offences.before_retry_after).toBe(0)
  expect(await fetchStatus()).toBe(429)
  expect(simweb.counts.summary().offences.before_retry_after).toBe(1)
  now += retryAfterOf(site) * 1_000
  expect(await fetchStatus()).toBe(200)
  expect(simweb.counts.summary()).toMatchObject({ requests: 5, hosts: 1, statuses: { 200: 3, 429: 2 } })
})

it('the simulated web counts two requests to a host within a second as an offence', async () => {
  simweb.counts.reset()
  const fetcher = fetcherOf(world)
  const site = siteWith((one) => one.number > 500 && troubleOn(one, 3) === null)
  await fetcher.fetch({ url: homeOf(site) })
  await fetcher.fetch({ url: `${homeOf(site)}contatti/` })
  expect(simweb.counts.summary().offences).toMatchObject({ within_a_second: 1, two_connections: 0 })
})
