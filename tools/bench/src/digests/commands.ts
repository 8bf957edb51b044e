import { type Command, InvalidArgumentError } from 'commander'
import { count } from '../harness/count-option.ts'
import { percentile } from '../harness/percentile.ts'
import { withScratch } from '../harness/scratch.ts'
import { halfYear, runHalfYear } from './half-year.ts'

type Options = { people: number; pace: number; kills: number; seed: number; from: number; to: number }

export function addDigestCommands(program: Command): void {
  program
    .command('digest-half-year')
    .description(
      'simulate half a year of digests over both clock changes, with workers killed and mails refused, and compare what arrived with the truth',
    )
    .option('--people <n>', 'number of people', count, 1_000)
    .option('--pace <factor>', 'factor on how many positions filters find', factor, 1)
    .option('--kills <n>', 'number of times workers are killed', count, 30)
    .option('--seed <n>', 'seed of the story', count, 1)
    .option('--from <instant>', 'begin, a midnight in Italy', instant, halfYear.from)
    .option('--to <instant>', 'end', instant, halfYear.to)
    .action(async (options: Options) => {
      const started = performance.now()
      const { faults, delays, ...result } = await withScratch(process.env, (scratch) => runHalfYear(scratch, options))
      const { owed, told, withdrawn, digests, lines, secondCopies, refused, killed } = result
      console.log(
        `${options.people} people, ${new Date(options.from).toISOString()} to ${new Date(options.to).toISOString()}, workers killed ${options.kills} times (${killed} processes), ${refused} mails refused, in ${Math.round((performance.now() - started) / 1_000)} s`,
      )
      console.log(
        `${owed} positions owed, ${told} told once (some are due at the end), ${withdrawn} closed before; ${digests} digests, ${lines} lines that the watch goes on, ${secondCopies} second copies under the same Message-ID`,
      )
      console.log(
        `simulated minutes from due to arrived: p50 ${percentile(delays, 0.5).toFixed(1)}, p95 ${percentile(delays, 0.95).toFixed(1)}, most ${(delays.at(-1) ?? 0).toFixed(1)}`,
      )
      for (const fault of faults.slice(0, 20)) console.log(`FAULT: ${fault}`)
      console.log(`${faults.length} faults`)
      if (faults.length > 0) process.exitCode = 1
    })
}

function factor(text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new InvalidArgumentError('must be a number above 0')
  return value
}

function instant(text: string): number {
  const value = Date.parse(text)
  if (Number.isNaN(value)) throw new InvalidArgumentError('must be an instant, such as 2027-10-15T00:00:00+02:00')
  return value
}
