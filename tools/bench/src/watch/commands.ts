import { type Command, InvalidArgumentError } from 'commander'
import { withScratch } from '../harness/scratch.ts'
import { type FaultOptions, proveWatchFaults } from './faults.ts'
import { watchMonth } from './month.ts'
import { createPerfectVisitors } from './perfect-visits.ts'
import { benchWatchRate, type RateOptions } from './rate.ts'
import { createReadingVisitors } from './reading-visits.ts'
import { benchWatchSchedule } from './schedule.ts'
import { startWebProcess } from './simulated-web.ts'
import { sumOf, tableHead, tableRow } from './tally.ts'

type MonthFlags = { sites: number; days: number; seed: number; perfect: boolean; examples?: number }

export function addWatchCommands(program: Command): void {
  program
    .command('watch-month')
    .description('simulated days of the daily watch, the tables compared with the truth at the end of each')
    .option('--sites <n>', 'how many; 5,000 hold a board of forty companies', count, 5_000)
    .option('--days <n>', 'how many', count, 30)
    .option('--seed <n>', 'of the simulated web', count, 1)
    .option('--perfect', 'with findings made of the truth, so that reconciling is judged alone', false)
    .option('--examples <n>', 'how many of the things that went wrong are shown', count)
    .action((flags: MonthFlags) => withScratch(process.env, (scratch) => benchWatchMonth(scratch, flags)))

  program
    .command('watch-schedule')
    .description('leasing, completing and re-scheduling after three simulated days, at 100,000 sources and at more')
    .option('--sources <n>', 'how many', count, 3_400_000)
    .action(({ sources }: { sources: number }) => benchWatchSchedule(process.env, [100_000, sources]))

  program
    .command('watch-rate')
    .description(
      'the whole loop over two days on engines of its own: visits a second and CPU a visit, beside the bare steps',
    )
    .option('--sites <n>', 'how many', count, 50_000)
    .option('--workers <n>', 'processes that watch', count, 2)
    .option('--at-once <n>', 'visits at once of each', count, 200)
    .option('--seed <n>', 'of the simulated web', count, 1)
    .option('--profile <folder>', 'where each worker leaves a profile of its CPU, which costs some')
    .action((flags: Omit<RateOptions, 'profile'> & { profile?: string }) =>
      benchWatchRate(process.env, { ...flags, profile: flags.profile ?? null }),
    )

  program
    .command('watch-faults')
    .description('kill workers and engines of its own under the watch: nothing may be missed, lost or doubled')
    .option('--visits <n>', 'how many', count, 100_000)
    .option('--days <n>', 'in how many simulated days', count, 4)
    .option('--kills <n>', 'of workers', count, 50)
    .option('--redis-kills <n>', 'of Redis', count, 10)
    .option('--away-seconds <n>', 'without OpenSearch', count, 60)
    .option('--seed <n>', 'of the simulated web', count, 1)
    .action(async (options: FaultOptions) => {
      if (!(await proveWatchFaults(process.env, options))) process.exitCode = 1
    })
}

async function benchWatchMonth(
  scratch: Parameters<typeof watchMonth>[0],
  { sites, days, seed, perfect, examples = 0 }: MonthFlags,
): Promise<void> {
  const web = await startWebProcess({ seed, hosts: sites })
  const { world } = web
  const visitors = perfect ? createPerfectVisitors(world) : createReadingVisitors(world, web)
  const numbers = Array.from({ length: sites }, (_, number) => number)
  try {
    const judge = await watchMonth(
      scratch,
      { world, numbers, firstDay: 10, days },
      visitors,
      ({ day, visits, outcomes, seconds }) =>
        console.log(
          `day ${day}: ${visits} visits in ${seconds.toFixed(0)} s, ${Object.entries(outcomes)
            .map(([outcome, times]) => `${outcome} ${times}`)
            .join(', ')}`,
        ),
    )
    console.log(`${tableHead}\n${tableRow('all', sumOf(judge.tallies.values()))}`)
    const kinds = [...judge.tallies].filter(([, { expected, open }]) => expected + open > 0)
    for (const [kind, tally] of kinds.sort(([, a], [, b]) => b.expected - a.expected))
      console.log(tableRow(kind, tally))
    for (const example of judge.examples.slice(0, examples)) console.log(example)
  } finally {
    await visitors.close()
    await web.close()
  }
}

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number from 1 is needed')
  return value
}
