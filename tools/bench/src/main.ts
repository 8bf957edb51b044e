import { Command, Option } from 'commander'
import { measureAccountTiming } from './accounts/account-timing.ts'
import { fuzzApi, fuzzedPeople, fuzzPublicApi } from './accounts/api-fuzz.ts'
import { runSignInFlood } from './accounts/sign-in-flood.ts'
import { addAlertLatencyCommand } from './alert-latency/commands.ts'
import { addAlertCommands } from './alerts/commands.ts'
import { measureCompanyImport, reportImportSpeed } from './companies/company-import.ts'
import { verifyBadRows } from './companies/company-import-bad-rows.ts'
import { verifyImportKills } from './companies/company-import-kills.ts'
import { compareWithCompanyOracle } from './companies/company-oracle.ts'
import { benchCompanySearch } from './companies/company-search.ts'
import { addContactCommands } from './contacts/commands.ts'
import { addDigestCommands } from './digests/commands.ts'
import { count } from './harness/count-option.ts'
import { type Scratch, withScratch } from './harness/scratch.ts'
import { addHostileClientsCommand } from './hostile/clients-command.ts'
import { addHostilePagesCommand } from './hostile/pages-command.ts'
import { verifyExportKills } from './kills/export-kills.ts'
import { runIndexerKills } from './kills/indexer-kills.ts'
import { runMailKills } from './kills/mail-kills.ts'
import { verifyBillingEvents } from './licences/billing-events.ts'
import { raceForLastCredit, raceForLastSeat, raceInScratch } from './licences/last-credit-race.ts'
import { verifyLedgerHistories } from './licences/ledger-histories.ts'
import { addLoadCommands } from './load/commands.ts'
import { addMatchingCommands } from './matching/commands.ts'
import { addMeaningCommands } from './meaning/commands.ts'
import { addOptOutCommand } from './opt-out/commands.ts'
import { addPublicApiCommands } from './public-api/commands.ts'
import { addReadingCommands } from './reading/commands.ts'
import { addRebuildCommand } from './rebuild/commands.ts'
import { benchRelevance } from './relevance/relevance.ts'
import { addRestoreDrillCommand } from './restore/commands.ts'
import { addRoleCommands } from './roles/commands.ts'
import { addSearchCommands } from './search/commands.ts'
import { benchSeed } from './seed/seed.ts'
import { addSentencesCommand } from './sentences/commands.ts'
import { addSizeCommands } from './size/commands.ts'
import { addTraceCommand } from './trace/commands.ts'
import { addTrainingCommands } from './training/commands.ts'
import { addWatchCommands } from './watch/commands.ts'
import { benchFirstView } from './web/first-view.ts'
import { benchLighthouse } from './web/lighthouse.ts'
import { addWebhookCommands } from './webhooks/commands.ts'

const program = new Command('bench').description(
  'measure the figures of docs/performance, each compared with the bare engine in the same run',
)

program
  .command('relevance')
  .description('measure the order of results with and without aiSearch against judgements made by hand')
  .action(() => benchRelevance(process.env))

program
  .command('company-search')
  .description('compare company searches through the API with the same request bodies sent to the engine')
  .action(() => benchCompanySearch(process.env))

program
  .command('company-oracle')
  .description('search 3,000 companies by random criteria and compare results with an in-memory oracle')
  .option('--criteria <n>', 'number of random criteria', count, 2_000)
  .option('--seed <n>', 'seed of the companies and the criteria', count, 1)
  .action((options: { criteria: number; seed: number }) =>
    withScratch(process.env, async (scratch) => {
      const { criteria, finding, companies, rarest } = await compareWithCompanyOracle(scratch, options)
      console.log(`${criteria} criteria, ${finding} of which match, ${companies} companies in total: no difference`)
      console.log(`every field was queried in both groups; least used: ${rarest.field}, ${rarest.times} times`)
    }),
  )

program
  .command('first-view')
  .description(
    'measure the production build: time to the first painted results, compared with the bare search, and from `j` to the next position',
  )
  .option('--times <n>', 'number of navigations and of positions', count, 20)
  .action(({ times }: { times: number }) => benchFirstView(process.env, times))

program
  .command('lighthouse')
  .description(
    'run Lighthouse for phones on the public pages of the production build and print the median of each category',
  )
  .option('--times <n>', 'number of audits per page', count, 5)
  .argument('[paths...]', 'paths of the pages', ['/', '/pricing', '/mappa/bergamo'])
  .action((paths: string[], { times }: { times: number }) => benchLighthouse(process.env, paths, times))

program
  .command('seed')
  .description('compare loading and indexing a synthetic Italy with a bare COPY and bare bulk requests')
  .option('--companies <n>', 'number of companies', count, 340_000)
  .option('--positions <n>', 'number of positions', count, 100_000)
  .option('--rounds <n>', 'number of alternating rounds', count, 4)
  .action(({ rounds, ...size }: { companies: number; positions: number; rounds: number }) =>
    benchSeed(process.env, { ...size, seed: 1, now: Date.UTC(2026, 10, 14) }, rounds),
  )

program
  .command('company-import')
  .description(
    'compare the import of registry data with a bare COPY and INSERT … ON CONFLICT of the same rows; or verify kills and bad rows',
  )
  .option('--rows <n>', 'number of companies', count, 100_000)
  .option('--rounds <n>', 'number of rounds, alternating with the bare engine', count, 3)
  .option('--kills <n>', 'only: kill and restart the import this many times and compare with an uninterrupted run')
  .option('--bad <n>', 'only: import this many bad rows')
  .action(async ({ rows, rounds, kills, bad }: { rows: number; rounds: number; kills?: string; bad?: string }) => {
    if (kills !== undefined) {
      const { killedAt, size, checksums } = await verifyImportKills(process.env, {
        rows,
        kills: count(kills),
      })
      console.log(
        `${rows} rows, killed at ${killedAt.map((at) => `${Math.round((at / size) * 100)} %`).join(', ')}: same as an uninterrupted run`,
      )
      for (const [what, checksum] of Object.entries(checksums)) console.log(`${what}: ${checksum}`)
    } else if (bad !== undefined) {
      const { kinds, refused, addresses, taken } = await verifyBadRows(process.env, count(bad))
      console.log(
        `${bad} bad rows of ${kinds} kinds: ${refused} rows and ${addresses} addresses refused, each with its reason; ${taken} companies imported`,
      )
    } else {
      const ratio = reportImportSpeed(rows, await measureCompanyImport(process.env, { rows, rounds }))
      if (ratio < 0.4) process.exitCode = 1
    }
  })

program
  .command('kills')
  .description('kill the indexer in the middle of a pass during changes, then compare the index with the tables')
  .option('--changes <n>', 'number of changes', count, 100_000)
  .option('--kills <n>', 'number of kills', count, 10)
  .action(async (options: { changes: number; kills: number }) => {
    const { comparisons, staleTexts, pendingAtKill } = await runIndexerKills(process.env, options)
    console.log(
      `${options.changes} changes, ${pendingAtKill.length} kills with ${pendingAtKill.join(', ')} documents pending`,
    )
    for (const { kind, rows, documents, equal } of comparisons) {
      console.log(
        `${kind}: ${rows.count} rows ${rows.checksum}, ${documents.count} documents ${documents.checksum}, ${equal ? 'equal' : 'DIFFERENT'}`,
      )
    }
    console.log(`documents with stale text: ${staleTexts}`)
    if (staleTexts > 0 || comparisons.some(({ equal }) => !equal)) process.exitCode = 1
  })

program
  .command('mail-kills')
  .description('kill the worker while it sends mails, empty Redis, and count the mails that arrive')
  .option('--mails <n>', 'number of mails', count, 2_000)
  .option('--kills <n>', 'number of kills', count, 10)
  .action(async (options: { mails: number; kills: number }) => {
    const { arrived, different } = await runMailKills(process.env, options)
    console.log(`${options.mails} mails, ${options.kills} kills: ${arrived} arrived, ${different} distinct`)
    if (different !== options.mails) process.exitCode = 1
  })

program
  .command('export-kills')
  .description('kill the API in the middle of an export of 500 positions with 300 credits, then retry')
  .option('--rounds <n>', 'number of rounds, each killed a little later', count, 20)
  .option('--longest <ms>', 'when the last one is killed, in milliseconds after the request', count, 200)
  .action(async ({ rounds, longest }: { rounds: number; longest: number }) => {
    const { before, after } = await verifyExportKills(process.env, { rounds, maxKillMs: longest })
    console.log(`${rounds} exports killed, ${before} before they were charged and ${after} after`)
    console.log('after the retry each was charged 300 once, reported 200 as failed, and its file holds 300')
  })

program
  .command('ledger-histories')
  .description('run random histories of grant, spend, refund, reset and expiry, and compare with a reference ledger')
  .option('--histories <n>', 'number of histories', count, 10_000)
  .option('--seed <n>', 'seed of the histories', count, 1)
  .action((options: { histories: number; seed: number }) =>
    withScratch(process.env, async (scratch) => {
      const { operations } = await verifyLedgerHistories(scratch, options)
      console.log(`${options.histories} histories, ${operations} operations: every result and every sum agrees`)
    }),
  )

program
  .command('billing-events')
  .description(
    'deliver the events of subscriptions in order, and shuffled three times each: both must end in the expected state',
  )
  .option('--subscriptions <n>', 'number of subscriptions, of 25 events each', count, 20)
  .option('--seed <n>', 'seed of the subscriptions and of the order', count, 1)
  .action(async (options: { subscriptions: number; seed: number }) => {
    const { events, deliveries, ended, owing } = await withScratch(process.env, (ordered) =>
      withScratch(process.env, (shuffled) => verifyBillingEvents([ordered, shuffled], options)),
    )
    console.log(`${options.subscriptions} subscriptions, ${ended} of which end and ${owing} have unpaid invoices`)
    console.log(`${events} events in order, and ${deliveries} deliveries shuffled: no difference`)
  })

program
  .command('last-credit')
  .description('spend the last credit of a licence from 64 concurrent requests')
  .option('--rounds <n>', 'number of rounds', count, 1_000)
  .action(({ rounds }: { rounds: number }) => raceInScratch(process.env, raceForLastCredit, rounds))

program
  .command('last-seat')
  .description('redeem the last seat of a licence by 64 concurrent users')
  .option('--rounds <n>', 'number of rounds', count, 200)
  .action(({ rounds }: { rounds: number }) => raceInScratch(process.env, raceForLastSeat, rounds))

function fuzzWith<Options>(fuzz: (scratch: Scratch, options: Options) => Promise<string[]>) {
  return async (options: Options) => {
    const failed = await withScratch(process.env, (scratch) => fuzz(scratch, options))
    if (failed.length > 0) process.exitCode = 1
  }
}

program
  .command('api-fuzz')
  .description('send cases made from the OpenAPI document to every call, as five kinds of people, by Schemathesis')
  .option('--cases <n>', 'number of random cases an operation, beside those of every bound', count, 100)
  .option('--seed <n>', 'seed of the cases', count, 1)
  .option('--only <paths>', 'a regular expression of paths; by default all')
  .addOption(new Option('--as <people...>', 'the kinds of people').choices(fuzzedPeople).default(fuzzedPeople, 'all'))
  .action(fuzzWith(fuzzApi))

program
  .command('public-api-fuzz')
  .description('send cases made from the OpenAPI document of the public API to it, with two keys, by Schemathesis')
  .option('--cases <n>', 'number of random cases an operation, beside those of every bound', count, 100)
  .option('--seed <n>', 'seed of the cases', count, 1)
  .option('--only <paths>', 'a regular expression of paths; by default all')
  .action(fuzzWith(fuzzPublicApi))

program
  .command('sign-in-flood')
  .description(
    'try wrong passwords for a few accounts from many addresses, count those that are hashed, then sign the owners in',
  )
  .option('--tries <n>', 'number of tries', count, 10_000)
  .option('--accounts <n>', 'number of accounts', count, 100)
  .option('--addresses <n>', 'number of client addresses', count, 200)
  .action(async (options: { tries: number; accounts: number; addresses: number }) => {
    const result = await withScratch(process.env, (scratch) => runSignInFlood(scratch, options))
    console.log(
      `${options.tries} tries: ${result.guessesHashed} hashed, at most ${result.maxGuessesHashed} per account`,
    )
    console.log(`answers ${JSON.stringify(result.answers)}, owners ${JSON.stringify(result.owners)}`)
    if (result.maxGuessesHashed > 10 || result.owners.in !== options.accounts) process.exitCode = 1
  })

program
  .command('account-timing')
  .description('compare responses and response times for email addresses with and without an account')
  .option('--pairs <n>', 'number of alternating pairs', count, 200)
  .action(async ({ pairs }: { pairs: number }) => {
    const results = await withScratch(process.env, (scratch) =>
      measureAccountTiming(process.env, scratch, { signIns: pairs, resets: pairs }),
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

addReadingCommands(program)
addTrainingCommands(program)
addHostileClientsCommand(program)
addHostilePagesCommand(program)
addLoadCommands(program)
addMatchingCommands(program)
addRebuildCommand(program)
addOptOutCommand(program)
addRestoreDrillCommand(program)
addMeaningCommands(program)
addPublicApiCommands(program)
addRoleCommands(program)
addSentencesCommand(program)
addSearchCommands(program)
addAlertLatencyCommand(program)
addAlertCommands(program)
addContactCommands(program)
addDigestCommands(program)
addTraceCommand(program)
addSizeCommands(program)
addWatchCommands(program)
addWebhookCommands(program)

await program.parseAsync()
