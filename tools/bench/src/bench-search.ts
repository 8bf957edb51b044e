import { engineSettings, readConfig } from '@vedetta/core/config'
import { createSearch, type Search } from '@vedetta/core/search/client'
import { answerFields } from '@vedetta/core/search/find-positions'
import { aliasOf } from '@vedetta/core/search/index-names'
import { positionSearchBody } from '@vedetta/core/search/position-query'
import { Pool } from 'undici'
import { borrowSeat } from './borrow-seat.ts'
import { percentile } from './percentiles.ts'
import { type MixedSearch, mixedSearches } from './search-mix.ts'
import { startApi } from './start-api.ts'

const clients = 8
const searches = 200
const rounds = 5
const apiPort = 17_489

/** The API's search beside the same bodies sent bare to OpenSearch, by turns, so that a noisy neighbour troubles both alike. */
export async function benchSearch(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(engineSettings, env)
  const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
  const newest = await newestPosition(search)
  const barePath = `/${aliasOf(search, 'position')}/_search?filter_path=${answerFields}`
  const mix = mixedSearches(searches, newest)
  const api = await startApi(env, apiPort, clients)
  const barePool = new Pool(config.OPENSEARCH_URL, { connections: clients })
  const recruiter = await borrowSeat(config.DATABASE_URL, api)
  try {
    const sides = {
      api: ({ criteria, page }: MixedSearch) =>
        send(api.pool, '/api/position/search', { ...criteria, page }, recruiter.cookie),
      bare: ({ criteria, page }: MixedSearch) => send(barePool, barePath, positionSearchBody(criteria, page)),
    }
    const times = { api: [] as number[], bare: [] as number[] }
    for (let round = 0; round <= rounds; round++) {
      for (const side of ['bare', 'api'] as const) {
        const taken = await timeAll(mix, sides[side])
        // The first round warms caches and compilers.
        if (round > 0) times[side].push(...taken)
      }
    }
    report(times)
  } finally {
    await recruiter.giveBack()
    await Promise.all([api.stop(), barePool.close(), search.client.close()])
  }
}

async function timeAll(mix: readonly MixedSearch[], ask: (search: MixedSearch) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const waiting = mix.values()
  const client = async () => {
    for (const search of waiting) {
      const from = performance.now()
      await ask(search)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}

async function send(pool: Pool, path: string, body: object, cookie?: string): Promise<void> {
  const response = await pool.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  const text = await response.body.text()
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 300)}`)
}

async function newestPosition(search: Search): Promise<Date> {
  const { body } = await search.client.search({
    index: aliasOf(search, 'position'),
    body: {
      size: 1,
      query: { exists: { field: 'title' } },
      _source: ['first_seen'],
      sort: [{ first_seen: 'desc' }],
      track_total_hits: true,
    },
  })
  const { hits } = body as unknown as {
    hits: { total: { value: number }; hits: { _source: { first_seen: number } }[] }
  }
  console.log(`positions in the index: ${hits.total.value}`)
  if (!hits.hits[0]) throw new Error('There is nothing to search: run `pnpm vedetta seed` first')
  return new Date(hits.hits[0]._source.first_seen)
}

function report({ api, bare }: { api: number[]; bare: number[] }): void {
  for (const [name, times] of [
    ['bare OpenSearch', bare],
    ['through the API', api],
  ] as const) {
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    console.log(
      `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${times.length} searches, ${clients} clients)`,
    )
  }
  for (const share of [0.5, 0.95]) {
    console.log(`ratio p${share * 100}: ${(percentile(api, share) / percentile(bare, share)).toFixed(2)}`)
  }
}
