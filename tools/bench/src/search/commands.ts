import { compareCosts } from '@vedetta/core/inbox/positions/testing/random-sequences'
import { Argument, type Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { withScratch } from '../harness/scratch.ts'
import { benchHostileSeat } from './hostile-seat.ts'
import { benchSearch, searchParts, withFixture } from './search.ts'
import { compareWithSearchOracle } from './search-oracle.ts'

export function addSearchCommands(program: Command): void {
  program
    .command('search')
    .description(
      'compare searches through the API with the same request bodies sent to the engine, searches with and without facets, unseen with all positions, the orders of results, and AI searches with searches by words',
    )
    .addArgument(new Argument('[part]', 'run only this comparison').choices(searchParts))
    .option('--profile', 'of `api`: print where the time of a search goes, which slows the API down', false)
    .action((only: (typeof searchParts)[number] | undefined, { profile }: { profile: boolean }) =>
      benchSearch(process.env, { only, isProfiled: profile }),
    )

  program
    .command('search-oracle')
    .description('search 5,000 positions by random criteria and compare results and counts with an in-memory oracle')
    .option('--criteria <n>', 'number of random criteria', count, 2_000)
    .option('--seed <n>', 'seed of the positions and the criteria', count, 1)
    .action((options: { criteria: number; seed: number }) =>
      withScratch(process.env, async (scratch) => {
        const { criteria, finding, positions, facets, rarest } = await compareWithSearchOracle(scratch, options)
        console.log(`${criteria} criteria, ${finding} of which match, ${positions} positions in total: no difference`)
        console.log(`facet counts of ${facets.criteria} criteria, ${facets.choices} choices: no difference`)
        console.log(`every field was queried in each of its groups; least used: ${rarest.field}, ${rarest.times} times`)
      }),
    )

  program
    .command('hostile-seat')
    .description('search as people do while a seat of another licence sends the costliest bodies at its full pace')
    .option('--minutes <n>', 'minutes of the attack, and as many without', Number, 5)
    .action(({ minutes }: { minutes: number }) =>
      withFixture(process.env, (fixture) => benchHostileSeat(process.env, fixture, minutes)),
    )

  program
    .command('search-cost')
    .description('charge random sequences of searches and compare each with the rules written a second time')
    .option('--sequences <n>', 'number of sequences', count, 10_000)
    .option('--seed <n>', 'seed of the sequences', count, 1)
    .action((options: { sequences: number; seed: number }) =>
      withScratch(process.env, async ({ db }) => {
        const { sequences, searches, charged, rules } = await compareCosts(db, { ...options, atOnce: 8 })
        console.log(`${sequences} sequences, ${searches} searches, ${charged} charged: no difference`)
        console.log([...rules].map(([rule, times]) => `${rule} ${times}`).join(', '))
      }),
    )
}
