import { type Command, Option } from 'commander'
import { count } from '../harness/count-option.ts'
import { withFixture } from '../search/search.ts'
import { dependencies, type FaultsOptions, measureFaults } from './dependency-faults.ts'
import { type LoadOptions, measureLoad, reportLoad } from './load.ts'
import { measureRestarts } from './rolling-restarts.ts'
import { type Fault, faults } from './toxiproxy.ts'

const faultNames = Object.keys(faults) as Fault[]

export function addLoadCommands(program: Command): void {
  program
    .command('dependency-faults')
    .description(
      'send a recruiter’s traffic while PostgreSQL, Redis, OpenSearch and SMTP are slow, away or silent in turn',
    )
    .option('--rate <n>', 'requests a second', count, 50)
    .option('--seconds <n>', 'how long each fault lasts', count, 60)
    .option('--after-seconds <n>', 'how long traffic goes on after it', count, 20)
    .addOption(new Option('--dependencies <names...>', 'only these').choices(dependencies).default(dependencies, 'all'))
    .addOption(new Option('--faults <names...>', 'only these').choices(faultNames).default(faultNames, 'all'))
    .action(async (options: FaultsOptions) => {
      const { figures, ...rest } = await measureFaults(process.env, options)
      const { marks, lostMarks, mails, unsentMails, mailRecovery, isIndexEqual } = rest
      console.log(
        `${marks} marks acknowledged, ${lostMarks} lost; ${mails} mails owed, ${unsentMails} unsent, all sent ${mailRecovery.toFixed(1)} s after a fault at the latest; index ${isIndexEqual ? 'equal' : 'DIFFERENT'}`,
      )
      const isKept = figures.every(
        ({ dependency, failed, wrong, p99, recovery, othersRefused }) =>
          failed + wrong === 0 &&
          p99 <= 5_500 &&
          recovery <= 15 &&
          (dependency === 'postgresql' || dependency === 'redis' || othersRefused === 0),
      )
      if (!isKept || lostMarks + unsentMails > 0 || !isIndexEqual) process.exitCode = 1
    })

  program
    .command('rolling-restarts')
    .description('restart two API processes behind a balancer in turn while a recruiter’s traffic goes on')
    .option('--restarts <n>', 'number of restarts', count, 20)
    .option('--rate <n>', 'requests a second', count, 20)
    .action(async (options: { restarts: number; rate: number }) => {
      const figures = await measureRestarts(process.env, options)
      const { requests, answered, resets, serverErrors, wrong, example, p95, slowestStop, badExits } = figures
      console.log(
        `${options.restarts} restarts, ${requests} requests: ${answered} answered, ${resets} resets, ${serverErrors} of status 5xx, ${wrong} wrong; p95 ${p95.toFixed(0)} ms; ${figures.marks} marks acknowledged, ${figures.lostMarks} lost; slowest stop ${slowestStop.toFixed(1)} s, ${badExits} with another code than 0${example ? `; ${example}` : ''}`,
      )
      if (resets + serverErrors + wrong + badExits + figures.lostMarks > 0) process.exitCode = 1
    })

  program
    .command('load')
    .description('send a recruiter’s traffic to one API process on the seeded database, then three times as much')
    .option('--rate <n>', 'requests a second', count, 50)
    .option('--seconds <n>', 'how long', count, 600)
    .option('--factor <n>', 'how many times the rate afterwards', count, 3)
    .option('--overload-seconds <n>', 'how long', count, 300)
    .option('--recruiters <n>', 'people, each with a licence', count, 120)
    .action((options: LoadOptions) =>
      withFixture(process.env, async (fixture) => {
        const { baseline, overload, marks, lostMarks } = await measureLoad(process.env, fixture, options)
        reportLoad(`${options.rate} requests/s for ${options.seconds} s`, baseline)
        reportLoad(`${options.rate * options.factor} requests/s for ${options.overloadSeconds} s`, overload)
        const ratio = overload.p95 / baseline.p95
        console.log(
          `p95 of what was answered: ${ratio.toFixed(2)} times; ${marks} marks acknowledged, ${lostMarks} lost`,
        )
        const refused = baseline.shed + baseline.failed + overload.failed + lostMarks
        if (refused > 0 || ratio > 2) process.exitCode = 1
      }),
    )
}
