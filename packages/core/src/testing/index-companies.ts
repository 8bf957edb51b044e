import type { Db } from '../db/client.ts'
import { drainOutbox, startCursor } from '../indexing/drain-outbox.ts'
import type { Search } from '../search/client.ts'
import { aliasOf } from '../search/index-names.ts'

/** Recounts the companies' positions and brings the index up to date with the database. */
export async function indexCompanies(db: Db, search: Search): Promise<void> {
  await drainOutbox({ db, search, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await search.client.indices.refresh({ index: aliasOf(search, 'company') })
}
