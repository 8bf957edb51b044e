import { createMarks } from '@vedetta/core/inbox/marks/marks'
import type { MarkBitmaps } from '@vedetta/core/search/engine/position-query-spec'
import { searchBodies } from '@vedetta/core/search/engine/search-bodies'
import { Pool } from 'undici'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import type { Scratch } from '../harness/scratch.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import type { RunningApi } from '../harness/start-api.ts'
import { withScratchApi } from '../harness/with-scratch-api.ts'
import { compareWithBare } from './compare-with-bare.ts'
import { clients, send, sendBare } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'
import type { MixedSearch } from './search-mix.ts'

const rounds = 5
const marksPerUser = 100_000
/** Enough users that none exceeds the limit of ten searches in ten seconds. */
const recruiters = 48

type MarkedRecruiter = Recruiter & { readonly marks: MarkBitmaps }

/** Alternates searches with facets through the API with the same request bodies sent straight to the engine. Users and their marks are in a scratch database; the index is the real one. */
export function compareApi(env: NodeJS.ProcessEnv, fixture: SearchFixture): Promise<void> {
  return withScratchApi(env, clients, async (scratch, api) => {
    const bare = new Pool(fixture.opensearchUrl, { connections: clients })
    try {
      const people = await signUpRecruiters(scratch, api, fixture.ceiling)
      await compare(fixture, people, { api: api.pool, bare })
    } finally {
      await bare.close()
    }
  })
}

function compare(
  { search, ceiling, mix }: SearchFixture,
  people: readonly MarkedRecruiter[],
  pools: { api: Pool; bare: Pool },
): Promise<void> {
  const sidesOf = (round: number) => {
    // Each search is made by a different user in each round, so that the API has no cached result for it.
    const userOf = (at: number) => people[(at + round * 7) % people.length] as MarkedRecruiter
    return {
      bare: ({ criteria, page, sort }: MixedSearch, at: number) => {
        const spec = { criteria, ceiling: ceiling - round, marks: userOf(at).marks, related: [], ...nothingHidden }
        return sendBare(pools.bare, search, searchBodies(spec, { page, sort, facets: true }))
      },
      api: ({ criteria, page, sort }: MixedSearch, at: number) =>
        send(pools.api, '/api/position/search', {
          body: JSON.stringify({ ...criteria, page, sort, facets: true }),
          cookie: userOf(at).cookie,
        }),
    }
  }
  const what = `searches with facets per side, ${clients} clients, ${marksPerUser} marks per user`
  return compareWithBare(what, { items: mix, rounds, sidesOf })
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
