import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import { visitSite } from '@vedetta/crawler/visit/visit-site'
import { describe, expect, it } from 'vitest'
import { dateOf } from '../days.ts'
import { respondingFetcher } from '../testing/responding-fetcher.ts'
import { truthOf } from '../truth.ts'
import { viewOf } from '../view.ts'
import { createWorld, siteAt } from '../world.ts'
import { boardSystemKinds } from './board-kinds.ts'

const day = 9
const sites = [0, 1, 2, 3]
const answering = boardSystemKinds.filter(({ answers }) => answers !== undefined)

describe.each(answering)('a board of the kind $name', ({ name }) => {
  const world = createWorld({ seed: 3, hosts: sites.length, only: [name] })

  it('shows a reader exactly the open positions', async () => {
    const found: string[] = []
    const open: string[] = []
    for (const number of sites) {
      const { startUrl, company, city, positions } = truthOf(world, number, day)
      const site = { startUrl, company, city, visitedAt: dateOf(day) }
      const findings = await visitSite(respondingFetcher(world, day), site)
      found.push(...findings.positions.map(({ url, title }) => `${title.value.toLowerCase()} ${url}`))
      open.push(...positions.map(({ title, url }) => `${title.toLowerCase()} ${url}`))
    }
    expect(open.length).toBeGreaterThan(3)
    expect(found.sort()).toEqual(open.sort())
  })

  it('has a page at the address of every position', async () => {
    // Of a guarded one a reader sees only the guard.
    const status = name.endsWith('-guarded') ? 403 : 200
    const fetcher = respondingFetcher(world, day)
    for (const number of sites) {
      const view = viewOf(siteAt(world, number), day)
      for (const opening of view.openings)
        expect(await fetcher.fetch({ url: view.kind.urlOf(view, opening) })).toMatchObject({ status })
    }
  })
})

describe.each([
  ['board-inrecruiting-zucchetti', 'a session'],
  ['board-taleo-business', 'a session'],
  ['board-successfactors-search', 'a session and a token'],
])('a board of the kind %s', (kind, needed) => {
  it(`shows the rest of its list only to a reader that carries ${needed}`, async () => {
    const world = createWorld({ seed: 3, hosts: 12, only: [kind] })
    const withCookies = respondingFetcher(world, day)
    const withoutCookies: Fetcher = { ...withCookies, fetch: ({ cookie: _, ...request }) => withCookies.fetch(request) }
    const number = Array.from({ length: 12 }, (_, one) => one).find(
      (one) => truthOf(world, one, day).positions.length > 11,
    )
    const { startUrl, company, city, positions } = truthOf(world, number ?? 0, day)
    const countWith = async (fetcher: Fetcher) =>
      (await visitSite(fetcher, { startUrl, company, city, visitedAt: dateOf(day) })).positions.length
    expect(await countWith(withCookies)).toBe(positions.length)
    expect(await countWith(withoutCookies)).toBeLessThan(positions.length)
  })
})

describe.each([
  ['board-cornerstone', 'the token of its page'],
  ['board-taleo', 'the time zone of a browser'],
])('a board of the kind %s', (kind, needed) => {
  it(`shows its list only to a reader that sends ${needed}`, async () => {
    const world = createWorld({ seed: 3, hosts: 3, only: [kind] })
    const whole = respondingFetcher(world, day)
    const withoutHeaders: Fetcher = { ...whole, fetch: ({ headers: _, ...request }) => whole.fetch(request) }
    const { startUrl, company, city, positions } = truthOf(world, 2, day)
    const countWith = async (fetcher: Fetcher) =>
      (await visitSite(fetcher, { startUrl, company, city, visitedAt: dateOf(day) })).positions.length
    expect(await countWith(whole)).toBe(positions.length)
    expect(await countWith(withoutHeaders)).toBe(0)
  })
})
