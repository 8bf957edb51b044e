import type { Db } from '../db/client.ts'
import { drainOutbox, startCursor } from '../indexing/drain-outbox.ts'
import type { Search } from '../search/client.ts'
import { aliasOf } from '../search/index-names.ts'

/** Counts the positions of companies and brings the index up to the database, for the next search to see. */
export async function indexCompanies(db: Db, search: Search): Promise<void> {
  await drainOutbox({ db, search, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await search.client.indices.refresh({ index: aliasOf(search, 'company') })
}
