import { createMarks } from '@vedetta/core/inbox/marks/marks'
import type { MarkBitmaps } from '@vedetta/core/search/engine/position-query-spec'
import { searchBodies } from '@vedetta/core/search/engine/search-bodies'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { Pool } from 'undici'
import { percentile } from '../harness/percentile.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import { type RunningApi, startApi } from '../harness/start-api.ts'
import { clients, send, sendBare, timeAll } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'
import type { MixedSearch } from './search-mix.ts'

const rounds = 5
const marksPerUser = 100_000
/** Enough users that none exceeds the limit of ten searches in ten seconds. */
const recruiters = 48

type MarkedRecruiter = Recruiter & { readonly marks: MarkBitmaps }

/** Alternates searches with facets through the API with the same request bodies sent straight to the engine. Users and their marks are in a scratch database; the index is the real one. */
export async function compareApi(env: NodeJS.ProcessEnv, fixture: SearchFixture): Promise<void> {
  await withScratch(env, async (scratch) => {
    const apiEnv = { ...env, DATABASE_URL: scratch.urlOf('api'), REDIS_PREFIX: scratch.redis.prefix }
    const api = await startApi(apiEnv, await pickPort(), clients)
    const bare = new Pool(fixture.opensearchUrl, { connections: clients })
    try {
      const people = await signUpRecruiters(scratch, api, fixture.ceiling)
      report(await measureInTurns(fixture, people, { api: api.pool, bare }))
    } finally {
      await Promise.all([api.stop(), bare.close()])
    }
  })
}

async function measureInTurns(
  { search, ceiling, mix }: SearchFixture,
  people: readonly MarkedRecruiter[],
  pools: { api: Pool; bare: Pool },
): Promise<{ api: number[]; bare: number[] }> {
  const times = { api: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    // Each search is made by a different user in each round, so that the API has no cached result for it.
    const userOf = (at: number) => people[(at + round * 7) % people.length] as MarkedRecruiter
    const sides = {
      bare: ({ criteria, page, sort }: MixedSearch, at: number) => {
        const spec = {
          criteria,
          ceiling: ceiling - round,
          marks: userOf(at).marks,
          excludedCompanies: [],
          excludedCompanyNos: [],
          related: [],
          hideAgencies: false,
        }
        return sendBare(pools.bare, search, searchBodies(spec, { page, sort, facets: true }))
      },
      api: ({ criteria, page, sort }: MixedSearch, at: number) =>
        send(pools.api, '/api/position/search', {
          body: JSON.stringify({ ...criteria, page, sort, facets: true }),
          cookie: userOf(at).cookie,
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

async function signUpRecruiters({ db, pool }: Scratch, api: RunningApi, ceiling: number): Promise<MarkedRecruiter[]> {
  const marks = createMarks(db, () => new Date())
  const people: MarkedRecruiter[] = []
  for (let n = 0; n < recruiters; n++) {
    const recruiter = await signUpRecruiter(db, api, { monthly_searches: 1_000_000 })
    await pool.query(
      `INSERT INTO position_mark (user_id, position_no, status, marked_at)
       SELECT $1, no, CASE WHEN no % 10 = 0 THEN 'contacted' ELSE 'seen' END, now()
       FROM generate_series(1, $2::int) AS no WHERE random() < $3::float / $2`,
      [recruiter.userId, ceiling, marksPerUser],
    )
    people.push({ ...recruiter, marks: await marks.now(recruiter.userId) })
  }
  return people
}

function report({ api, bare }: { api: number[]; bare: number[] }): void {
  console.log(`${api.length} searches with facets per side, ${clients} clients, ${marksPerUser} marks per user`)
  for (const share of [0.5, 0.95]) {
    const [through, without] = [percentile(api, share), percentile(bare, share)]
    console.log(
      `p${share * 100}: ${through.toFixed(1)} ms through the API, ${without.toFixed(1)} ms bare, ratio ${(through / without).toFixed(2)}`,
    )
  }
}
