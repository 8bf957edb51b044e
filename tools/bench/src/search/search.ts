import { readConfig } from '@vedetta/contracts/calls/process-config'
import { engineSettings } from '@vedetta/core/platform/config/config'
import { createSearch, type Search } from '@vedetta/core/search/engine/client'
import { newestPositionNo } from '@vedetta/core/search/engine/find-positions'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { compareAiSearch } from './search-ai.ts'
import { compareApi } from './search-api.ts'
import { compareDiscarded } from './search-discarded.ts'
import { compareFacets } from './search-facets.ts'
import type { SearchFixture } from './search-fixture.ts'
import { mixedSearches } from './search-mix.ts'
import { compareNotSeen } from './search-not-seen.ts'
import { compareOrders } from './search-orders.ts'
import { compareWeights } from './search-weight.ts'

const searches = 200

export const searchParts = ['api', 'facets', 'not-seen', 'discarded', 'weights', 'orders', 'ai'] as const

/** Alternates the sides, so that other load on the machine affects both alike. */
export function benchSearch(
  env: NodeJS.ProcessEnv,
  { only, isProfiled }: { readonly only?: (typeof searchParts)[number] | undefined; readonly isProfiled: boolean },
): Promise<void> {
  return withFixture(env, async (fixture) => {
    if (!only || only === 'api') await compareApi(env, fixture, { isProfiled })
    if (!only || only === 'facets') await compareFacets(fixture)
    if (!only || only === 'not-seen') await compareNotSeen(fixture)
    if (!only || only === 'discarded') await compareDiscarded(fixture)
    if (!only || only === 'weights') await compareWeights(fixture)
    if (!only || only === 'orders') await compareOrders(fixture)
    if (!only || only === 'ai') await compareAiSearch(fixture)
  })
}

/** Runs a measurement on the index that is there. */
export async function withFixture(
  env: NodeJS.ProcessEnv,
  measure: (fixture: SearchFixture) => Promise<void>,
): Promise<void> {
  const config = readConfig(engineSettings, env)
  const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
  try {
    const mix = mixedSearches(searches, await selectNewestPublication(search))
    const fixture = { search, opensearchUrl: config.OPENSEARCH_URL, ceiling: await newestPositionNo(search), mix }
    await measure(fixture)
  } finally {
    await search.client.close()
  }
}

async function selectNewestPublication({ client, ...search }: Search): Promise<Date> {
  const { body } = await client.search({
    index: aliasOf({ client, ...search }, 'position'),
    body: {
      size: 1,
      query: { exists: { field: 'position_no' } },
      _source: ['first_seen'],
      sort: [{ first_seen: 'desc' }],
      track_total_hits: true,
    },
  })
  const { hits } = body as unknown as {
    hits: { total: { value: number }; hits: { _source: { first_seen: number } }[] }
  }
  console.log(`positions in the index: ${hits.total.value}`)
  if (!hits.hits[0]) throw new Error('The index is empty: run `pnpm vedetta seed` first')
  return new Date(hits.hits[0]._source.first_seen)
}
