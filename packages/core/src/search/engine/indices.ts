import { errors } from '@opensearch-project/opensearch'
import type { Search } from './client.ts'
import { companyMappings } from './company-document.ts'
import { aliasOf, type IndexKind, indexKinds } from './index-names.ts'
import { italianAnalysis } from './italian-analysis.ts'
import { positionMappings } from './position-document.ts'

const mappings = { company: companyMappings, position: positionMappings } as const satisfies Record<IndexKind, object>

// The refresh interval stays unset: OpenSearch then refreshes every second while there are searches, and not at all
// otherwise. The translog stays synchronous: an outbox row is deleted once the index has acknowledged it.
const shared = { number_of_shards: 2, number_of_replicas: 0, analysis: italianAnalysis }

const settings = {
  company: {
    ...shared,
    // The order of most searches: where most companies have no new positions, the first ones found are then the first
    // ones wanted.
    sort: {
      field: ['new_positions', 'open_positions', 'company_no'],
      order: ['desc' as const, 'desc' as const, 'asc' as const],
    },
  },
  position: {
    ...shared,
    // Newest first, the order of nearly every search: in insertion order each document would be the newest so far.
    sort: { field: ['first_seen', 'position_no'], order: ['desc' as const, 'desc' as const] },
    // Scores by the searched share of a title. Independent of other documents, so pages by relevance stay stable while
    // positions arrive.
    'similarity.share_of_words.type': 'scripted',
    'similarity.share_of_words.script.source': 'return query.boost / doc.length;',
  },
} satisfies Record<IndexKind, object>

/** Creates an index that no search uses yet. */
export async function createIndex(search: Search, kind: IndexKind, suffix: string): Promise<string> {
  const index = `${aliasOf(search, kind)}-${suffix}`
  await search.client.indices.create({ index, body: { settings: settings[kind], mappings: mappings[kind] } })
  return index
}

/** Each follower of events has one of its own. */
export type FreshIndexName = 'fresh-positions' | 'webhook-positions'

/**
 * Creates an empty index for positions that are searched once, in place of the one of that name. Only its alias can be
 * written to, so that a write after its deletion can't bring it back without its mapping.
 */
export async function recreateFreshIndex(search: Search, name: FreshIndexName): Promise<string> {
  const alias = `${search.prefix}${name}`
  const index = `${alias}-only`
  await search.client.indices.delete({ index, ignore_unavailable: true })
  const { sort: _, ...ofPositions } = settings.position
  const disposable = {
    number_of_shards: 1,
    refresh_interval: '-1',
    'translog.durability': 'async' as const,
    'analyze.max_token_count': 1_000_000,
  }
  await search.client.indices.create({
    index,
    body: { settings: { ...ofPositions, ...disposable }, mappings: mappings.position, aliases: { [alias]: {} } },
  })
  return alias
}

/** Every index of a kind: the one in use and, during a rebuild, the one being filled. */
export async function listIndices(search: Search, kind: IndexKind): Promise<{ index: string; searched: boolean }[]> {
  const alias = aliasOf(search, kind)
  const { body } = await search.client.indices.getAlias({ index: `${alias}-*` })
  return Object.entries(body).map(([index, { aliases }]) => ({ index, searched: alias in aliases }))
}

export async function deleteIndex(search: Search, index: string): Promise<void> {
  await search.client.indices.delete({ index })
}

/** Switches searches to one index, atomically. */
export async function switchAlias(search: Search, kind: IndexKind, index: string): Promise<void> {
  const alias = aliasOf(search, kind)
  const left = (await listIndices(search, kind)).filter((other) => other.searched && other.index !== index)
  await search.client.indices.updateAliases({
    body: { actions: [{ add: { index, alias } }, ...left.map((other) => ({ remove: { index: other.index, alias } }))] },
  })
}

/** Creates missing indices, so that an empty cluster can be searched and filled. Safe to call concurrently. */
export async function ensureIndices(search: Search): Promise<void> {
  for (const kind of indexKinds) {
    const { body: exists } = await search.client.indices.existsAlias({ name: aliasOf(search, kind) })
    if (exists) continue
    const suffix = 'first'
    await createIndex(search, kind, suffix).catch(ignoreExisting)
    await switchAlias(search, kind, `${aliasOf(search, kind)}-${suffix}`)
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof errors.ResponseError) || error.body?.error?.type !== 'resource_already_exists_exception')
    throw error
}
