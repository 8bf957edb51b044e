import { Command, InvalidArgumentError } from 'commander'
import { benchHostilePages } from './bench-hostile-pages.ts'
import { benchReading } from './bench-reading.ts'
import { benchReadingSpeed } from './bench-reading-speed.ts'
import { benchSearch } from './bench-search.ts'
import { benchSeed } from './bench-seed.ts'
import { proveIndexerKills } from './indexer-kills.ts'

const program = new Command('bench').description(
  'the figures of docs/performance.md, each beside the bare engine in the same run',
)

program
  .command('search')
  .description('searches through the API beside the same bodies sent bare')
  .action(() => benchSearch(process.env))

program
  .command('seed')
  .description('load and index a synthetic Italy beside a bare COPY and bare bulk requests')
  .option('--companies <n>', 'how many companies', count, 340_000)
  .option('--positions <n>', 'how many positions', count, 100_000)
  .option('--rounds <n>', 'in how many rounds, by turns', count, 4)
  .action(({ rounds, ...size }: { companies: number; positions: number; rounds: number }) =>
    benchSeed(process.env, { ...size, seed: 1, now: Date.UTC(2026, 10, 14) }, rounds),
  )

program
  .command('kills')
  .description('kill the indexer in the middle of its work while changes flow, then compare the index with the tables')
  .option('--changes <n>', 'how many changes', count, 100_000)
  .option('--kills <n>', 'how many kills', count, 10)
  .action(async (options: { changes: number; kills: number }) => {
    const { comparisons, staleTexts, pendingAtKill } = await proveIndexerKills(process.env, options)
    console.log(
      `${options.changes} changes, ${pendingAtKill.length} kills with ${pendingAtKill.join(', ')} documents pending`,
    )
    for (const { kind, rows, documents, equal } of comparisons) {
      console.log(
        `${kind}: ${rows.count} rows ${rows.checksum}, ${documents.count} documents ${documents.checksum}, ${equal ? 'equal' : 'DIFFERENT'}`,
      )
    }
    console.log(`documents whose words are behind: ${staleTexts}`)
    if (staleTexts > 0 || comparisons.some(({ equal }) => !equal)) process.exitCode = 1
  })

program
  .command('reading')
  .description('visit the recorded sites and compare with what a person would report')
  .option('--gold <folder>', 'the gold sites, with their score.mjs')
  .action(({ gold }: { gold?: string }) => benchReading(gold))

program
  .command('reading-speed')
  .description('CPU a page for each step of reading, beside a bare parse of the same pages')
  .option('--pages <n>', 'how many pages', count, 500)
  .action(({ pages }: { pages: number }) => benchReadingSpeed(pages))

program
  .command('hostile-pages')
  .description('read broken pages: none may throw, take long, or be quoted with words it does not hold')
  .option('--pages <n>', 'how many pages', count, 100_000)
  .option('--seed <n>', 'of the mutations', count, 1)
  .action((options: { pages: number; seed: number }) => benchHostilePages(options))

await program.parseAsync()

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number from 1 is needed')
  return value
}
