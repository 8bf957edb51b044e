import { createMarks } from '@vedetta/core/inbox/marks/marks'
import type { MarkBitmaps } from '@vedetta/core/search/engine/position-query-spec'
import { Pool } from 'undici'
import { engineCpuMs } from '../harness/engine-cpu.ts'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { readProcesses } from '../harness/process-cpu.ts'
import type { Scratch } from '../harness/scratch.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import type { RunningApi } from '../harness/start-api.ts'
import { withScratchApi } from '../harness/with-scratch-api.ts'
import { compareWithBare } from './compare-with-bare.ts'
import { clients, send, sendFacets, sendPage } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'
import { fieldsOnScreen, type MixedSearch } from './search-mix.ts'
import { type SearchProfile, searchProfile } from './search-profile.ts'

const rounds = 5
const marksPerUser = 100_000
/** Enough users that none exceeds the limit of ten searches in ten seconds. */
const recruiters = 48

type MarkedRecruiter = Recruiter & { readonly marks: MarkBitmaps }

/** Alternates searches through the API, of rows alone and followed by the counts of a screen, with the same request bodies sent straight to the engine. Users and their marks are in a scratch database; the index is the real one. */
export async function compareApi(
  env: NodeJS.ProcessEnv,
  fixture: SearchFixture,
  { isProfiled }: { readonly isProfiled: boolean },
): Promise<void> {
  const profile = isProfiled ? await searchProfile() : null
  await withScratchApi({ ...env, ...profile?.env }, clients, async (scratch, api) => {
    const bare = new Pool(fixture.opensearchUrl, { connections: clients })
    try {
      const people = await signUpRecruiters(scratch, api, fixture.ceiling)
      const readCpu = cpuReader(fixture, scratch, api)
      const pools = { api: api.pool, bare }
      for (const counts of [false, true]) await compare(fixture, people, { pools, readCpu, profile, counts })
      profile?.print()
    } finally {
      await bare.close()
    }
  })
}

type Comparison = {
  readonly pools: { readonly api: Pool; readonly bare: Pool }
  readonly readCpu: () => Promise<Record<string, number>>
  readonly profile: SearchProfile | null
  readonly counts: boolean
}

function compare(
  { search, ceiling, mix }: SearchFixture,
  people: readonly MarkedRecruiter[],
  { pools, readCpu, profile, counts }: Comparison,
): Promise<void> {
  const sidesOf = (round: number) => {
    // Each search is made by a different user each time, so that it is a new one and the engine has no cached result for it.
    const turn = counts ? round + rounds + 1 : round
    const userOf = (at: number) => people[(at + turn * 7) % people.length] as MarkedRecruiter
    return {
      bare: async ({ criteria, page, sort }: MixedSearch, at: number) => {
        const spec = { criteria, ceiling: ceiling - turn, marks: userOf(at).marks, related: [], ...nothingHidden }
        await sendPage(pools.bare, search, spec, { page, sort })
        if (counts) await sendFacets(pools.bare, search, spec, fieldsOnScreen(criteria))
      },
      api: async ({ criteria, page, sort }: MixedSearch, at: number) => {
        const { cookie } = userOf(at)
        const ask = (path: string, body: object) => send(pools.api, path, { body: JSON.stringify(body), cookie })
        const { searchID } = JSON.parse(await ask('/api/position/search', { ...criteria, page, sort }))
        if (counts) await ask('/api/position/facets', { searchID, fields: fieldsOnScreen(criteria) })
      },
    }
  }
  const what = `searches per side, ${counts ? 'rows, then the counts of a screen' : 'rows alone'}, ${clients} clients, ${marksPerUser} marks per user`
  return compareWithBare(what, { items: mix, rounds, sidesOf, readCpu, ...(profile && { around: profile.during }) })
}

/** Of the engine, of the API, and of the processes that serve its connections to PostgreSQL. */
function cpuReader({ search }: SearchFixture, { pool, urlOf }: Scratch, api: RunningApi) {
  // The API closes connections that nobody uses, and their processes end.
  const ofBackends = new Map<number, number>()
  return async () => {
    const { rows } = await pool.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND usename = $1',
      [new URL(urlOf('api')).username],
    )
    const cpuOf = new Map((await readProcesses()).map(({ pid, own }) => [pid, own]))
    for (const { pid } of rows) ofBackends.set(pid, cpuOf.get(pid) ?? 0)
    return {
      'the API': cpuOf.get(api.pid) ?? 0,
      PostgreSQL: ofBackends.values().reduce((sum, cpu) => sum + cpu, 0),
      'the engine': await engineCpuMs(search),
    }
  }
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
