import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { withScratch } from '../harness/scratch.ts'
import { traceChange } from './trace-change.ts'
import { rowsOf, seconds, waterfall } from './waterfall.ts'

export function addTraceCommand(program: Command): void {
  program
    .command('trace')
    .description('change a simulated site, collect the trace from its visit to the mail, and draw it')
    .option('--svg <file>', 'where to write the picture')
    .action(async ({ svg }: { svg?: string }) => {
      const change = await withScratch(process.env, (scratch) => traceChange(process.env, scratch))
      const rows = rowsOf(change)
      for (const { label, start, end, service } of rows)
        console.log(`${seconds(start - change.changedAt).padStart(8)}  ${label} · ${service} · ${seconds(end - start)}`)
      if (svg !== undefined) await writeFile(svg, waterfall(rows))
      const names = new Set(change.spans.map(({ name }) => name))
      const missing = ['visit', 'write visit', 'match', 'compose instant', 'send mail', 'smtp'].filter(
        (name) => !names.has(name),
      )
      if (missing.length === 0) return
      console.log(`missing in the trace: ${missing.join(', ')}`)
      process.exitCode = 1
    })
}
