import { setTimeout as sleep } from 'node:timers/promises'
import { recountOpenings } from '../companies/recount-openings.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import type { Search } from '../search/client.ts'
import type { IndexKind } from '../search/index-names.ts'
import { createIndex, deleteIndex, listIndices, switchAlias } from '../search/indices.ts'
import { selectLive } from './documents.queries.ts'
import { tryWithIndexerLock } from './indexer-lock.queries.ts'
import { writeDocuments } from './write-documents.ts'

const batchSize = 1_500
const lockWaitMs = 200
const lockTries = 3_000

/**
 * Fills a new index from PostgreSQL and then switches searches to it; they continue meanwhile. The new index is created
 * between passes of the indexer, so that every later pass writes to it as well: changes during the fill are not lost,
 * and versions decide which write wins.
 */
export async function rebuildIndex(
  context: Pick<Context, 'db' | 'search'>,
  kind: IndexKind,
  onProgress: (documents: number) => void = () => {},
): Promise<void> {
  const index = await withIndexerLock(context.db, async () => {
    await deleteUnsearched(context.search, kind)
    if (kind === 'company') await recountOpenings(context.db, new Date())
    return createIndex(context.search, kind, `${Date.now()}`)
  })
  for (let after = 0; ; ) {
    const rows = await selectLive(context.db, kind, after, batchSize)
    const last = rows.at(-1)
    if (!last) break
    const { refused } = await writeDocuments(context.search, kind, [index], rows)
    if (refused[0]) throw new Error(`The new index refused ${kind} ${refused[0].no}: ${refused[0].reason}`)
    after = last.no
    onProgress(rows.length)
  }
  await context.search.client.indices.refresh({ index })
  await withIndexerLock(context.db, async () => {
    await switchAlias(context.search, kind, index)
    await deleteUnsearched(context.search, kind)
  })
}

/** The index just replaced, or the leftover of an interrupted rebuild. */
async function deleteUnsearched(search: Search, kind: IndexKind): Promise<void> {
  for (const { index, searched } of await listIndices(search, kind)) if (!searched) await deleteIndex(search, index)
}

async function withIndexerLock<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < lockTries; tries++) {
    const done = await tryWithIndexerLock(db, async () => ({ result: await work() }))
    if (done) return done.result
    await sleep(lockWaitMs)
  }
  throw new Error('The indexer has held its lock for ten minutes')
}
