import { expect, it } from 'vitest'
import { addressOfNumber } from './addresses.ts'
import { addressesOf } from './resolver.ts'
import { respond } from './respond.ts'
import { robotsText } from './robots.ts'
import { viewOf } from './view.ts'
import { createWorld, siteAt, siteOfHost, startUrlOf } from './world.ts'

const world = createWorld({ seed: 1, hosts: 3_400_000 })
const numbers = Array.from({ length: 300 }, (_, index) => (index * 11_329) % world.hosts)

function send(url: string, day: number, headers: Record<string, string> = {}) {
  const { hostname, pathname, search, protocol } = new URL(url)
  return respond(world, day, { hostname, path: `${pathname}${search}`, isSecure: protocol === 'https:', headers })
}

it('the simulated web gives the same response for the same host and day, in any order', () => {
  const urls = numbers.map((number) => `${viewOf(siteAt(world, number), 12).origin}/`)
  const once = urls.map((url) => send(url, 12).reply)
  const again = urls.toReversed().map((url) => send(url, 12).reply)
  expect(again.reverse()).toEqual(once)
})

it('siteOfHost finds a site by its old and new host, and none for an unknown host', () => {
  for (const number of numbers) {
    const site = siteAt(world, number)
    expect(siteOfHost(world, site.host)?.number).toBe(number)
    expect(siteOfHost(world, `www.${site.newHost}`)?.number).toBe(number)
  }
  expect(siteOfHost(world, 'nessuno-x1.sim')).toBeNull()
  expect(addressesOf(world, 0, 'vedetta.example')).toEqual([])
})

it('a site’s registered address redirects to its current one', () => {
  for (const number of numbers) {
    const site = siteAt(world, number)
    let url = startUrlOf(site)
    for (let hop = 0; hop < 3; hop += 1) url = send(url, 0).reply.headers.location ?? url
    expect(url).toBe(`${viewOf(site, 0).origin}/`)
  }
})

it('a site answers 304 to a conditional request only if its page is unchanged', () => {
  let unchanged = 0
  for (const number of numbers) {
    const site = siteAt(world, number)
    const url = `${viewOf(site, 20).origin}/`
    const { headers } = send(url, 20).reply
    const condition = headers.etag
      ? { 'if-none-match': headers.etag }
      : { 'if-modified-since': headers['last-modified'] ?? '' }
    const later = send(url, 21, condition).reply
    if (later.status !== 304) continue
    unchanged += 1
    expect(send(url, 21).reply.body).toBe(send(url, 20).reply.body)
  }
  expect(unchanged).toBeGreaterThan(numbers.length / 8)
})

it('a site with Last-Modified never answers 304 when its page has changed', () => {
  const dated = createWorld({ seed: 2, hosts: 400, only: ['headings'] })
  for (let number = 0; number < 400; number += 1) {
    const site = siteAt(dated, number)
    if (site.traits.validators !== 'date' || site.life.movedOn !== null) continue
    const { origin } = viewOf(site, 0)
    const path = site.traits.careersPath
    for (let day = 1; day < 40; day += 1) {
      const request = { hostname: new URL(origin).hostname, path, isSecure: site.isSecure }
      const before = respond(dated, day - 1, { ...request, headers: {} }).reply
      const since = before.headers['last-modified']
      if (since === undefined) continue
      const now = respond(dated, day, { ...request, headers: { 'if-modified-since': since } }).reply
      if (now.status === 304) expect(respond(dated, day, { ...request, headers: {} }).reply.body).toBe(before.body)
    }
  }
})

it('a response says whether robots.txt forbids its path', () => {
  const closed = createWorld({ seed: 1, hosts: 20, only: ['robots-careers'] })
  const site = siteAt(closed, 3)
  const { hostname } = new URL(viewOf(site, 0).origin)
  const request = (path: string) =>
    respond(closed, 0, { hostname, path, isSecure: site.isSecure, headers: {} }).isForbidden
  expect(robotsText(viewOf(site, 0))).toContain('Disallow: /')
  expect([request('/'), request('/robots.txt'), request(site.traits.careersPath)]).toEqual([false, false, true])
})

it('forty companies share one board, on which each job names its employer', () => {
  const group = createWorld({ seed: 4, hosts: 80, only: ['shared-board'] })
  const pages = (number: number) => viewOf(siteAt(group, number), 5).kind.pages(viewOf(siteAt(group, number), 5))
  const boards = (number: number) => Object.keys(pages(number)).filter((url) => url.endsWith('jobs?content=true'))
  expect(new Set(Array.from({ length: 40 }, (_, number) => boards(number)[0])).size).toBe(1)
  expect(boards(40)).not.toEqual(boards(0))
  const [board = ''] = boards(39)
  const { hostname, pathname, search } = new URL(board)
  const { reply } = respond(group, 5, { hostname, path: `${pathname}${search}`, isSecure: true, headers: {} })
  const { jobs } = JSON.parse(String(reply.body)) as { jobs: { id: number; company_name: string }[] }
  expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length)
  expect(new Set(jobs.map((job) => job.company_name)).size).toBeGreaterThan(10)
})

it('some IP addresses serve fifty thousand hosts and others only one', () => {
  const hosts = new Map<string, number>()
  for (let number = 0; number < 300_000; number += 1) {
    const address = addressOfNumber(number)
    hosts.set(address, (hosts.get(address) ?? 0) + 1)
  }
  const sizes = [...hosts.values()].sort((a, b) => b - a)
  expect(sizes[0]).toBeGreaterThan(49_000)
  expect(sizes[0]).toBeLessThan(51_000)
  expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(30_000)
  expect([...hosts.keys()].every((address) => address.startsWith('127.'))).toBe(true)
})
