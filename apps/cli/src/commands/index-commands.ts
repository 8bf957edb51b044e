import { type IndexKind, indexKinds } from '@vedetta/core/search/engine/index-names'
import { compareIndex } from '@vedetta/core/search/indexing/compare-index'
import { digestRows } from '@vedetta/core/search/indexing/digest.queries'
import { dropPreviousIndex, rebuildIndex, restorePreviousIndex } from '@vedetta/core/search/indexing/rebuild-index'
import { Argument, type Command, Option } from 'commander'
import { type Engines, withEngines } from '../engines.ts'
import { progressBar } from '../progress-bar.ts'

type ReindexOptions = { keep?: true; back?: true; drop?: true }

export function addIndexCommands(program: Command): void {
  program
    .command('reindex')
    .description('rebuild the indices from PostgreSQL and switch searches to them, without downtime')
    .addArgument(new Argument('[kind]', 'kind of documents; by default all').choices(indexKinds))
    .option('--keep', 'keep the replaced index up to date, so that searches can be switched back')
    .addOption(
      new Option('--back', 'switch searches to the kept index, and keep the other').conflicts(['keep', 'drop']),
    )
    .addOption(new Option('--drop', 'delete the kept index').conflicts('keep'))
    .action((only: IndexKind | undefined, { keep, back, drop }: ReindexOptions) =>
      withEngines(async (engines) => {
        for (const kind of only ? [only] : indexKinds) {
          if (back) await restorePreviousIndex(engines, kind)
          else if (drop) await dropPreviousIndex(engines, kind)
          else await rebuildWithBar(engines, kind, keep === true)
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

async function rebuildWithBar(engines: Engines, kind: IndexKind, keepsPrevious: boolean): Promise<void> {
  const { count } = await digestRows(engines.db, kind)
  const bar = progressBar(`${kind} documents`, count)
  await rebuildIndex(engines, kind, { keepsPrevious, onProgress: bar.advance })
  bar.stop()
}
