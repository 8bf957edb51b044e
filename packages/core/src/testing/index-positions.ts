import type { Db } from '../db/client.ts'
import { drainOutbox, startCursor } from '../indexing/drain-outbox.ts'
import type { Search } from '../search/client.ts'
import { aliasOf } from '../search/index-names.ts'

/** Brings the index up to date with the database. */
export async function indexPositions(db: Db, search: Search): Promise<void> {
  await drainOutbox({ db, search, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await search.client.indices.refresh({ index: aliasOf(search, 'position') })
}
