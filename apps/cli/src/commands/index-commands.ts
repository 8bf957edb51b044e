import { compareIndex } from '@vedetta/core/indexing/compare-index'
import { digestRows } from '@vedetta/core/indexing/digest.queries'
import { rebuildIndex } from '@vedetta/core/indexing/rebuild-index'
import { type IndexKind, indexKinds } from '@vedetta/core/search/index-names'
import { Argument, type Command } from 'commander'
import { withEngines } from '../engines.ts'
import { progressBar } from '../progress-bar.ts'

export function addIndexCommands(program: Command): void {
  program
    .command('reindex')
    .description('fill new indices from PostgreSQL and point searches at them; searches and the worker go on')
    .addArgument(new Argument('[kind]', 'of which documents; of all without it').choices(indexKinds))
    .action((only?: IndexKind) =>
      withEngines(async (deps) => {
        for (const kind of only ? [only] : indexKinds) {
          const { count } = await digestRows(deps.db, kind)
          const bar = progressBar(`${kind} documents`, count)
          await rebuildIndex(deps, kind, bar.advance)
          bar.stop()
        }
      }),
    )

  program
    .command('index-check')
    .description('compare counts and versions of the index with the tables; exits 1 where they differ')
    .action(() =>
      withEngines(async (deps) => {
        const comparisons = await compareIndex(deps)
        for (const { kind, rows, documents, equal } of comparisons) {
          process.stdout.write(
            `${kind}: ${rows.count} rows (${rows.checksum}), ${documents.count} documents (${documents.checksum}), ${equal ? 'equal' : 'DIFFERENT'}\n`,
          )
        }
        if (comparisons.some(({ equal }) => !equal)) process.exitCode = 1
      }),
    )
}
