import type { Search } from './client.ts'
import { aliasOf } from './index-names.ts'

const maxWaitMs = 2_000

/** Whether the engine answers a search of positions, and soon. */
export async function answersSearch(search: Search): Promise<boolean> {
  const { client } = search
  const body = { size: 0, terminate_after: 1, track_total_hits: false }
  return client.search({ index: aliasOf(search, 'position'), body }, { requestTimeout: maxWaitMs }).then(
    () => true,
    () => false,
  )
}
