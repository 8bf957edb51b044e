import { startSimweb } from '@vedetta/simweb/serve'
import { createWorld, siteAt } from '@vedetta/simweb/world'
import { expect, test } from 'vitest'
import { withScratch } from '../harness/scratch.ts'
import { simulateMonth } from './month.ts'
import { createPerfectVisitors } from './perfect-visits.ts'
import { createReadingVisitors } from './reading-visits.ts'
import { figuresOf, sumTallies } from './tally.ts'

const world = createWorld({ seed: 1, hosts: 5_000 })

/** All sites of a board shared by forty companies, and up to the given number of every other kind that has positions. */
function mixedNumbers(ofEach: number): number[] {
  const seen = new Map<string, number>()
  return Array.from({ length: world.hosts }, (_, number) => number).filter((number) => {
    const [{ name, slots }] = siteAt(world, number).kinds
    if (name === 'shared-board') return true
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times <= (slots === null ? 1 : ofEach)
  })
}

test('the watch over simulated days duplicates and wrongly closes no position and misses less than 3% of them', async () => {
  let clock = 0
  const simweb = await startSimweb({ world, day: 0, now: () => clock })
  const visitors = createReadingVisitors(world, {
    ...simweb,
    setClock: (ms) => {
      clock = ms
    },
    takeCounts: () => simweb.counts.reset(),
  })
  try {
    const scorer = await withScratch(process.env, (scratch) =>
      simulateMonth(scratch, { world, numbers: mixedNumbers(1), firstDay: 10, days: 4 }, visitors, () => undefined),
    )
    const all = sumTallies(scorer.tallies.values())
    expect(all.doubled).toBe(0)
    expect(all.wronglyClosed).toBe(0)
    expect(all.expected).toBeGreaterThan(100)
    const { recall, precision } = figuresOf(all)
    expect(recall).toBeGreaterThan(0.97)
    expect(precision).toBeGreaterThan(0.98)
  } finally {
    await visitors.close()
    await simweb.close()
  }
})

test('the watch reconciles perfect findings without duplicates or wrong closings', async () => {
  const scorer = await withScratch(process.env, (scratch) =>
    simulateMonth(
      scratch,
      { world, numbers: mixedNumbers(6), firstDay: 10, days: 8 },
      createPerfectVisitors(world),
      () => undefined,
    ),
  )
  const all = sumTallies(scorer.tallies.values())
  const figures = figuresOf(all)
  expect({ doubled: all.doubled, wronglyClosed: all.wronglyClosed }).toEqual({ doubled: 0, wronglyClosed: 0 })
  expect(figures.recall).toBeGreaterThan(0.995)
  expect(figures.precision).toBeGreaterThan(0.995)
  expect(figures.openedInTime).toBe(1)
  expect(figures.closedInTime).toBeGreaterThan(0.98)
  expect(figures.identityKept).toBeGreaterThan(0.98)
})
