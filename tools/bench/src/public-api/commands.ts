import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { measureApiLimit } from './public-api-limit.ts'
import { type PullOptions, verifyPulls } from './public-api-pull.ts'

export function addPublicApiCommands(program: Command): void {
  program
    .command('public-api-pull')
    .description('pull changes through two API processes while they are written and the processes are killed')
    .option('--clients <n>', 'number of clients, each with a licence of its own', count, 5)
    .option('--changes <n>', 'number of changes', count, 100_000)
    .option('--kills <n>', 'number of kills', count, 20)
    .action(async (options: PullOptions) => {
      const { positions, kills, seconds, pulled } = await verifyPulls(process.env, options)
      console.log(
        `${options.changes} changes of ${positions} positions, ${kills} kills, ${seconds.toFixed(0)} s: each of ${pulled.length} clients got every event once, in order, and its copy equals the tables`,
      )
      for (const { calls, failed, waited } of pulled)
        console.log(`${calls} calls, ${failed} of them unanswered by a killed server, ${waited} beyond the limit`)
    })

  program
    .command('public-api-limit')
    .description('send parallel calls of one key to two API processes, then cut them off Redis')
    .option('--calls <n>', 'number of calls', count, 500)
    .action(async ({ calls }: { calls: number }) => {
      const { parallel, withRetryAfter, withoutRedis } = await measureApiLimit(process.env, { calls, atOnce: calls })
      console.log(`${calls} parallel calls by status: ${JSON.stringify(parallel)}; ${withRetryAfter} with Retry-After`)
      console.log(`without Redis: reads ${withoutRedis.reads.join(', ')}, writes ${withoutRedis.writes.join(', ')}`)
    })
}
