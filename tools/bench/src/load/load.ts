import { readConfig } from '@vedetta/contracts/calls/process-config'
import { engineSettings, migrationSettings } from '@vedetta/core/platform/config/config'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { withRole } from '@vedetta/core/platform/db/database-url'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { percentile } from '../harness/percentile.ts'
import { startApi } from '../harness/start-api.ts'
import type { SearchFixture } from '../search/search-fixture.ts'
import { type Arrival, isOk, isShed, sendAtRate } from './arrivals.ts'
import { countLostMarks } from './load.queries.ts'
import { createRecruiterMix } from './recruiter-mix.ts'
import { makeRecruiters } from './recruiters.ts'

export type LoadOptions = {
  readonly rate: number
  readonly seconds: number
  /** The overload afterwards: a multiple of the rate, and its duration. */
  readonly factor: number
  readonly overloadSeconds: number
  readonly recruiters: number
}

type LoadFigures = {
  readonly requests: number
  readonly answered: number
  readonly shed: number
  /** Neither answered nor refused with a time to wait, or answered wrongly. */
  readonly failed: number
  readonly example: string | null
  readonly p50: number
  readonly p95: number
  readonly searchP95: number
}

/** Sends a recruiter's traffic to one API process on the database and the index that are there, at a rate and at several times it. */
export async function measureLoad(
  env: NodeJS.ProcessEnv,
  { mix: searches }: SearchFixture,
  options: LoadOptions,
): Promise<{ baseline: LoadFigures; overload: LoadFigures; marks: number; lostMarks: number }> {
  const config = readConfig({ ...engineSettings, ...migrationSettings }, env)
  const db = createDb(createPool(config.MIGRATION_DATABASE_URL))
  const apiEnv = { LOG_LEVEL: 'fatal', ...env, DATABASE_URL: withRole(config.MIGRATION_DATABASE_URL, 'api') }
  const api = await startApi(apiEnv, await pickPort(), 1_024)
  try {
    const recruiters = await makeRecruiters(db, api.secrets, options.recruiters)
    const asked = searches.filter(({ criteria }) => !criteria.statuses)
    const mix = await createRecruiterMix(db, api.pool, recruiters, asked)
    let sent = 0
    const send = () => mix.send(api.pool, sent++)
    await sendAtRate(options.rate / 2, Math.min(20, options.seconds), send)
    const baseline = figuresOf(await sendAtRate(options.rate, options.seconds, send))
    const overload = figuresOf(await sendAtRate(options.rate * options.factor, options.overloadSeconds, send))
    const lostMarks = await countLostMarks(db, mix.acknowledged)
    return { baseline, overload, marks: mix.acknowledged.length, lostMarks }
  } finally {
    await api.stop()
    await db.destroy()
  }
}

function figuresOf(arrivals: readonly Arrival[]): LoadFigures {
  const answered = arrivals.filter(isOk)
  const failed = arrivals.filter((arrival) => arrival.wrong !== null || (!isOk(arrival) && !isShed(arrival)))
  const times = (some: readonly Arrival[]) => some.map(({ ms }) => ms)
  return {
    requests: arrivals.length,
    answered: answered.length,
    shed: arrivals.filter(isShed).length,
    failed: failed.length,
    example: failed.map(({ kind, status, wrong }) => `${kind} ${status} ${wrong}`)[0] ?? null,
    p50: percentile(times(answered), 0.5),
    p95: percentile(times(answered), 0.95),
    searchP95: percentile(times(answered.filter(({ kind }) => kind === 'search')), 0.95),
  }
}

export function reportLoad(what: string, { requests, answered, shed, failed, example, ...times }: LoadFigures): void {
  const { p50, p95, searchP95 } = times
  console.log(
    `${what}: ${requests} requests, ${answered} answered, ${shed} refused with Retry-After, ${failed} failed; answered p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, searches p95 ${searchP95.toFixed(0)} ms${example ? `; ${example}` : ''}`,
  )
}
