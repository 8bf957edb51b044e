import { recountOpenings } from '../../companies/register/recount-openings.ts'
import type { Latencies } from '../../platform/freshness/latencies.ts'
import type { Search } from '../engine/client.ts'
import type { ContextWithSearch } from '../engine/context-with-search.ts'
import { type IndexKind, indexKinds } from '../engine/index-names.ts'
import { listIndices } from '../engine/indices.ts'
import { deleteIndexed, selectDirty } from './documents.queries.ts'
import { tryWithIndexerLock } from './indexer-lock.queries.ts'
import { writeDocuments } from './write-documents.ts'

/** The context of the indexer; how long new positions waited is measured where somebody waits for them. */
export type IndexerContext = Pick<ContextWithSearch, 'db' | 'search' | 'log'> & { readonly latencies?: Latencies }

const batchSize = 1_500
const batchesInFlight = 3

/** The lock is released after this many batches, so that a rebuild can acquire it. */
const batchesAPass = 200

/** The most documents of one kind that a pass indexes. */
export const documentsAPass = batchSize * batchesAPass

/** Where the next pass continues: starting over would walk past the rows just deleted. */
export type Cursor = Record<IndexKind, number>

export const startCursor = (): Cursor => ({ company: 0, position: 0 })

/**
 * One pass over the outbox. Returns how many documents it updated, or undefined when another process holds the lock. A
 * crash loses nothing: rows leave the outbox only once written, and a second write is rejected by its version.
 */
export function drainOutbox(
  context: IndexerContext,
  cursor: Cursor,
  onProgress: (documents: number) => void = () => {},
): Promise<number | undefined> {
  return tryWithIndexerLock(context.db, async () => {
    await recountOpenings(context.db, new Date())
    let documents = 0
    for (const kind of indexKinds) {
      documents += await drainKind(context, kind, cursor, (count) => onProgress(count))
    }
    return documents
  })
}

async function drainKind(
  context: IndexerContext,
  kind: IndexKind,
  cursor: Cursor,
  onProgress: (documents: number) => void,
): Promise<number> {
  const inFlight = new Set<Promise<void>>()
  let indices: string[] | undefined
  let documents = 0
  let failure: unknown
  for (let batch = 0; batch < batchesAPass && failure === undefined; batch++) {
    const rows = await selectDirty(context.db, kind, cursor[kind], batchSize)
    cursor[kind] = rows.length < batchSize ? 0 : (rows.at(-1)?.no ?? 0)
    if (rows.length === 0) break
    indices ??= await requireIndices(context.search, kind)
    const write = writeBatch(context, kind, indices, rows)
      .then((written) => {
        documents += written
        onProgress(written)
      })
      .catch((error: unknown) => {
        failure ??= error
      })
      .finally(() => inFlight.delete(write))
    inFlight.add(write)
    if (inFlight.size >= batchesInFlight) await Promise.race(inFlight)
    if (cursor[kind] === 0) break
  }
  await Promise.all(inFlight)
  if (failure !== undefined) {
    cursor[kind] = 0
    throw failure
  }
  return documents
}

/** Without an index to write to, nothing may leave the outbox. */
async function requireIndices(search: Search, kind: IndexKind): Promise<string[]> {
  const indices = await listIndices(search, kind)
  if (indices.length === 0) throw new Error(`There is no ${kind} index: create it with \`vedetta reindex\``)
  return indices.map(({ index }) => index)
}

async function writeBatch<Kind extends IndexKind>(
  { db, search, log, latencies }: IndexerContext,
  kind: Kind,
  indices: readonly string[],
  rows: Awaited<ReturnType<typeof selectDirty<Kind>>>,
): Promise<number> {
  const { written, refused } = await writeDocuments(search, kind, indices, rows)
  // They stay in the outbox and are retried at the next pass: a document that the index rejects is a defect of ours.
  for (const row of refused) log.error({ kind, ...row }, 'the index refused a document')
  const waitedMs = await deleteIndexed(db, kind, written)
  if (kind === 'position') for (const milliseconds of waitedMs) latencies?.record('index', milliseconds)
  return written.length
}
