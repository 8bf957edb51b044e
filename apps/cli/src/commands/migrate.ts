import { migrate } from '@vedetta/core/db/migrate'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('migrate the database to the latest schema')
    .action(() =>
      withEngines(async ({ databaseUrl }) => {
        const done = await migrate(databaseUrl)
        process.stdout.write(done.length > 0 ? `applied ${done.join(', ')}\n` : 'the schema is up to date\n')
      }),
    )
}
