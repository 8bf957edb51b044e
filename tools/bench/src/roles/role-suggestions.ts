import { apiPrefix } from '@vedetta/contracts/calls/call'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { suggestRoles } from '@vedetta/contracts/search/roles'
import { countEach } from '@vedetta/core/search/engine/find-positions'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { freshQuerySpec, type PositionQuerySpec } from '@vedetta/core/search/engine/position-query-spec'
import { selectOpenTitles } from '@vedetta/core/search/roles/open-titles.queries'
import { createRoleNames } from '@vedetta/core/search/roles/role-names'
import type { Pool } from 'undici'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import type { Scratch } from '../harness/scratch.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import type { RunningApi } from '../harness/start-api.ts'
import { withScratchApi } from '../harness/with-scratch-api.ts'
import { compareWithBare } from '../search/compare-with-bare.ts'
import { withFixture } from '../search/search.ts'
import type { SearchFixture } from '../search/search-fixture.ts'
import { withOpenTitles } from './source-database.ts'
import { withError } from './typing-errors.ts'

type OpenTitle = { title: string; positions: number }
type Asked = { text: string; specs: PositionQuerySpec[]; finds: boolean }

const rounds = 4
const texts = 150
/** Enough that none uses up a person's share of the engine, beyond which nothing is suggested. */
const recruiters = 60

/**
 * Alternates suggestions through the API with the bare counting of the same roles. Titles are those of the database that the index was
 * made from; users are in a scratch database. The engine forgets its counts before each side.
 */
export function benchRoleSuggestions(env: NodeJS.ProcessEnv): Promise<void> {
  return withFixture(env, (fixture) =>
    withScratchApi(env, 8, async (scratch, api) => {
      const titles = await copyOpenTitles(env, scratch)
      const people = await signUp(scratch, api)
      const asked = await askedTexts(fixture, scratch, titles)
      const counted = asked.reduce((sum, { specs }) => sum + specs.length, 0) / asked.length
      console.log(`${titles.length} titles of several companies; ${counted.toFixed(1)} roles counted an answer`)
      for (const clients of [1, 8]) await compare(fixture, { api: api.pool, people, asked, clients })
    }),
  )
}

async function compare(
  { search }: SearchFixture,
  {
    api,
    people,
    asked,
    clients,
  }: { api: Pool; people: readonly Recruiter[]; asked: readonly Asked[]; clients: number },
): Promise<void> {
  const sides = {
    bare: async ({ specs }: Asked) => void (await countEach(search, specs)),
    api: (each: Asked, at: number) => suggest(api, each, people[at % people.length] as Recruiter),
  }
  await compareWithBare(`suggestions per side, ${clients === 1 ? 'one at a time' : `${clients} at once`}`, {
    items: asked,
    rounds,
    sidesOf: () => sides,
    clients,
    beforeEach: () =>
      search.client.indices.clearCache({ index: aliasOf(search, 'position'), request: true, query: true }),
  })
}

async function suggest(api: Pool, { text, finds }: Asked, { cookie }: Recruiter): Promise<void> {
  const path = `${apiPrefix}${suggestRoles.path}?${new URLSearchParams({ q: text })}`
  const response = await api.request({ method: 'GET', path, headers: { cookie } })
  const body = await response.body.text()
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${body.slice(0, 300)}`)
  const { roles, mended } = suggestRoles.output.parse(JSON.parse(body))
  if (finds && roles.length + mended.length === 0) throw new Error(`${path} suggested nothing`)
}

async function copyOpenTitles(env: NodeJS.ProcessEnv, { db }: Scratch): Promise<OpenTitle[]> {
  const titles = await withOpenTitles(env, selectOpenTitles)
  if (titles.length === 0) throw new Error('No title is of several companies: run `pnpm vedetta seed` first')
  for (let at = 0; at < titles.length; at += 1000)
    await db
      .insertInto('open_title')
      .values(titles.slice(at, at + 1000).map((each) => ({ ...each, counted_at: new Date() })))
      .execute()
  return titles
}

/** Beginnings of titles, one in five of them misspelt, and the searches that the API counts for each. */
async function askedTexts({ search }: SearchFixture, { db }: Scratch, titles: readonly OpenTitle[]): Promise<Asked[]> {
  const random = seededRandom(1)
  const names = await createRoleNames(db, () => new Date())()
  const begun = Array.from({ length: texts }, () => {
    const { title } = titles[Math.floor(random() * titles.length)] as OpenTitle
    const start = title.slice(0, 2 + Math.floor(random() * (title.length - 1)))
    const text = random() < 0.2 ? withError(start, random) : start
    const roles = [...names.startingWith(text, 12), ...names.mended(text, 3)]
    const criteria = roles.map((role) => positionCriteria.parse({ position: { name: [role] } }))
    return { text, specs: criteria.map((each) => freshQuerySpec({ criteria: each, related: [] }, nothingHidden)) }
  }).filter(({ text, specs }) => text.trim() !== '' && specs.length > 0)
  const asked: Asked[] = []
  for (const each of begun)
    asked.push({ ...each, finds: (await countEach(search, each.specs)).some((found) => found > 0) })
  return asked
}

async function signUp({ db }: Scratch, api: RunningApi): Promise<Recruiter[]> {
  const people: Recruiter[] = []
  for (let n = 0; n < recruiters; n++) people.push(await signUpRecruiter(db, api))
  return people
}
