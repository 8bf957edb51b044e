import { setTimeout as sleep } from 'node:timers/promises'
import { recountOpenings } from '../../companies/register/recount-openings.ts'
import type { Search } from '../engine/client.ts'
import type { ContextWithSearch } from '../engine/context-with-search.ts'
import type { IndexKind } from '../engine/index-names.ts'
import { createIndex, deleteIndex, listIndices, switchAlias } from '../engine/indices.ts'
import { selectLive } from './documents.queries.ts'
import { withIndexerLock } from './indexer-lock.queries.ts'
import { writeDocuments } from './write-documents.ts'

const batchSize = 1_500
/** Searches time out by then. */
const maxSearchMs = 6_000

type RebuildOptions = {
  /** The replaced index stays and is kept up to date, so that searches can be switched back to it at once. */
  keepsPrevious?: boolean
  onProgress?: (documents: number) => void
}

/**
 * Fills a new index from PostgreSQL and then switches searches to it; they continue meanwhile. The new index is created
 * between passes of the indexer, so that every later pass writes to it as well: changes during the fill are not lost,
 * and versions decide which write wins.
 */
export async function rebuildIndex(
  context: Pick<ContextWithSearch, 'db' | 'search'>,
  kind: IndexKind,
  { keepsPrevious, onProgress }: RebuildOptions = {},
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
    onProgress?.(rows.length)
  }
  await context.search.client.indices.refresh({ index })
  await withIndexerLock(context.db, () => switchAlias(context.search, kind, index))
  if (!keepsPrevious) await dropPreviousIndex(context, kind)
}

/** Switches searches to the index that a rebuild kept, which every pass of the indexer has written to since; the other is kept now. */
export async function restorePreviousIndex(
  context: Pick<ContextWithSearch, 'db' | 'search'>,
  kind: IndexKind,
): Promise<void> {
  await withIndexerLock(context.db, async () => {
    const [previous, ...others] = (await listIndices(context.search, kind)).filter(({ searched }) => !searched)
    if (previous === undefined) throw new Error(`There is no previous ${kind} index`)
    if (others.length > 0) throw new Error(`There are several unused ${kind} indices`)
    await context.search.client.indices.refresh({ index: previous.index })
    await switchAlias(context.search, kind, previous.index)
  })
}

/** Deletes the index that searches were switched away from, once those that had begun there are over. */
export async function dropPreviousIndex(
  context: Pick<ContextWithSearch, 'db' | 'search'>,
  kind: IndexKind,
): Promise<void> {
  const isSearched = (await listIndices(context.search, kind)).every(({ searched }) => searched)
  if (isSearched) return
  await sleep(maxSearchMs)
  await withIndexerLock(context.db, () => deleteUnsearched(context.search, kind))
}

/** The index just replaced, or the leftover of an interrupted rebuild. */
async function deleteUnsearched(search: Search, kind: IndexKind): Promise<void> {
  for (const { index, searched } of await listIndices(search, kind)) if (!searched) await deleteIndex(search, index)
}
