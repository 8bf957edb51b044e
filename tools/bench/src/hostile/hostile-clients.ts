import { aliasOf, indexKinds } from '@vedetta/core/search/engine/index-names'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { seed } from '@vedetta/synthetic/seed'
import { Pool } from 'undici'
import { percentile } from '../harness/percentile.ts'
import { processSettings } from '../harness/process-settings.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startApi } from '../harness/start-api.ts'
import { type Arrival, isOk, sendAtRate } from '../load/arrivals.ts'
import { createRecruiterMix } from '../load/recruiter-mix.ts'
import { makeRecruiters } from '../load/recruiters.ts'
import { mixedSearches } from '../search/search-mix.ts'
import { type AttackName, attackNames, type HostileCounts } from './hostile-client.ts'
import { startHostile } from './start-hostile.ts'
import { startNginx } from './start-nginx.ts'

export type HostileOptions = {
  readonly seconds: number
  readonly rate: number
  readonly attacks: readonly AttackName[]
  /** The rate of people under overload, with all attacks at once; false leaves it out. */
  readonly overload: number | false
  readonly overloadSeconds: number
  /** Hostile clients have the address of the people. */
  readonly sameAddress: boolean
  readonly nginx: boolean
  readonly companies: number
}

/** What ten signed-in people got. */
type PeopleFigures = {
  readonly requests: number
  readonly answered: number
  readonly refused: number
  /** Neither answered nor refused, or answered wrongly. */
  readonly failed: number
  readonly example: string | null
  readonly p50: number
  readonly p95: number
}

type HostileFigures = {
  readonly alone: PeopleFigures
  readonly beside: readonly { attack: AttackName; people: PeopleFigures; hostile: HostileCounts }[]
  readonly overload: { readonly people: PeopleFigures; readonly hostile: HostileCounts } | null
  /** What admission refused in all, by kind of caller. */
  readonly shed: Readonly<Record<string, number>>
}

const people = 10
/** So many that nobody reaches a limit of their own under overload. */
const peopleUnderOverload = 120

/** Sends the traffic of signed-in people to one API process, alone and beside clients that try to keep them from being answered. */
export function measureHostileClients(env: NodeJS.ProcessEnv, options: HostileOptions): Promise<HostileFigures> {
  return withScratch(env, async (scratch) => {
    const now = new Date().setUTCHours(0, 0, 0, 0)
    await seed(scratch.pool, { companies: options.companies, positions: 3 * options.companies, seed: 1, now })
    await drainAll(scratch)
    for (const kind of indexKinds) await scratch.search.client.indices.refresh({ index: aliasOf(scratch.search, kind) })
    const [port, metricsPort] = [await pickPort(), await pickPort()]
    const trustedProxies = options.nginx ? '127.0.0.1' : ''
    const api = await startApi(envOf(env, scratch, metricsPort), port, 1, trustedProxies)
    const nginx = options.nginx ? await startNginx(port) : null
    const entry = nginx?.port ?? port
    const clients = openPools(entry, options.sameAddress ? ['127.0.0.1'] : officeAddresses)
    const target = { port: entry, localAddress: options.sameAddress ? '127.0.0.1' : '127.0.0.2' }
    const from = (n: number) => clients[n % clients.length] as Pool
    try {
      const recruiters = await makeRecruiters(scratch.db, api.secrets, options.overload ? peopleUnderOverload : people)
      const searches = mixedSearches(100, new Date(now)).filter(({ criteria }) => !criteria.statuses)
      const few = await createRecruiterMix(scratch.db, from(0), recruiters.slice(0, people), searches.slice(0, 30))
      let sent = 0
      const measure = async (seconds: number) =>
        figuresOf(await sendAtRate(options.rate, seconds, (n) => few.send(from(n), sent++)))
      await measure(Math.min(10, options.seconds))
      const alone = await measure(options.seconds)
      const beside: HostileFigures['beside'][number][] = []
      for (const attack of options.attacks) {
        const hostile = await startHostile({ names: [attack], target })
        const figures = await measure(options.seconds)
        beside.push({ attack, people: figures, hostile: await hostile.stop() })
        reportPeople(attack, figures, alone)
      }
      return { alone, beside, overload: await overload(), shed: await readShed(metricsPort) }

      async function overload(): Promise<HostileFigures['overload']> {
        if (!options.overload) return null
        const many = await createRecruiterMix(scratch.db, from(0), recruiters, searches.slice(0, 30))
        const hostile = await startHostile({ names: attackNames, target })
        const arrivals = await sendAtRate(options.overload, options.overloadSeconds, (n) => many.send(from(n), n))
        return { people: figuresOf(arrivals), hostile: await hostile.stop() }
      }
    } finally {
      await Promise.all(clients.map((pool) => pool.destroy()))
      await nginx?.stop()
      await api.stop()
    }
  })
}

/** People come from several addresses, each with fewer connections than one may have. */
const officeAddresses = Array.from({ length: people }, (_, n) => `127.0.1.${n + 1}`)

const openPools = (port: number, addresses: readonly string[]) =>
  addresses.map((localAddress) => new Pool(`http://127.0.0.1:${port}`, { connections: 200, localAddress }))

const envOf = (env: NodeJS.ProcessEnv, scratch: Scratch, metricsPort: number): NodeJS.ProcessEnv => ({
  ...env,
  ...processSettings(scratch, 'api'),
  METRICS_PORT: `${metricsPort}`,
  LOG_LEVEL: 'fatal',
})

const isRefused = ({ status, hasRetryAfter }: Arrival) => (status === 503 || status === 429) && hasRetryAfter

function figuresOf(arrivals: readonly Arrival[]): PeopleFigures {
  const answered = arrivals.filter((arrival) => isOk(arrival) && arrival.wrong === null)
  const refused = arrivals.filter(isRefused)
  const failed = arrivals.filter((arrival) => !answered.includes(arrival) && !isRefused(arrival))
  const times = answered.map(({ ms }) => ms)
  return {
    requests: arrivals.length,
    answered: answered.length,
    refused: refused.length,
    failed: failed.length,
    example: [...failed, ...refused].map(({ kind, status, wrong }) => `${kind} ${status} ${wrong}`)[0] ?? null,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}

export function reportPeople(what: string, figures: PeopleFigures, alone: PeopleFigures): void {
  const { requests, answered, refused, failed, example, p50, p95 } = figures
  const ratio = `${(p95 / alone.p95).toFixed(2)} times the ${alone.p95.toFixed(0)} ms alone`
  console.log(
    `${what}: ${requests} requests of people, ${answered} answered, ${refused} refused, ${failed} failed; p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${ratio}${example ? `; ${example}` : ''}`,
  )
}

/** The counts of `vedetta_http_shed_total`, by kind of caller. */
async function readShed(metricsPort: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const shed: Record<string, number> = {}
  for (const [, caller = '', count] of text.matchAll(/^vedetta_http_shed_total\{.*caller="(\w+)".*\} (\d+)/gm))
    shed[caller] = (shed[caller] ?? 0) + Number(count)
  return shed
}
