import { readWatchStatus } from '@vedetta/core/watch/status/watch-status'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { watchReport } from '../watch-report.ts'

export function addWatchStatusCommand(watch: Command): void {
  watch
    .command('status')
    .option('--json', 'as the API answers it')
    .description('how the watch is going: visits against plan, outcomes, lag, held sites, slowest hosts')
    .action(({ json = false }: { json?: boolean }) =>
      withEngines(async ({ db }) => {
        const status = await readWatchStatus(db, new Date())
        process.stdout.write(json ? `${JSON.stringify(status)}\n` : watchReport(status))
      }),
    )
}
