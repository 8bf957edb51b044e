import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { countOutbox } from '@vedetta/core/search/indexing/documents.queries'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { DatabaseNotEmptyError, seed } from '@vedetta/synthetic/seed'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Engines, withEngines } from '../engines.ts'
import { progressBar } from '../progress-bar.ts'

type SeedOptions = { companies: number; positions: number; seed: number; now: number }

export function addSeedCommand(program: Command): void {
  program
    .command('seed')
    .description('fill an empty database with synthetic companies and positions')
    .option('--companies <count>', 'number of companies', wholeNumber, 20_000)
    .option('--positions <count>', 'number of positions', wholeNumber, 6_000)
    .option('--seed <number>', 'seed of the random generator', wholeNumber, 1)
    .addOption(
      new Option('--now <date>', 'current date of the generated data')
        .argParser(instant)
        .default(startOfToday(), 'the start of today'),
    )
    .action((recipe: SeedOptions) =>
      withEngines(async (engines) => {
        const bar = progressBar('companies and positions', recipe.companies + recipe.positions)
        try {
          await seed(engines.pool, recipe, ({ table, rows }) => {
            if (table === 'company' || table === 'position') bar.advance(rows)
          })
        } catch (error) {
          if (!(error instanceof DatabaseNotEmptyError)) throw error
          process.stderr.write(`${error.message}\n`)
          return
        }
        bar.stop()
        await indexAll(engines)
      }),
    )
}

/** Drains the outbox, which the seed has filled, with the product’s own indexer. */
async function indexAll(engines: Engines): Promise<void> {
  await ensureIndices(engines.search)
  const bar = progressBar('documents', await countOutbox(engines.db))
  await drainAll(engines, bar.advance)
  bar.stop()
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number >= 2 ** 32) throw new InvalidArgumentError('Give a whole number.')
  return number
}

function instant(text: string): number {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new InvalidArgumentError('Give a date such as 2026-11-14.')
  return ms
}

function startOfToday(): number {
  return new Date().setUTCHours(0, 0, 0, 0)
}
