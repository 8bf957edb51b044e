import { loadavg } from 'node:os'
import { pickPort } from '@vedetta/core/testing/pick-port'
import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { percentile } from '../harness/percentile.ts'
import { withScratch } from '../harness/scratch.ts'
import { measureAlertLatency } from './alert-latency.ts'

const maxAfterVisitMs = 30_000

type LatencyFlags = { positions: number; days: number; daySeconds: number; seed: number }

export function addAlertLatencyCommand(program: Command): void {
  program
    .command('alert-latency')
    .description(
      'watch simulated sites and follow new positions to the search, a mail sink and an open browser, stage by stage',
    )
    .option('--positions <n>', 'number of positions that open', count, 500)
    .option('--days <n>', 'number of simulated days over which they open', count, 24)
    .option('--day-seconds <n>', 'how long a simulated day takes', count, 12)
    .option('--seed <n>', 'seed of the simulated web', count, 1)
    .action(({ daySeconds, ...options }: LatencyFlags) => benchAlertLatency({ ...options, daySeconds }))
}

async function benchAlertLatency({ daySeconds, ...options }: LatencyFlags): Promise<void> {
  const port = await pickPort()
  const { opened, found, stages } = await withScratch(process.env, (scratch) =>
    measureAlertLatency(process.env, scratch, { ...options, dayMs: daySeconds * 1_000, port }),
  )
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(
    `${opened} positions opened, ${found} found; load of the machine over 1, 5 and 15 minutes: ${load.join(', ')}`,
  )
  console.log('| stage | measured | p50 s | p95 s | longest s |\n|---|---|---|---|---|')
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  for (const [stage, ms] of Object.entries(stages))
    console.log(
      `| ${stage} | ${ms.length} | ${[0.5, 0.95, 1].map((share) => seconds(percentile(ms, share))).join(' | ')} |`,
    )
  const late = ['written → in the search', 'written → matched', 'written → mail sink', 'written → open browser'].filter(
    (stage) => !(percentile(stages[stage] ?? [], 0.95) <= maxAfterVisitMs),
  )
  if (late.length === 0) return
  console.log(`beyond ${maxAfterVisitMs / 1_000} s at p95, or not measured: ${late.join(', ')}`)
  process.exitCode = 1
}
