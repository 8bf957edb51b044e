import { readConfig } from '@vedetta/contracts/calls/process-config'
import { engineSettings } from '@vedetta/core/platform/config/config'
import { createSearch, type Search } from '@vedetta/core/search/engine/client'
import { companyBody } from '@vedetta/core/search/engine/company-bodies'
import { companyAnswerFields } from '@vedetta/core/search/engine/find-companies'
import { msearch, msearchRequest } from '@vedetta/core/search/engine/msearch'
import { Pool } from 'undici'
import type { Scratch } from '../harness/scratch.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import type { RunningApi } from '../harness/start-api.ts'
import { withScratchApi } from '../harness/with-scratch-api.ts'
import { compareWithBare } from '../search/compare-with-bare.ts'
import { clients, send, sendRequest } from '../search/search-clients.ts'
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
    await withScratchApi(env, clients, async (scratch, api) => {
      const bare = new Pool(config.OPENSEARCH_URL, { connections: clients })
      try {
        const people = await signUpRecruiters(scratch, api, companies)
        await compare(search, people, { api: api.pool, bare })
      } finally {
        await bare.close()
      }
    })
  } finally {
    await search.client.close()
  }
}

function compare(search: Search, people: readonly Recruiter[], pools: { api: Pool; bare: Pool }): Promise<void> {
  const bare = ({ criteria, page, sort }: MixedCompanySearch) => {
    const body = companyBody({ criteria, hideAgencies: false }, { page, sort })
    return sendRequest(pools.bare, msearchRequest(search, 'company', [body], companyAnswerFields))
  }
  const what = `searches per side, ${clients} clients, ${viewsPerUser} viewed companies per user`
  return compareWithBare(what, {
    items: mixedCompanySearches(searches),
    rounds,
    sidesOf: (round) => ({
      bare,
      api: ({ criteria, page, sort }, at) =>
        send(pools.api, '/api/company/search', {
          body: JSON.stringify({ ...criteria, page, sort }),
          cookie: people[(at + round * 7) % people.length]?.cookie ?? '',
        }),
    }),
  })
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
