import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { engineSettings, migrationSettings } from '@vedetta/core/platform/config/config'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { createSearch } from '@vedetta/core/search/engine/client'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { countOutbox } from '@vedetta/core/search/indexing/documents.queries'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { removeDemoPeople } from '@vedetta/synthetic/removal/remove-demo-people'
import { removeSynthetic } from '@vedetta/synthetic/removal/remove-synthetic'
import { countSynthetic } from '@vedetta/synthetic/removal/remove-synthetic.queries'
import type { Command } from 'commander'
import { log } from '../engines.ts'
import { printLine } from '../print-line.ts'
import { progressBar } from '../progress-bar.ts'

export function addSyntheticCommands(program: Command): void {
  program
    .command('synthetic')
    .description('the made-up Italy of `vedetta seed`')
    .command('remove')
    .description('remove made-up companies, all that hangs on them and the demo people; without --yes, count them only')
    .option('--yes', 'remove them')
    .action(({ yes }: { yes?: true }) => remove(yes === true))
}

/** As the owner of the database: no process may delete companies. */
async function remove(isConfirmed: boolean): Promise<void> {
  const config = readConfigOrExit({ ...migrationSettings, ...engineSettings })
  const pool = createPool(config.MIGRATION_DATABASE_URL, { application_name: 'vedetta-cli' })
  const db = createDb(pool)
  const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
  try {
    const found = await countSynthetic(db)
    printLine(
      `made up: ${found.companies} companies, ${found.positions} positions, ${found.sites} sites, ${found.contacts} contacts`,
    )
    if (!isConfirmed) {
      printLine('nothing was removed: repeat with --yes to remove them, and the demo people')
      return
    }
    const companies = progressBar('companies', found.companies)
    const removed = await removeSynthetic(db, companies.advance)
    companies.stop()
    const people = await removeDemoPeople(db, new Date())
    await ensureIndices(search)
    const documents = progressBar('documents', await countOutbox(db))
    await drainAll({ db, search, log }, documents.advance)
    documents.stop()
    printLine(
      `removed: ${removed.companies} companies, ${removed.positions} positions, ${people.removed.length} demo people`,
    )
    for (const email of people.kept) {
      process.stderr.write(`${email} administers a licence: name another administrator, then repeat\n`)
      process.exitCode = 1
    }
  } finally {
    await db.destroy()
    await search.client.close()
  }
}
