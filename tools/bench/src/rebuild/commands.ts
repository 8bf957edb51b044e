import type { Comparison } from '@vedetta/core/search/indexing/compare-index'
import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import type { SearchFigures } from './keep-searching.ts'
import { runRebuild } from './rebuild.ts'

const maxBackMs = 5_000

export function addRebuildCommand(program: Command): void {
  program
    .command('rebuild')
    .description('rebuild the index during searches and writes: failed searches, missing documents, and the way back')
    .option('--positions <n>', 'number of positions', count, 1_000_000)
    .option('--rate <n>', 'changes of positions per second', count, 50)
    .option('--searchers <n>', 'number of searches at a time', count, 2)
    .action(async (size: { positions: number; rate: number; searchers: number }) => {
      const result = await runRebuild(process.env, { ...size, quietMs: 5_000 }, console.log)
      const { quiet, during, after, writes, writesPerSecond, rebuildMs, caughtUpMs, backMs } = result
      console.log(`rebuilt in ${seconds(rebuildMs)}, with ${writes} writes, ${writesPerSecond.toFixed(1)} a second`)
      console.log(`before the rebuild: ${searchLine(quiet)}`)
      console.log(`during the rebuild and the switch: ${searchLine(during)}`)
      console.log(`after it: ${searchLine(after)}`)
      console.log(`caught up with the writes ${seconds(caughtUpMs)} after the switch`)
      const isEqual = [
        reportComparison('after the switch', result.afterSwitch),
        reportComparison('after the way back', result.afterBack),
      ].every(Boolean)
      console.log(`searches back at the previous index in ${seconds(backMs)}`)
      const failed = [quiet, during, after].flatMap((figures) => figures.failed)
      for (const failure of new Set(failed)) console.log(failure)
      if (failed.length > 0 || !isEqual || Math.max(caughtUpMs, backMs) > maxBackMs) process.exitCode = 1
    })
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

const searchLine = ({ searches, failed, late, p50, p95 }: SearchFigures) =>
  `${searches} searches, ${failed.length} failed, ${late} after more than 5 s; p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`

function reportComparison(when: string, comparisons: readonly Comparison[]): boolean {
  for (const { kind, rows, documents, equal } of comparisons)
    console.log(`${when}, ${kind}: ${rows.count} rows, ${documents.count} documents, ${equal ? 'equal' : 'DIFFERENT'}`)
  return comparisons.every(({ equal }) => equal)
}
