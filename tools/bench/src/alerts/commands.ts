import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { withScratch } from '../harness/scratch.ts'
import { measureEventStreams, type StreamOptions } from './event-streams.ts'

export function addAlertCommands(program: Command): void {
  program
    .command('event-streams')
    .description(
      'open streams of alerts on one API process, write alerts at a steady rate, drop connections and resume',
    )
    .option('--streams <n>', 'number of open streams, each of a person of its own', count, 2_000)
    .option('--rate <n>', 'alerts a second', count, 100)
    .option('--seconds <n>', 'for how long', count, 60)
    .option('--drops <n>', 'number of connections that are dropped and resumed', count, 50)
    .action(async (options: StreamOptions) => {
      const { alerts, lost, doubled, missed, p50, p95, memory, cpu } = await withScratch(process.env, (scratch) =>
        measureEventStreams(process.env, scratch, options),
      )
      const { streams, seconds, drops } = options
      console.log(
        `${streams} streams, ${alerts} alerts in ${seconds} s, ${drops} connections dropped and resumed: ${lost} lost, ${doubled} doubled, ${missed} written while their reader was away`,
      )
      console.log(`written to arrived: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
      const { before, open, peak } = memory
      console.log(
        `memory of the API: ${before.toFixed(0)} MB before, ${open.toFixed(0)} MB with all open (${(((open - before) * 1_024) / streams).toFixed(0)} KB a stream), at most ${peak.toFixed(0)} MB`,
      )
      const percent = (share: number) => `${(share * 100).toFixed(0)} % of a core`
      console.log(`CPU of the API: ${percent(cpu.flowing)} while alerts flow, ${percent(cpu.idle)} while none does`)
      if (lost > 0) process.exitCode = 1
    })
}
