import { compareWithSearch } from '@vedetta/core/notify/alerts/testing/compare-with-search'
import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { withScratch } from '../harness/scratch.ts'
import { benchLiveMatching, benchMatching, type MatchingSize } from './matching.ts'

export function addMatchingCommands(program: Command): void {
  program
    .command('matching')
    .description('compare the CPU of matching fresh positions with saved filters, by the matcher and by other ways')
    .option('--filters <n>', 'number of filters; a tenth of them is measured first', count, 50_000)
    .option('--positions <n>', 'number of positions', count, 10_000)
    .option('--sample <n>', 'number of positions for the other ways', count, 200)
    .action((size: MatchingSize) => withScratch(process.env, (scratch) => benchMatching(scratch, size)))

  program
    .command('matching-live')
    .description(
      'measure the CPU of the worker’s matcher in a normal minute, by how long it gathers, and beside percolation while filters change',
    )
    .option('--filters <n>', 'number of filters', count, 50_000)
    .option('--positions <n>', 'number of positions, at least 1,000', count, 2_000)
    .action((size: Pick<MatchingSize, 'filters' | 'positions'>) =>
      withScratch(process.env, (scratch) => benchLiveMatching(scratch, size)),
    )

  program
    .command('matching-equality')
    .description('match random filters with random positions, and compare each with a search by the same criteria')
    .option('--filters <n>', 'number of filters', count, 2_000)
    .option('--positions <n>', 'number of positions', count, 2_000)
    .option('--batch <n>', 'positions matched at a time', count, 500)
    .option('--seed <n>', 'seed of filters and positions', count, 1)
    .action((options: { filters: number; positions: number; batch: number; seed: number }) =>
      withScratch(process.env, async (scratch) => {
        const { filters, positions, finding, pairs } = await compareWithSearch(scratch, options)
        console.log(
          `${filters} filters, ${finding} of which find a position, over ${positions} open positions: the matcher and the search agree on every pair, ${pairs} of which match`,
        )
      }),
    )
}
