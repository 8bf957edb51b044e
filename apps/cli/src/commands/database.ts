import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { migrationSettings } from '@vedetta/core/platform/config/config'
import { migrate } from '@vedetta/core/platform/db/migrate'
import { rightsMatrix } from '@vedetta/core/platform/db/rights/rights-matrix'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { printLine } from '../print-line.ts'

export function addDatabaseCommands(program: Command): void {
  program
    .command('migrate')
    .description('migrate the database to the latest schema and give each process’s role its rights')
    .action(async () => {
      const { MIGRATION_DATABASE_URL } = readConfigOrExit(migrationSettings)
      const done = await migrate(MIGRATION_DATABASE_URL)
      printLine(done.length > 0 ? `applied ${done.join(', ')}` : 'the schema is up to date')
    })
  program
    .command('db-rights')
    .description('print what each process’s role may do with each table, as the database has it')
    .action(() => withEngines(async ({ pool }) => printLine(await rightsMatrix(pool))))
}
