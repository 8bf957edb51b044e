import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { withScratch } from '../harness/scratch.ts'
import { measureStoreSizes, type SizeOptions } from './store-sizes.ts'

export function addSizeCommands(program: Command): void {
  program
    .command('store-sizes')
    .description('measure what a company, a site, a position, a person and an alert take in PostgreSQL and OpenSearch')
    .option('--companies <n>', 'number of companies', count, 100_000)
    .option('--positions <n>', 'number of positions', count, 100_000)
    .option('--people <n>', 'number of people, each with a filter and a session', count, 1_000)
    .option('--alerts-of-each <n>', 'number of alerts of each person', count, 200)
    .action((options: SizeOptions) =>
      withScratch(process.env, async (scratch) => {
        for (const { thing, count: rows, tableBytes, indexBytes } of await measureStoreSizes(scratch, options)) {
          const each = (bytes: number) => `${Math.round(bytes / rows).toLocaleString('en')} bytes`
          console.log(
            `${thing}: ${rows} of them, ${each(tableBytes)} of tables each, ${each(indexBytes)} of index each`,
          )
        }
      }),
    )
}
