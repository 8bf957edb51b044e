import { Argument, Command, InvalidArgumentError } from 'commander'
import { proveAccountTiming } from './accounts/account-timing.ts'
import { proveSignInFlood } from './accounts/sign-in-flood.ts'
import { measureCompanyImport, tellImportSpeed } from './companies/company-import.ts'
import { proveBadRows } from './companies/company-import-bad-rows.ts'
import { proveImportKills } from './companies/company-import-kills.ts'
import { benchCompanyOpenings } from './companies/company-openings.ts'
import { proveCompanyOracle } from './companies/company-oracle.ts'
import { benchCompanySearch } from './companies/company-search.ts'
import { withScratch } from './harness/scratch.ts'
import { proveExportKills } from './kills/export-kills.ts'
import { proveIndexerKills } from './kills/indexer-kills.ts'
import { proveMailKills } from './kills/mail-kills.ts'
import { proveBillingEvents } from './licences/billing-events.ts'
import { proveLastCredit, proveLastSeat, raceInScratch } from './licences/last-credit-race.ts'
import { proveLedgerHistories } from './licences/ledger-histories.ts'
import { benchHostilePages } from './reading/hostile-pages.ts'
import { benchReading } from './reading/reading.ts'
import { benchReadingSpeed } from './reading/reading-speed.ts'
import { updateReadings } from './reading/update-readings.ts'
import { benchSearch, searchParts } from './search/search.ts'
import { proveSearchOracle } from './search/search-oracle.ts'
import { benchSeed } from './seed/seed.ts'
import { addWatchCommands } from './watch/commands.ts'
import { benchFirstView } from './web/first-view.ts'
import { benchLighthouse } from './web/lighthouse.ts'

const program = new Command('bench').description(
  'the figures of docs/performance.md, each beside the bare engine in the same run',
)

program
  .command('search')
  .description(
    'searches through the API beside the same bodies sent bare; with facets and without; of what is not seen and of everything',
  )
  .addArgument(new Argument('[part]', 'of the three').choices(searchParts))
  .action((part?: (typeof searchParts)[number]) => benchSearch(process.env, part))

program
  .command('search-oracle')
  .description('random criteria over 5,000 positions: the index finds and counts what the plain rules do in memory')
  .option('--criteria <n>', 'how many criteria', count, 2_000)
  .option('--seed <n>', 'of the positions and the criteria', count, 1)
  .action((options: { criteria: number; seed: number }) =>
    withScratch(process.env, async (scratch) => {
      const { criteria, finding, positions, facets, rarest } = await proveSearchOracle(scratch, options)
      console.log(
        `${criteria} criteria, ${finding} of which find something, ${positions} positions in all: no difference`,
      )
      console.log(`counts of ${facets.criteria} criteria, ${facets.choices} choices: no difference`)
      console.log(`every field was asked for in each of its groups, ${rarest.field} the least: ${rarest.times} times`)
    }),
  )

program
  .command('company-search')
  .description('searches of companies through the API beside the same bodies sent bare')
  .action(() => benchCompanySearch(process.env))

program
  .command('company-oracle')
  .description('random criteria over 3,000 companies: the index finds what the plain rules do in memory')
  .option('--criteria <n>', 'how many criteria', count, 2_000)
  .option('--seed <n>', 'of the companies and the criteria', count, 1)
  .action((options: { criteria: number; seed: number }) =>
    withScratch(process.env, async (scratch) => {
      const { criteria, finding, companies, rarest } = await proveCompanyOracle(scratch, options)
      console.log(
        `${criteria} criteria, ${finding} of which find something, ${companies} companies in all: no difference`,
      )
      console.log(`every field was asked for in both groups, ${rarest.field} the least: ${rarest.times} times`)
    }),
  )

program
  .command('company-openings')
  .description('a visit that opens a position beside the same without counting the positions of its company')
  .action(() => withScratch(process.env, benchCompanyOpenings))

program
  .command('first-view')
  .description(
    'the production build: until the first results are painted, beside the bare search; then from `j` to the next',
  )
  .option('--times <n>', 'how many navigations, and how many positions', count, 20)
  .action(({ times }: { times: number }) => benchFirstView(process.env, times))

program
  .command('lighthouse')
  .description(
    'the public pages of the production build as Lighthouse judges them on a phone, the median of each category',
  )
  .option('--times <n>', 'how often each', count, 5)
  .argument('[paths...]', 'which', ['/', '/pricing', '/mappa/bergamo'])
  .action((paths: string[], { times }: { times: number }) => benchLighthouse(process.env, paths, times))

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
  .command('company-import')
  .description(
    'import registry data beside a bare COPY and INSERT … ON CONFLICT of the same rows; killed and resumed; with rows of every bad kind',
  )
  .option('--rows <n>', 'how many companies', count, 100_000)
  .option('--rounds <n>', 'by turns with the bare engine', count, 3)
  .option('--kills <n>', 'only: kill the import so often, start it again, and compare with one run')
  .option('--bad <n>', 'only: so many bad rows')
  .action(async ({ rows, rounds, kills, bad }: { rows: number; rounds: number; kills?: string; bad?: string }) => {
    if (kills !== undefined) {
      const { killedAt, size, checksums } = await proveImportKills(process.env, {
        rows,
        kills: count(kills),
      })
      console.log(
        `${rows} rows, killed at ${killedAt.map((at) => `${Math.round((at / size) * 100)} %`).join(', ')}: the same as one run`,
      )
      for (const [what, checksum] of Object.entries(checksums)) console.log(`${what}: ${checksum}`)
    } else if (bad !== undefined) {
      const { kinds, refused, addresses, taken } = await proveBadRows(process.env, count(bad))
      console.log(
        `${bad} bad rows of ${kinds} kinds: ${refused} rows and ${addresses} addresses refused, each with its reason; ${taken} companies taken`,
      )
    } else {
      const ratio = tellImportSpeed(rows, await measureCompanyImport(process.env, { rows, rounds }))
      if (ratio < 0.4) process.exitCode = 1
    }
  })

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
  .command('mail-kills')
  .description('kill the worker while it sends mails, empty Redis, and count what arrives')
  .option('--mails <n>', 'how many mails', count, 2_000)
  .option('--kills <n>', 'how many kills', count, 10)
  .action(async (options: { mails: number; kills: number }) => {
    const { arrived, different } = await proveMailKills(process.env, options)
    console.log(`${options.mails} mails, ${options.kills} kills: ${arrived} arrived, ${different} different`)
    if (different !== options.mails) process.exitCode = 1
  })

program
  .command('export-kills')
  .description('kill the API in the middle of an export of 500 positions with 300 credits, then ask again')
  .option('--rounds <n>', 'how many rounds, each killed a little later', count, 20)
  .option('--longest <ms>', 'when the last one is killed, in milliseconds after it was asked for', count, 200)
  .action(async ({ rounds, longest }: { rounds: number; longest: number }) => {
    const { before, after } = await proveExportKills(process.env, { rounds, longestMs: longest })
    console.log(`${rounds} exports killed, ${before} before they were charged and ${after} after`)
    console.log('asked for again, each was charged 300 once, told 200 failed, and its file holds 300')
  })

program
  .command('ledger-histories')
  .description('make random histories of grant, spend, refund, reset and expiry, and compare with a plain list')
  .option('--histories <n>', 'how many histories', count, 10_000)
  .option('--seed <n>', 'of the histories', count, 1)
  .action((options: { histories: number; seed: number }) =>
    withScratch(process.env, async (scratch) => {
      const { acts } = await proveLedgerHistories(scratch, options)
      console.log(`${options.histories} histories, ${acts} acts: every answer and every sum agrees`)
    }),
  )

program
  .command('billing-events')
  .description('events of subscriptions’ lives in order, and shuffled and tripled: both end alike, and as what is true')
  .option('--subscriptions <n>', 'how many, of 25 events each', count, 20)
  .option('--seed <n>', 'of the lives and their order', count, 1)
  .action(async (options: { subscriptions: number; seed: number }) => {
    const { events, deliveries, ended, owing } = await withScratch(process.env, (ordered) =>
      withScratch(process.env, (shuffled) => proveBillingEvents([ordered, shuffled], options)),
    )
    console.log(`${options.subscriptions} subscriptions, ${ended} of which end and ${owing} owe something`)
    console.log(`${events} events in order, and ${deliveries} deliveries shuffled: no difference`)
  })

program
  .command('last-credit')
  .description('spend the last credit of a licence from 64 requests at once')
  .option('--rounds <n>', 'how many rounds', count, 1_000)
  .action(({ rounds }: { rounds: number }) => raceInScratch(process.env, proveLastCredit, rounds))

program
  .command('last-seat')
  .description('redeem the last seat of a licence by 64 people at once')
  .option('--rounds <n>', 'how many rounds', count, 200)
  .action(({ rounds }: { rounds: number }) => raceInScratch(process.env, proveLastSeat, rounds))

program
  .command('sign-in-flood')
  .description(
    'wrong passwords for a few accounts from many addresses: count those that are hashed, then let the owners in',
  )
  .option('--tries <n>', 'how many', count, 10_000)
  .option('--accounts <n>', 'for how many accounts', count, 100)
  .option('--addresses <n>', 'from how many addresses', count, 200)
  .action(async (options: { tries: number; accounts: number; addresses: number }) => {
    const result = await withScratch(process.env, (scratch) => proveSignInFlood(scratch, options))
    console.log(
      `${options.tries} tries: ${result.guessesHashed} hashed, at most ${result.mostGuessesHashed} of an account`,
    )
    console.log(`answers ${JSON.stringify(result.answers)}, owners ${JSON.stringify(result.owners)}`)
    if (result.mostGuessesHashed > 10 || result.owners.in !== options.accounts) process.exitCode = 1
  })

program
  .command('account-timing')
  .description('whether addresses with an account are answered otherwise, or later, than those without')
  .option('--pairs <n>', 'how many pairs, by turns', count, 200)
  .action(async ({ pairs }: { pairs: number }) => {
    const results = await withScratch(process.env, (scratch) =>
      proveAccountTiming(process.env, scratch, { signIns: pairs, resets: pairs }),
    )
    for (const { what, known, unknown } of results) {
      const difference = Math.abs(known.median - unknown.median)
      console.log(
        `${what}: known ${known.median.toFixed(1)} ms, unknown ${unknown.median.toFixed(1)} ms, ${difference.toFixed(1)} ms apart over ${pairs} pairs`,
      )
      console.log(`answers: known ${known.answers.join(' | ')}, unknown ${unknown.answers.join(' | ')}`)
      if (difference > 10 || known.answers.join() !== unknown.answers.join()) process.exitCode = 1
    }
  })

program
  .command('reading')
  .description('visit the recorded sites and compare with what a person would report')
  .argument('[folder]', 'holds <id>/ or sites/<id>/; without it, each set in packages/crawler/fixtures')
  .action((folder?: string) => benchReading(folder))

program
  .command('update-readings')
  .description(
    'note in packages/crawler/fixtures/readings.json what this version of the reader finds on the recorded sites',
  )
  .option(
    '--same-reading',
    'although the version stayed: what differs is not what was read, but how it is written',
    false,
  )
  .action((options: { sameReading: boolean }) => updateReadings(options))

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

addWatchCommands(program)

await program.parseAsync()

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number from 1 is needed')
  return value
}
