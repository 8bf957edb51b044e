import type { Db } from '../platform/db/client.ts'
import type { Search } from '../search/engine/client.ts'
import { aliasOf } from '../search/engine/index-names.ts'
import { drainOutbox, startCursor } from '../search/indexing/drain-outbox.ts'

/** Brings the index up to date with the database. */
export async function indexPositions(db: Db, search: Search): Promise<void> {
  await drainOutbox({ db, search, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await search.client.indices.refresh({ index: aliasOf(search, 'position') })
}
