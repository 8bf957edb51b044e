import { readConfig } from '@vedetta/contracts/calls/process-config'
import { engineSettings } from '@vedetta/core/platform/config/config'
import { createSearch, type Search } from '@vedetta/core/search/engine/client'
import { companyBody } from '@vedetta/core/search/engine/company-bodies'
import { companyAnswerFields } from '@vedetta/core/search/engine/find-companies'
import { msearch, msearchRequest } from '@vedetta/core/search/engine/msearch'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { Pool } from 'undici'
import { percentile } from '../harness/percentile.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import { type RunningApi, startApi } from '../harness/start-api.ts'
import { clients, send, sendRequest, timeAll } from '../search/search-clients.ts'
import { type MixedCompanySearch, mixedCompanySearches } from './company-search-mix.ts'

const searches = 200
const rounds = 5
const viewsPerUser = 2_000
/** Enough users that none exceeds the limit of ten searches in ten seconds. */
const recruiters = 150

/** Alternates company searches through the API with the same request bodies sent straight to the engine. Users and their views are in a scratch database; the index is the real one. */
export async function benchCompanySearch(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(engineSettings, env)
  const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
  try {
    const companies = await countCompanies(search)
    await withScratch(env, async (scratch) => {
      const apiEnv = { ...env, DATABASE_URL: scratch.urlOf('api'), REDIS_PREFIX: scratch.redis.prefix }
      const api = await startApi(apiEnv, await pickPort(), clients)
      const bare = new Pool(config.OPENSEARCH_URL, { connections: clients })
      try {
        const people = await signUpRecruiters(scratch, api, companies)
        report(await measureInTurns(search, people, { api: api.pool, bare }))
      } finally {
        await Promise.all([api.stop(), bare.close()])
      }
    })
  } finally {
    await search.client.close()
  }
}

async function measureInTurns(
  search: Search,
  people: readonly Recruiter[],
  pools: { api: Pool; bare: Pool },
): Promise<{ api: number[]; bare: number[] }> {
  const mix = mixedCompanySearches(searches)
  const times = { api: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    const sides = {
      bare: ({ criteria, page, sort }: MixedCompanySearch) =>
        sendRequest(
          pools.bare,
          msearchRequest(
            search,
            'company',
            [companyBody({ criteria, hideAgencies: false }, { page, sort })],
            companyAnswerFields,
          ),
        ),
      api: ({ criteria, page, sort }: MixedCompanySearch, at: number) =>
        send(pools.api, '/api/company/search', {
          body: JSON.stringify({ ...criteria, page, sort }),
          cookie: people[(at + round * 7) % people.length]?.cookie ?? '',
        }),
    }
    for (const side of ['bare', 'api'] as const) {
      const taken = await timeAll(mix, sides[side])
      // The first round warms caches and the JIT.
      if (round > 0) times[side].push(...taken)
    }
  }
  return times
}

async function signUpRecruiters({ db, pool }: Scratch, api: RunningApi, companies: number): Promise<Recruiter[]> {
  const people: Recruiter[] = []
  for (let n = 0; n < recruiters; n++) people.push(await signUpRecruiter(db, api))
  // The scratch database has no company rows: the companies exist only in the index.
  await pool.query('ALTER TABLE company_view DROP CONSTRAINT company_view_company_no_fkey')
  for (const { userId } of people) {
    await pool.query(
      `INSERT INTO company_view (user_id, company_no, viewed_at)
       SELECT $1, 1 + floor(random() * $2)::int, now() FROM generate_series(1, $3::int) ON CONFLICT DO NOTHING`,
      [userId, companies, viewsPerUser],
    )
  }
  return people
}

async function countCompanies(search: Search): Promise<number> {
  const body = { size: 0, track_total_hits: true, query: { exists: { field: 'new_positions' } } }
  const [answer] = await msearch<{ hits: { total: { value: number } } }>(
    search,
    'company',
    [body],
    ['hits.total.value'],
  )
  const count = answer?.hits.total.value ?? 0
  console.log(`companies in the index: ${count}`)
  if (count === 0) throw new Error('The index is empty: run `pnpm vedetta seed`, or `pnpm vedetta reindex company`')
  return count
}

function report({ api, bare }: { api: number[]; bare: number[] }): void {
  console.log(`${api.length} searches per side, ${clients} clients, ${viewsPerUser} viewed companies per user`)
  for (const share of [0.5, 0.95]) {
    const [through, without] = [percentile(api, share), percentile(bare, share)]
    console.log(
      `p${share * 100}: ${through.toFixed(1)} ms through the API, ${without.toFixed(1)} ms bare, ratio ${(through / without).toFixed(2)}`,
    )
  }
}
