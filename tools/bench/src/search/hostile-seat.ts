import { setTimeout as sleep } from 'node:timers/promises'
import { type CountedField, countedFields } from '@vedetta/contracts/search/facets'
import { positionCriteria, searchPace } from '@vedetta/contracts/search/position-search'
import { isWithinSearchSize } from '@vedetta/contracts/search/search-weight'
import { updateSettings } from '@vedetta/core/customers/user-accounts/update-settings'
import { percentile } from '../harness/percentile.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import type { RunningApi } from '../harness/start-api.ts'
import { withScratchApi } from '../harness/with-scratch-api.ts'
import type { SearchFixture } from './search-fixture.ts'
import { fieldsOnScreen } from './search-mix.ts'

/** Of the tenant that searches as people do: none comes near a limit of its own. */
const people = 6
const pauseMs = 1_500

type Answer = { readonly status: number; readonly ms: number }

const common =
  'addetto operaio tecnico responsabile impiegato magazziniere vendite produzione manutentore autista commesso cuoco cameriere ingegnere contabile saldatore'.split(
    ' ',
  )

/** The costliest body that the contracts allow: every field, as many alternatives as fit, by relevance. */
function costliest(n: number): object {
  const words = common.map((_, at) => common[(at + n) % common.length] as string)
  const criteria = {
    position: {
      name: [words.slice(0, 10).join(' OR '), words.slice(6, 16).join(' OR '), words.slice(3, 13).join(' OR ')],
      city: { mode: 'radius', istat: '015146', km: 200 },
      contract: ['permanent', 'fixed term', 'internship'],
      schedule: ['full', 'part'],
      collar: ['white', 'blue'],
      smartWorking: ['yes', 'no', 'hybrid'],
      languages: ['en', 'de', 'fr'],
      skills: words.slice(0, 10),
      certifications: words.slice(0, 10),
      benefits: words.slice(0, 9),
    },
    company: { employees: { from: n % 7 } },
    statuses: ['notSeen'],
  }
  if (!isWithinSearchSize(positionCriteria.parse(criteria))) throw new Error('the body is refused by its size')
  return { ...criteria, sort: 'relevance', newSearch: true }
}

/** Searches as people do, with and without a seat of another licence that sends the costliest bodies at its full pace, in turns. */
export function benchHostileSeat(env: NodeJS.ProcessEnv, { mix }: SearchFixture, minutes: number): Promise<void> {
  return withScratchApi(env, 32, async (scratch, api) => {
    const tenant = await Promise.all(
      Array.from({ length: people }, () => signUpRecruiter(scratch.db, api, { monthly_searches: 1_000_000 })),
    )
    const hostile = await signUpRecruiter(scratch.db, api, { monthly_searches: 1_000_000 })
    const excludedCompanies = Array.from({ length: 200 }, (_, n) => `servizi ${common[n % common.length]} ${n}`)
    await updateSettings(scratch.db, hostile.userId, { excludedCompanies })
    const sides = { alone: [] as Answer[], beside: [] as Answer[] }
    const sent: Answer[] = []
    // In turns of half a minute, so that other load on the machine affects both alike.
    const turnMs = 30_000
    const turns = Math.max(1, Math.round((minutes * 60_000) / turnMs))
    await searchAsPeople(api, tenant, mix, performance.now() + turnMs, [])
    for (let turn = 0; turn < turns; turn++) {
      await searchAsPeople(api, tenant, mix, performance.now() + turnMs, sides.alone)
      const until = performance.now() + turnMs
      await Promise.all([searchAsPeople(api, tenant, mix, until, sides.beside), attack(api, hostile, until, sent)])
    }
    report(sides, sent, minutes)
  })
}

async function searchAsPeople(
  api: RunningApi,
  tenant: readonly Recruiter[],
  mix: SearchFixture['mix'],
  until: number,
  answers: Answer[],
): Promise<void> {
  await Promise.all(
    tenant.map(async (person, who) => {
      for (let n = answers.length + who; performance.now() < until; n += people) {
        const { criteria, page, sort } = mix[n % mix.length] as SearchFixture['mix'][number]
        const body = { ...criteria, page, sort, newSearch: page === 1 }
        answers.push(await ask(api, person, body, fieldsOnScreen(criteria)))
        await sleep(pauseMs)
      }
    }),
  )
}

/** Four at a time, each as soon as the last is answered or the refusal allows. */
async function attack(api: RunningApi, seat: Recruiter, until: number, sent: Answer[]): Promise<void> {
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < until) {
        const answer = await ask(api, seat, costliest(sent.length), countedFields)
        sent.push(answer)
        // A little faster than the pace allows, refusals included.
        await sleep((searchPace.seconds / searchPace.times) * 500)
      }
    }),
  )
}

/** A search, and its counts once it was answered; the first status that is none of success. */
async function ask(api: RunningApi, person: Recruiter, body: object, fields: readonly CountedField[]): Promise<Answer> {
  const from = performance.now()
  const found = await post(api, person, '/api/position/search', body)
  const { searchID } = found.json as { searchID?: string }
  const counted = searchID ? await post(api, person, '/api/position/facets', { searchID, fields }) : found
  return { status: counted.status, ms: performance.now() - from }
}

async function post({ pool }: RunningApi, { cookie }: Recruiter, path: string, body: object) {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await pool.request({ method: 'POST', path, headers, body: JSON.stringify(body) })
  return { status: response.statusCode, json: await response.body.json() }
}

function report(sides: Record<'alone' | 'beside', Answer[]>, sent: readonly Answer[], minutes: number): void {
  const timesOf = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const statuses = (answers: readonly Answer[]) =>
    [...new Set(answers.map(({ status }) => status))].map(
      (status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`,
    )
  const p95 = { alone: percentile(timesOf(sides.alone), 0.95), beside: percentile(timesOf(sides.beside), 0.95) }
  console.log(`hostile seat, ${minutes} minutes beside and as many alone: ${statuses(sent).join(', ')}`)
  for (const side of ['alone', 'beside'] as const)
    console.log(
      `${side}: ${statuses(sides[side]).join(', ')}; p50 ${percentile(timesOf(sides[side]), 0.5).toFixed(1)} ms, p95 ${p95[side].toFixed(1)} ms`,
    )
  console.log(`p95 beside to alone: ${(p95.beside / p95.alone).toFixed(2)}`)
}
