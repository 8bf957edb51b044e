import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import type { MarkBitmaps } from '../../search/engine/position-query-spec.ts'
import { bitmapsOf, withChanges, withoutChanges } from './mark-bitmaps.ts'
import { createMarkCache, type KnownMarks } from './mark-cache.ts'
import { selectAllMarks, selectChangesAfter } from './marks.queries.ts'

export type Marks = {
  /** The positions that a user has marked. */
  readonly now: (userId: string) => Promise<MarkBitmaps>
  /** The positions that were marked at a version of the log, not older than a day. */
  readonly at: (userId: string, version: number) => Promise<MarkBitmaps>
}

/** The log is swept after two days, so a cached entry that was not updated for one is loaded anew. */
const staleMs = dayMs

const defaultMaxBytes = 64 * 2 ** 20

/** Users' marks as bitmaps: loaded once, then updated from the log. The cache evicts the least recently read. */
export function createMarks(db: Db, clock: () => Date, maxBytes = defaultMaxBytes): Marks {
  const cache = createMarkCache(maxBytes)
  const loading = new Map<string, Promise<KnownMarks>>()

  async function known(userId: string): Promise<KnownMarks> {
    const found = cache.get(userId)
    if (found && clock().getTime() - found.readAt < staleMs) return found
    const load = loading.get(userId) ?? loadWhole(userId).finally(() => loading.delete(userId))
    loading.set(userId, load)
    return load
  }

  async function loadWhole(userId: string): Promise<KnownMarks> {
    const readAt = clock().getTime()
    const { version, ...numbers } = await selectAllMarks(db, userId)
    const loaded = { version, bitmaps: bitmapsOf(numbers), readAt }
    cache.set(userId, loaded)
    return loaded
  }

  /** Returns the newest state, and the changes after a version. */
  async function catchUp(userId: string, from: KnownMarks, version: number) {
    const readAt = clock().getTime()
    const changes = await selectChangesAfter(db, userId, Math.min(from.version, version))
    const newer = changes.filter(({ changeNo }) => changeNo > from.version)
    const newest: KnownMarks = {
      version: newer.at(-1)?.changeNo ?? from.version,
      bitmaps: withChanges(from.bitmaps, newer),
      readAt,
    }
    // A concurrent call may have cached a newer state.
    if (newest.version >= (cache.get(userId)?.version ?? 0)) cache.set(userId, newest)
    return { newest, later: changes.filter(({ changeNo }) => changeNo > version) }
  }

  return {
    async now(userId) {
      const from = await known(userId)
      const { newest } = await catchUp(userId, from, from.version)
      return newest.bitmaps
    },
    async at(userId, version) {
      const from = await known(userId)
      if (from.version === version) return from.bitmaps
      const { newest, later } = await catchUp(userId, from, version)
      return withoutChanges(newest.bitmaps, later)
    },
  }
}
