import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { withScratch } from '../harness/scratch.ts'
import { type DeliveryOptions, verifyWebhookDeliveries } from './webhook-deliveries.ts'

export function addWebhookCommands(program: Command): void {
  program
    .command('webhook-deliveries')
    .description(
      'deliver webhooks to receivers that refuse, delay, reset, ignore and redirect at random, and kill the senders on the way',
    )
    .option('--messages <n>', 'number of messages', count, 10_000)
    .option('--kills <n>', 'number of times that both senders are killed', count, 10)
    .option('--seed <n>', 'seed of the receivers’ behaviour', count, 1)
    .action(async (options: DeliveryOptions) => {
      const start = performance.now()
      const result = await withScratch(process.env, (scratch) => verifyWebhookDeliveries(scratch, options))
      const { deliveries, requests, killed, lost, repeated, disordered, badSignatures, trespasses, keptFromInside } =
        result
      const seconds = ((performance.now() - start) / 1_000).toFixed(0)
      console.log(`${deliveries} messages in ${requests} requests, senders killed ${killed} times, in ${seconds} s`)
      console.log(
        `${lost} lost, ${repeated} accepted more than once, ${disordered} out of order, ${badSignatures} signatures that another library refuses`,
      )
      console.log(
        `${trespasses} connections to the private address; ${keptFromInside} messages to it and to no address wait`,
      )
      if (lost + disordered + badSignatures + trespasses > 0 || keptFromInside === 0) process.exitCode = 1
    })
}
