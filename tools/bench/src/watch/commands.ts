import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { withScratch } from '../harness/scratch.ts'
import { boardsTable, boardsWorld, simulateBoardsMonth } from './boards-month.ts'
import { type FaultOptions, runWatchFaults } from './faults.ts'
import { type Progress, simulateMonth } from './month.ts'
import { createPerfectVisitors } from './perfect-visits.ts'
import { benchWatchRate, type RateOptions } from './rate.ts'
import { createReadingVisitors } from './reading-visits.ts'
import { benchWatchSchedule } from './schedule.ts'
import { startSimulatedWeb } from './simulated-web.ts'
import { sumTallies, tableHead, tableRow } from './tally.ts'

type MonthFlags = {
  sites?: number
  days: number
  seed: number
  boards: boolean
  perfect: boolean
  examples?: number
}

const mixedSites = 5_000
const boardEmployers = 1_000

export function addWatchCommands(program: Command): void {
  program
    .command('watch-month')
    .description(
      'run the daily watch over simulated days and score the tables against the ground truth at the end of each',
    )
    .option(
      '--sites <n>',
      `number of sites, ${mixedSites} by default, which include a board shared by forty companies, ${boardEmployers} with --boards`,
      count,
    )
    .option('--boards', 'only employers on boards, of every tracking system in equal parts, visited politely', false)
    .option('--days <n>', 'number of simulated days', count, 30)
    .option('--seed <n>', 'seed of the simulated web', count, 1)
    .option('--perfect', 'use findings generated from the ground truth, so that only reconciliation is scored', false)
    .option('--examples <n>', 'number of mistakes to print', count)
    .action((flags: MonthFlags) =>
      withScratch(process.env, (scratch) =>
        flags.boards ? benchBoardsMonth(scratch, flags) : benchMonth(scratch, flags),
      ),
    )

  program
    .command('watch-schedule')
    .description(
      'measure leasing, completing and re-scheduling over three simulated days, at 100,000 sources and at the given number',
    )
    .option('--sources <n>', 'number of sources', count, 3_400_000)
    .action(({ sources }: { sources: number }) => benchWatchSchedule(process.env, [100_000, sources]))

  program
    .command('watch-rate')
    .description(
      'run the whole watch loop over two days on dedicated engines: visits per second and CPU per visit, compared with the bare steps',
    )
    .option('--sites <n>', 'number of sites', count, 50_000)
    .option('--workers <n>', 'number of watch processes', count, 2)
    .option('--at-once <n>', 'concurrent visits per process', count, 200)
    .option('--seed <n>', 'seed of the simulated web', count, 1)
    .option('--profile <folder>', 'folder for each worker’s CPU profile (profiling adds some CPU)')
    .action((flags: Omit<RateOptions, 'profile'> & { profile?: string }) =>
      benchWatchRate(process.env, { ...flags, profile: flags.profile ?? null }),
    )

  program
    .command('watch-faults')
    .description(
      'kill workers and dedicated engines during the watch: no visit may be missed, no position lost or duplicated, no request impolite',
    )
    .option('--visits <n>', 'number of visits', count, 100_000)
    .option('--days <n>', 'number of simulated days', count, 4)
    .option('--kills <n>', 'number of worker kills', count, 50)
    .option('--redis-kills <n>', 'number of Redis kills', count, 10)
    .option('--away-seconds <n>', 'seconds for which OpenSearch is stopped', count, 60)
    .option('--seed <n>', 'seed of the simulated web', count, 1)
    .action(async (options: FaultOptions) => {
      if (!(await runWatchFaults(process.env, options))) process.exitCode = 1
    })
}

async function benchMonth(
  scratch: Parameters<typeof simulateMonth>[0],
  { sites = mixedSites, days, seed, perfect, examples = 0 }: MonthFlags,
): Promise<void> {
  const web = await startSimulatedWeb({ seed, hosts: sites })
  const { world } = web
  const visitors = perfect ? createPerfectVisitors(world) : createReadingVisitors(world, web)
  const numbers = Array.from({ length: sites }, (_, number) => number)
  try {
    const scorer = await simulateMonth(scratch, { world, numbers, firstDay: 10, days }, visitors, logDay)
    console.log(`${tableHead}\n${tableRow('all', sumTallies(scorer.tallies.values()))}`)
    const kinds = [...scorer.tallies].filter(([, { expected, open }]) => expected + open > 0)
    for (const [kind, tally] of kinds.sort(([, a], [, b]) => b.expected - a.expected))
      console.log(tableRow(kind, tally))
    for (const example of scorer.examples.slice(0, examples)) console.log(example)
  } finally {
    await visitors.close()
    await web.close()
  }
}

async function benchBoardsMonth(
  scratch: Parameters<typeof simulateMonth>[0],
  { sites = boardEmployers, days, seed, examples = 0 }: MonthFlags,
): Promise<void> {
  const web = await startSimulatedWeb({ seed, hosts: sites, ...boardsWorld, caps: { '127.': Number.MAX_SAFE_INTEGER } })
  const numbers = Array.from({ length: sites }, (_, number) => number)
  try {
    const month = await simulateBoardsMonth(scratch, web, { numbers, firstDay: 10, days }, logDay)
    console.log(boardsTable(month))
    for (const offence of month.offences.slice(0, 10)) console.log(JSON.stringify(offence))
    for (const example of month.scorer.examples.slice(0, examples)) console.log(example)
  } finally {
    await web.close()
  }
}

function logDay({ day, visits, outcomes, seconds }: Progress): void {
  const ended = Object.entries(outcomes).map(([outcome, times]) => `${outcome} ${times}`)
  console.log(`day ${day}: ${visits} visits in ${seconds.toFixed(0)} s, ${ended.join(', ')}`)
}
