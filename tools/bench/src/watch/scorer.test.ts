import { createWorld } from '@vedetta/simweb/world'
import { expect, it } from 'vitest'
import { createExpectations, type SiteDay } from './expectations.ts'
import { WatchScorer } from './scorer.ts'
import type { PositionRow } from './sites.queries.ts'
import { sumTallies } from './tally.ts'

/** The sixth employer of its kind hires all over the world. */
const worldwide = 5
const world = createWorld({ seed: 1, hosts: 6, only: ['board-workday'] })
const expectedOn = createExpectations(world, [worldwide])

function rowsOf({ expected, abroad }: SiteDay, isOpen = true): PositionRow[] {
  return [...expected, ...abroad].map(({ title, url }, index) => ({
    no: index + 1,
    number: worldwide,
    title,
    urls: [url],
    isOpen,
    mergedInto: null,
  }))
}

it('the score asks for the posts in Italy, and neither for nor against those abroad', () => {
  const [today] = expectedOn(10) as [SiteDay]
  expect(today.abroad.length).toBeGreaterThan(20)
  const scoreOf = (rows: readonly PositionRow[]) => {
    const scorer = new WatchScorer()
    scorer.score(10, [today], rows)
    const { expected, matched, open } = sumTallies(scorer.tallies.values())
    return { expected, matched, open }
  }
  const italian = today.expected.length
  const all = rowsOf(today)
  expect(scoreOf(all)).toEqual({ expected: italian, matched: italian, open: italian })
  expect(scoreOf(all.slice(0, italian))).toEqual({ expected: italian, matched: italian, open: italian })
  expect(scoreOf(all.slice(1))).toEqual({ expected: italian, matched: italian - 1, open: italian - 1 })
})

it('the score counts a post abroad that is closed while it is open as wrongly closed', () => {
  const scorer = new WatchScorer()
  const [today] = expectedOn(10) as [SiteDay]
  scorer.score(10, [today], rowsOf(today))
  const later = rowsOf(today).map((row, index) => (index === today.expected.length ? { ...row, isOpen: false } : row))
  scorer.score(11, [{ ...today, changes: [] }], later)
  expect(sumTallies(scorer.tallies.values()).wronglyClosed).toBe(1)
})
