import { startSimweb } from '@vedetta/simweb/serve'
import { startClock } from '@vedetta/simweb/simulated-clock'
import { createWorld } from '@vedetta/simweb/world'
import { expect, test } from 'vitest'
import { withScratch } from '../harness/scratch.ts'
import { boardsWorld, simulateBoardsMonth } from './boards-month.ts'
import { figuresOf, sumTallies } from './tally.ts'

const systems = boardsWorld.only.length
/** One employer of each system, one in four of them large; a shared board has forty. */
const numbers = boardsWorld.only.flatMap((name, system) =>
  name === 'shared-board' ? [] : [system + systems * (system % 4 === 0 ? 2 : system % 2)],
)

test('the watch finds the posts of employers on every tracking system, closes none wrongly and breaks no rule of politeness', async () => {
  const world = createWorld({ seed: 2, hosts: systems * 3, ...boardsWorld, boardTroubleShare: 0.06 })
  let clock = startClock(0, 0)
  const simweb = await startSimweb({ world, day: 0, now: () => clock() })
  const web = {
    ...simweb,
    world,
    setDay: async (day: number) => simweb.setDay(day),
    setClock: async (ms: number, rate: number) => {
      clock = startClock(ms, rate)
    },
    takeCounts: () => {
      const summary = simweb.counts.summary()
      simweb.counts.reset()
      return summary
    },
  }
  try {
    const { scorer, politeness, offences } = await withScratch(process.env, (scratch) =>
      simulateBoardsMonth(scratch, web, { numbers, firstDay: 10, days: 3 }, () => undefined),
    )
    const all = sumTallies(scorer.tallies.values())
    expect({ wronglyClosed: all.wronglyClosed, doubled: all.doubled, offences }).toEqual({
      wronglyClosed: 0,
      doubled: 0,
      offences: [],
    })
    expect(all.expected).toBeGreaterThan(systems * 2)
    const { recall, precision } = figuresOf(all)
    expect(recall).toBeGreaterThan(0.97)
    expect(precision).toBeGreaterThan(0.98)
    expect([...politeness.values()].some(({ throttled }) => throttled > 0)).toBe(true)
    expect(scorer.tallies.size).toBe(numbers.length)
  } finally {
    await simweb.close()
  }
})
