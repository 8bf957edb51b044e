import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import { describe, expect, it } from 'vitest'
import { dateOf } from '../days.ts'
import type { View } from '../model.ts'
import { respondingFetcher } from '../testing/responding-fetcher.ts'
import { watchEmployer } from '../testing/watch-employer.ts'
import { viewOf } from '../view.ts'
import { createWorld, siteAt } from '../world.ts'
import { boardSystemKinds } from './board-kinds.ts'

const sizes = 3
/** The days of visits to a small, a middling and a large employer. */
const visited = [
  [0, [19]],
  [1, [4]],
  [2, [3, 4, 19]],
] as const
const kinds = boardSystemKinds.filter(({ answers }) => answers !== undefined)

const openIn = (view: View) =>
  view.openings.map((opening) => `${opening.title.toLowerCase()} ${view.kind.urlOf(view, opening)}`).sort()

describe.each(kinds)('the board of $name', ({ name }) => {
  const world = createWorld({ seed: 5, hosts: sizes, only: [name] })

  it.each(visited)('shows its open positions on every day, of an employer of size %i', async (number, days) => {
    const watch = watchEmployer(world, number)
    for (const day of days) {
      const open = openIn(viewOf(siteAt(world, number), day))
      const { found, boards } = await watch(day)
      expect(found).toEqual(open)
      if (open.length > 0) expect(boards.map(({ outcome }) => outcome)).not.toContain('partly_read')
      if (open.length === 0) continue
      const again = await watch(day)
      expect(again.found).toEqual(open)
      expect(again.boards.map(({ outcome }) => outcome)).toEqual(boards.map(() => 'unchanged'))
    }
  })

  it('shows its open positions in another language', async () => {
    const language = kinds.findIndex((kind) => kind.name === name) % 2 === 0 ? 'de' : 'en'
    const translated = createWorld({ seed: 5, hosts: sizes, only: [`${name}-${language}`] })
    const { found } = await watchEmployer(translated, 2)(9)
    const titles = viewOf(siteAt(translated, 2), 9).openings.map(({ title }) => title.toLowerCase())
    // A reader may ask for the Italian page of the same job.
    expect(found.map((one) => one.slice(0, one.indexOf(' https:'))).sort()).toEqual(titles.sort())
    expect(titles.length).toBeGreaterThan(1)
  })

  it('is not known to be empty where the system has no such company', async () => {
    const view = viewOf(siteAt(world, 2), 9)
    const [opening] = view.openings
    const url = (opening === undefined ? '' : view.kind.urlOf(view, opening)).replaceAll(view.site.label, 'nessuno-x9')
    const source = { kind: 'board' as const, url, company: null, city: null, visitedAt: dateOf(9), memory: null }
    const { findings } = await visitSource(respondingFetcher(world, 9), source)
    expect(findings?.listing).not.toBe('complete_feed')
    expect(findings?.positions ?? []).toEqual([])
  })
})
