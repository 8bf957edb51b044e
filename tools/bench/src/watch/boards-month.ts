import { boardSystemKinds } from '@vedetta/simweb/boards/board-kinds'
import type { Day } from '@vedetta/simweb/model'
import type { CountSummary } from '@vedetta/simweb/request-counts'
import type { Scratch } from '../harness/scratch.ts'
import { everySecondHour, type Progress, simulateMonth } from './month.ts'
import { type BoardVisit, createPoliteVisitors } from './polite-visits.ts'
import type { WatchScorer } from './scorer.ts'
import type { SimulatedWeb } from './simulated-web.ts'
import { emptyTally, figuresOf, sumTallies } from './tally.ts'

/** The world of the boards bench: employers of every tracking system in equal parts, each failing on one day in thirty. */
export const boardsWorld = { only: boardSystemKinds.map(({ name }) => name), boardTroubleShare: 0.033 }

/** The last one is for boards that asked to wait in the evening. */
const hours = [...everySecondHour, 23.9]

type SystemVisits = { visits: number; first: number[]; unchanged: number[]; changed: number[] }
type SystemPoliteness = { requests: number; offences: number; throttled: number }

export type BoardsMonth = {
  scorer: WatchScorer
  visits: Map<string, SystemVisits>
  politeness: Map<string, SystemPoliteness>
  /** The first offences. */
  offences: CountSummary['examples'][number][]
}

type BoardsOptions = { numbers: readonly number[]; firstDay: Day; days: number }
type CountedWeb = Pick<SimulatedWeb, 'world' | 'ca' | 'ports' | 'setDay' | 'setClock'> & {
  takeCounts(): CountSummary | Promise<CountSummary>
}

/** Runs the watch over employers on boards and counts what it costs each tracking system. */
export async function simulateBoardsMonth(
  scratch: Pick<Scratch, 'db' | 'pool'>,
  web: CountedWeb,
  options: BoardsOptions,
  onProgress: (progress: Progress) => void,
): Promise<BoardsMonth> {
  const visits: BoardsMonth['visits'] = new Map()
  const politeness: BoardsMonth['politeness'] = new Map()
  const offences: BoardsMonth['offences'] = []
  const takeCounts = async () => {
    const { systems, examples } = await web.takeCounts()
    offences.push(...examples)
    for (const [system, count] of Object.entries(systems)) {
      const sum = politeness.get(system) ?? { requests: 0, offences: 0, throttled: 0 }
      for (const key of ['requests', 'offences', 'throttled'] as const) sum[key] += count[key]
      politeness.set(system, sum)
    }
  }
  const visitors = createPoliteVisitors(web.world, { ...web, takeCounts }, (visit) => recordVisit(visits, visit))
  try {
    const scorer = await simulateMonth(scratch, { world: web.world, hours, ...options }, visitors, onProgress)
    await takeCounts()
    return { scorer, visits, politeness, offences }
  } finally {
    await visitors.close()
  }
}

function recordVisit(visits: BoardsMonth['visits'], { system, first, outcome, requests }: BoardVisit): void {
  const of = visits.get(system) ?? { visits: 0, first: [], unchanged: [], changed: [] }
  visits.set(system, of)
  of.visits += 1
  if (outcome === 'unchanged') of.unchanged.push(requests)
  else if (outcome === 'read' || outcome === 'partly_read') (first ? of.first : of.changed).push(requests)
}

/** A table of the systems: the score of each, and what its visits cost it. */
export function boardsTable({ scorer, visits, politeness }: BoardsMonth): string {
  const names = [...new Set([...scorer.tallies.keys(), ...visits.keys(), ...politeness.keys()])].sort()
  const rows = names.map((name) => {
    const tally = scorer.tallies.get(name) ?? emptyTally()
    return [name, ...scoreCells(tally), ...visitCells(visits.get(name)), ...politenessCells(politeness.get(name))]
  })
  const all = {
    visits: [...visits.values()].reduce(mergeVisits, { visits: 0, first: [], unchanged: [], changed: [] }),
    politeness: [...politeness.values()].reduce(
      (sum, one) => ({
        requests: sum.requests + one.requests,
        offences: sum.offences + one.offences,
        throttled: sum.throttled + one.throttled,
      }),
      { requests: 0, offences: 0, throttled: 0 },
    ),
  }
  const total = sumTallies(scorer.tallies.values())
  rows.unshift(['all', ...scoreCells(total), ...visitCells(all.visits), ...politenessCells(all.politeness)])
  return [tableHead, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n')
}

const headings = [
  'system',
  'employers',
  'position-days',
  'recall',
  'precision',
  'closings',
  'wrongly closed',
  'duplicated',
  'board visits',
  'requests of a first visit',
  'of an unchanged one (most)',
  'of a changed one',
  'requests',
  'impolite',
  '429s',
]
const tableHead = `| ${headings.join(' | ')} |\n|${'---|'.repeat(headings.length)}`

function scoreCells(tally: ReturnType<typeof emptyTally>): (string | number)[] {
  const { recall, precision } = figuresOf(tally)
  const share = (value: number) => (Number.isFinite(value) ? value.toFixed(4) : '')
  return [
    tally.sites,
    tally.expected,
    share(recall),
    share(precision),
    tally.closings,
    tally.wronglyClosed,
    tally.doubled,
  ]
}

function visitCells(visits: SystemVisits | undefined): (string | number)[] {
  if (visits === undefined) return [0, '', '', '']
  const { first, unchanged, changed } = visits
  const most = unchanged.length === 0 ? '' : ` (${unchanged.reduce((max, one) => Math.max(max, one), 0)})`
  return [visits.visits, mean(first), `${mean(unchanged)}${most}`, mean(changed)]
}

function politenessCells(counts: SystemPoliteness | undefined): (string | number)[] {
  return counts === undefined ? [0, 0, 0] : [counts.requests, counts.offences, counts.throttled]
}

function mergeVisits(sum: SystemVisits, one: SystemVisits): SystemVisits {
  return {
    visits: sum.visits + one.visits,
    first: sum.first.concat(one.first),
    unchanged: sum.unchanged.concat(one.unchanged),
    changed: sum.changed.concat(one.changed),
  }
}

function mean(values: readonly number[]): string {
  return values.length === 0 ? '' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)
}
