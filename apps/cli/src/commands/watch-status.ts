import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { watchReport } from '../watch-report.ts'

export function addWatchStatusCommand(watch: Command): void {
  watch
    .command('status')
    .option('--json', 'print the API’s JSON')
    .description('print the status of the watch: visits against plan, outcomes, lag, sites on hold, slowest hosts')
    .action(({ json = false }: { json?: boolean }) =>
      withEngines(async ({ db }) => {
        const status = await readWatchStatus(db, new Date())
        process.stdout.write(json ? `${JSON.stringify(status)}\n` : watchReport(status))
      }),
    )
}
