import { isDeepStrictEqual } from 'node:util'
import { checkLedger } from '@vedetta/core/operations/restore/check-ledger.queries'
import type { ErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { replayErasures } from '@vedetta/core/operations/restore/replay-erasures'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { eraseAsWorker } from '@vedetta/core/privacy/erasure/erase-as-worker'
import type { Search } from '@vedetta/core/search/engine/client'
import { indexKinds } from '@vedetta/core/search/engine/index-names'
import { compareIndex } from '@vedetta/core/search/indexing/compare-index'
import { rebuildIndex } from '@vedetta/core/search/indexing/rebuild-index'
import { eraseAsWatch } from '@vedetta/core/watch/loop/erase-as-watch'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import { countPresent, type Subjects } from './busy-instance.ts'
import type { Protocol } from './drill-steps.ts'
import { type LedgerFacts, readLedger } from './ledger-facts.ts'

type Restored = { url: string; journal: ErasureJournal; search: Search; pages: string; protocol: Protocol }

/** Compares the ledger, repeats the erasures and rebuilds the index, as docs/operations.md has it. */
export async function checkRestored(
  { url, journal, search, pages, protocol }: Restored,
  { expected, erased }: { expected: LedgerFacts; erased: Subjects },
): Promise<void> {
  const { timed, expect } = protocol
  const pool = createPool(url, { max: 8 })
  const db = createDb(pool)
  try {
    const found = await timed(
      'compare the ledger',
      () => readLedger(pool),
      ({ entries, sum }) => `${entries} entries, sum ${sum}; expected ${expected.entries} and ${expected.sum}`,
    )
    expect(isDeepStrictEqual(found, expected), 'the ledger is not what it was')
    const { unequal } = await checkLedger(db)
    expect(unequal.length === 0, `${unequal.length} balances are not the sum of their entries`)

    const back = await countPresent(db, erased)
    expect(back > 0, 'nothing erased came back, so that nothing was shown: the machine was too slow')
    const replay = () => replayErasures(db, journal, new Date())
    await timed('repeat the erasures', replay, ({ read, repeated: { contact, host, account } }) =>
      [`${read} in the journal, ${back} had come back`, `${contact} contacts, ${host} hosts, ${account} accounts`].join(
        ': ',
      ),
    )
    await timed('erase the rest', async () => {
      while (await eraseAsWatch(db, createFolderPageStore(pages)));
      while (await eraseAsWorker(db));
    })
    const left = await countPresent(db, erased)
    expect(left === 0, `${left} erased are still there`)
    const { repeated } = await replay()
    const again = Object.values(repeated).some((times) => times > 0)
    expect(!again, 'a second replay found something to do')

    for (const kind of indexKinds) await timed(`rebuild the index: ${kind}`, () => rebuildIndex({ db, search }, kind))
    const comparisons = await timed(
      'compare the index',
      () => compareIndex({ db, search }),
      (all) => all.map(({ kind, rows, documents }) => `${kind}: ${rows.count} and ${documents.count}`).join('; '),
    )
    expect(
      comparisons.every(({ equal }) => equal),
      'the index differs from the tables',
    )
  } finally {
    await db.destroy()
  }
}
