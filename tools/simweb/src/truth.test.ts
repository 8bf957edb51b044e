import { describe, expect, it } from 'vitest'
import { allKinds } from './kind-mix.ts'
import { textOfPages } from './testing/text-of-pages.ts'
import { truthOf } from './truth.ts'
import { viewOf } from './view.ts'
import { createWorld, siteAt } from './world.ts'

const withPositions = allKinds.filter(({ slots, answers }) => slots !== null && answers === undefined)
const days = [-3, 9, 111]
const sites = Array.from({ length: 12 }, (_, number) => number)

describe.each(withPositions)('a site of kind $name', ({ name }) => {
  const world = createWorld({ seed: 3, hosts: 12, only: [name] })

  it('shows every open position of a day and no closed one', () => {
    for (const number of sites) {
      const everOpen = new Set(days.flatMap((day) => truthOf(world, number, day).positions.map(({ title }) => title)))
      for (const day of days) {
        const text = textOfPages(viewOf(siteAt(world, number), day))
        const open = truthOf(world, number, day).positions.map(({ title }) => title)
        for (const title of open) expect(text).toContain(title.toLowerCase())
        if (name === 'closed-marked' || name === 'shared-board') continue
        // A title may be part of another title.
        const closed = [...everOpen].filter((title) => !open.some((other) => within(title, other)))
        for (const title of closed) expect(text).not.toMatch(asWhole(title))
      }
    }
  })

  it('has a page at the URL of every open position', () => {
    for (const number of sites) {
      const view = viewOf(siteAt(world, number), 9)
      const pages = view.kind.pages(view)
      for (const { url } of truthOf(world, number, 9).positions)
        expect(Object.keys(pages).some((path) => path === url || `${view.origin}${path}` === url)).toBe(true)
    }
  })
})

const within = (title: string, other: string) => other.toLowerCase().includes(title.toLowerCase())
const asWhole = (title: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(title.toLowerCase())}(?![\\p{L}\\p{N}])`, 'u')

describe('the ground truth over several days', () => {
  const world = createWorld({ seed: 5, hosts: 60, only: ['cards', 'greenhouse', 'headings'] })

  it('lists as changes exactly the differences between two days and keeps identities through them', () => {
    const seen: Record<string, number> = { opened: 0, closed: 0, changed: 0, republished: 0, reopened: 0 }
    for (const number of Array.from({ length: 60 }, (_, index) => index)) {
      let before = new Map(truthOf(world, number, 0).positions.map((position) => [position.id, position]))
      for (let day = 1; day <= 60; day += 1) {
        const { positions, changes } = truthOf(world, number, day)
        const now = new Map(positions.map((position) => [position.id, position]))
        expect(now.size).toBe(positions.length)
        const added = [...now.keys()].filter((id) => !before.has(id))
        const removed = [...before.keys()].filter((id) => !now.has(id))
        const idsOf = (...what: string[]) => changes.filter((change) => what.includes(change.what)).map(({ id }) => id)
        expect(idsOf('opened', 'reopened').sort()).toEqual(added.sort())
        expect(idsOf('closed').sort()).toEqual(removed.sort())
        for (const id of idsOf('republished')) expect(now.get(id)?.number).not.toBe(before.get(id)?.number)
        for (const id of now.keys())
          expect(now.get(id)?.firstDay).toBe(before.get(id)?.firstDay ?? now.get(id)?.firstDay)
        for (const { what } of changes) seen[what] = (seen[what] ?? 0) + 1
        before = now
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })

  it('never gives two positions of a site the same title on one day', () => {
    for (let number = 0; number < 60; number += 1) {
      for (const day of days) {
        const titles = truthOf(world, number, day).positions.map(({ title }) => title.toLowerCase())
        expect(new Set(titles).size).toBe(titles.length)
      }
    }
  })
})

it('some sites are redesigned, move to another host or have outages', () => {
  const world = createWorld({ seed: 1, hosts: 3_000 })
  const lives = Array.from({ length: 3_000 }, (_, number) => siteAt(world, number))
  expect(lives.some(({ life, kinds }) => life.redesignedOn !== null && kinds[0] !== kinds[1])).toBe(true)
  expect(lives.some(({ life }) => life.movedOn !== null)).toBe(true)
  const down = lives.find(({ life, kinds }) => life.outages.length > 0 && kinds[0].name === 'brochure')
  const [outage] = down?.life.outages ?? []
  expect(truthOf(world, down?.number ?? 0, outage?.from ?? 0).state).toBe('down')
})

it('a site is unreadable from the day on which its robots.txt forbids it', () => {
  const world = createWorld({ seed: 1, hosts: 1_000, only: ['headings'] })
  const sites = Array.from({ length: 1_000 }, (_, number) => siteAt(world, number))
  const closed = sites.find(({ life }) => (life.closedToRobotsOn ?? 0) > 1 && life.outages.length === 0)
  const on = closed?.life.closedToRobotsOn ?? 0
  const states = [on - 1, on].map((day) => truthOf(world, closed?.number ?? 0, day).state)
  expect(states).toEqual(['readable', 'robots'])
})

it('in a world of some kinds, each kind has employers of every size, and multinationals with most posts abroad', () => {
  const only = ['board-workday', 'board-oracle', 'greenhouse']
  const world = createWorld({ seed: 1, hosts: 48, only })
  for (const kind of only) {
    const sites = Array.from({ length: 48 }, (_, number) => siteAt(world, number)).filter(
      ({ kinds }) => kinds[0].name === kind,
    )
    const slots = sites.map((site) => site.slots)
    for (const [from, to] of [
      [1, 2],
      [3, 8],
      [9, 24],
      [60, 300],
    ] as const)
      expect(slots.some((count) => count >= from && count <= to)).toBe(true)
    const worldwide = sites.filter(({ abroadShare }) => abroadShare > 0)
    const positions = worldwide.flatMap(({ number }) => truthOf(world, number, 9).positions)
    expect(positions.filter(({ isAbroad }) => isAbroad).length).toBeGreaterThan(positions.length / 2)
    expect(positions.filter(({ isAbroad }) => !isAbroad).length).toBeGreaterThan(10)
  }
})
