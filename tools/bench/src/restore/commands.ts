import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { runRestoreDrill } from './restore-drill.ts'

export function addRestoreDrillCommand(program: Command): void {
  program
    .command('restore-drill')
    .description(
      'drop the ledger of a busy instance, restore its backup to a second before, and check all that follows',
    )
    .option('--companies <n>', 'number of companies', count, 100_000)
    .option('--positions <n>', 'number of positions', count, 300_000)
    .option('--busy <seconds>', 'how long credits are spent and people erased after the backup', count, 20)
    .action(async ({ busy, ...rows }: { companies: number; positions: number; busy: number }) => {
      const size = { ...rows, people: busy * 10 + 10, busyMs: busy * 1_000, beforeMs: 1_000 }
      const { failures } = await runRestoreDrill(process.env, size, ({ name, ms, facts }) =>
        console.log(`${name.padEnd(28)} ${(ms / 1_000).toFixed(1).padStart(7)} s  ${facts}`),
      )
      for (const failure of failures) console.log(`FAILED: ${failure}`)
      if (failures.length > 0) process.exitCode = 1
      else console.log('ledger equal, erasures repeated, index equal')
    })
}
