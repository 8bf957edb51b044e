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
    .description('rebuild the indices from PostgreSQL and switch searches to them, without downtime')
    .addArgument(new Argument('[kind]', 'kind of documents; by default all').choices(indexKinds))
    .action((only?: IndexKind) =>
      withEngines(async (engines) => {
        for (const kind of only ? [only] : indexKinds) {
          const { count } = await digestRows(engines.db, kind)
          const bar = progressBar(`${kind} documents`, count)
          await rebuildIndex(engines, kind, bar.advance)
          bar.stop()
        }
      }),
    )

  program
    .command('index-check')
    .description('compare counts and versions of the indices with the tables; exits 1 on a difference')
    .action(() =>
      withEngines(async (engines) => {
        const comparisons = await compareIndex(engines)
        for (const { kind, rows, documents, equal } of comparisons) {
          process.stdout.write(
            `${kind}: ${rows.count} rows (${rows.checksum}), ${documents.count} documents (${documents.checksum}), ${equal ? 'equal' : 'DIFFERENT'}\n`,
          )
        }
        if (comparisons.some(({ equal }) => !equal)) process.exitCode = 1
      }),
    )
}
