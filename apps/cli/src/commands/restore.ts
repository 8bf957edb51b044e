import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { checkLedger } from '@vedetta/core/operations/restore/check-ledger.queries'
import { createErasureJournal, type ErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { replayErasures } from '@vedetta/core/operations/restore/replay-erasures'
import {
  addressSettings,
  journalSettings,
  migrationSettings,
  secretSettings,
  secretsOf,
} from '@vedetta/core/platform/config/config'
import { createDb, createPool, type Db } from '@vedetta/core/platform/db/client'
import type { Command } from 'commander'
import { printLine } from '../print-line.ts'

export function addRestoreCommands(program: Command): void {
  const restore = program
    .command('restore')
    .description('after a backup was restored, before the other processes start')
  restore
    .command('check')
    .description('compare each balance with the sum of its ledger’s entries; exits 1 on a difference')
    .action(() => withOwner(check))
  restore
    .command('replay')
    .description(
      'repeat erasures and opt-outs of the journal that the restored database does not have; exits 1 if entries can’t be read',
    )
    .action(() => withOwner(replay))
  restore
    .command('reencrypt')
    .description('encrypt the journal with the current secret at once, while no worker runs; workers do so day by day')
    .action(reencrypt)
}

/** As the owner of the database: no process may erase all that is erased here. */
async function withOwner(work: (db: Db) => Promise<void>): Promise<void> {
  const { MIGRATION_DATABASE_URL } = readConfigOrExit(migrationSettings)
  const db = createDb(createPool(MIGRATION_DATABASE_URL, { application_name: 'vedetta-cli', max: 2 }))
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

async function check(db: Db): Promise<void> {
  const { accounts, entries, sum, unequal } = await checkLedger(db)
  printLine(`ledger: ${accounts} accounts, ${entries} entries, sum ${sum}, ${unequal.length} unequal`)
  for (const { licenceNo, unit, balance, sum: ofEntries } of unequal)
    process.stderr.write(`licence ${licenceNo}, ${unit}: balance ${balance}, entries ${ofEntries}\n`)
  if (unequal.length > 0) process.exitCode = 1
}

/** The journal of the settings; without one the command has failed. */
function openJournal(): ErasureJournal | null {
  const config = readConfigOrExit({ ...journalSettings, ...secretSettings, ...addressSettings }, (settings) => ({
    ...settings,
    secrets: secretsOf(settings, []),
  }))
  if (config.ERASURE_JOURNAL !== undefined) return createErasureJournal(config.ERASURE_JOURNAL, config.secrets)
  process.stderr.write('ERASURE_JOURNAL: the folder of the journal is needed\n')
  process.exitCode = 1
  return null
}

async function reencrypt(): Promise<void> {
  const tomorrow = new Date(Date.now() + dayMs)
  const entries = await openJournal()?.reencrypt(tomorrow)
  if (entries !== undefined) printLine(`journal: ${entries} entries encrypted with the current secret`)
}

async function replay(db: Db): Promise<void> {
  const journal = openJournal()
  if (journal === null) return
  const { read, unreadable, repeated, heldAccounts } = await replayErasures(db, journal, new Date())
  printLine(
    `journal: ${read} entries, ${unreadable} unreadable; repeated: ${repeated.contact} contacts, ${repeated.host} hosts, ${repeated.account} accounts, ${repeated.company} sole traders`,
  )
  if (unreadable > 0) {
    process.stderr.write(
      `${unreadable} entries were not repeated, since they can’t be read: list every secret of the last ${retention.erasureJournalDays} days in AUTH_SECRET_PREVIOUS, then repeat; what remains was cut off by a crash while it was written\n`,
    )
    process.exitCode = 1
  }
  for (const userId of heldAccounts) {
    process.stderr.write(`account ${userId} administers a licence: name another administrator, then repeat\n`)
    process.exitCode = 1
  }
}
