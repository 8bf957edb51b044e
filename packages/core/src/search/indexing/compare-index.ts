import type { Search } from '../engine/client.ts'
import type { ContextWithSearch } from '../engine/context-with-search.ts'
import { aliasOf, type IndexKind, indexKinds } from '../engine/index-names.ts'
import { type Digest, digestModulus, digestRows } from './digest.queries.ts'

export type Comparison = { kind: IndexKind; rows: Digest; documents: Digest; equal: boolean }

const pageSize = 10_000

export async function compareIndex({ db, search }: Pick<ContextWithSearch, 'db' | 'search'>): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const kind of indexKinds) {
    const rows = await digestRows(db, kind)
    const documents = await digestDocuments(search, kind)
    comparisons.push({
      kind,
      rows,
      documents,
      equal: rows.count === documents.count && rows.checksum === documents.checksum,
    })
  }
  return comparisons
}

async function digestDocuments(search: Search, kind: IndexKind): Promise<Digest> {
  const index = aliasOf(search, kind)
  await search.client.indices.refresh({ index })
  let count = 0
  let checksum = 0n
  let searchAfter: [number] | undefined
  for (;;) {
    const { body } = await search.client.search({
      index,
      body: {
        size: pageSize,
        version: true,
        _source: false,
        track_total_hits: false,
        query: { bool: { must_not: { exists: { field: 'stubbed_at' } } } },
        sort: [{ [`${kind}_no`]: 'asc' }],
        ...(searchAfter && { search_after: searchAfter }),
      },
    })
    const hits = body.hits.hits
    for (const hit of hits) {
      const no = BigInt(hit._id ?? 0)
      const version = BigInt(hit._version ?? 0)
      checksum = (checksum + ((no * 1000003n * version * (version + no)) % digestModulus)) % digestModulus
    }
    count += hits.length
    const last = hits.at(-1)
    if (!last || hits.length < pageSize) return { count, checksum: checksum.toString() }
    searchAfter = [Number(last._id)]
  }
}
