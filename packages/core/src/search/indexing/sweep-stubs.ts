import { dayMs } from '@vedetta/contracts/text/durations'
import type { Search } from '../engine/client.ts'
import { aliasOf, indexKinds } from '../engine/index-names.ts'

/** Stubs keep a late write from restoring a removed document; after a day no write is that late. */
export async function sweepStubs(search: Search, now: Date): Promise<number> {
  const before = now.getTime() - dayMs
  let deleted = 0
  for (const kind of indexKinds) {
    const { body } = await search.client.deleteByQuery({
      index: aliasOf(search, kind),
      conflicts: 'proceed',
      body: { query: { range: { stubbed_at: { lt: before } } } },
    })
    if ('deleted' in body) deleted += body.deleted ?? 0
  }
  return deleted
}
