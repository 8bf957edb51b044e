import type { Db } from '../platform/db/client.ts'
import type { Search } from '../search/engine/client.ts'
import { aliasOf } from '../search/engine/index-names.ts'
import { drainOutbox, startCursor } from '../search/indexing/drain-outbox.ts'

/** Recounts the companies' positions and brings the index up to date with the database. */
export async function indexCompanies(db: Db, search: Search): Promise<void> {
  await drainOutbox({ db, search, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await search.client.indices.refresh({ index: aliasOf(search, 'company') })
}
