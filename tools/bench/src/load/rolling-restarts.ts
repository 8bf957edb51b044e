import { setTimeout as sleep } from 'node:timers/promises'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { seed } from '@vedetta/synthetic/seed'
import { Pool } from 'undici'
import { percentile } from '../harness/percentile.ts'
import { processSettings } from '../harness/process-settings.ts'
import { withScratch } from '../harness/scratch.ts'
import { type RunningApi, startApi } from '../harness/start-api.ts'
import { mixedSearches } from '../search/search-mix.ts'
import { type Arrival, isOk, sendAtRate } from './arrivals.ts'
import { startBalancer } from './balancer.ts'
import { countLostMarks } from './load.queries.ts'
import { createRecruiterMix } from './recruiter-mix.ts'
import { makeRecruiters } from './recruiters.ts'

type RestartFigures = {
  readonly restarts: number
  readonly requests: number
  readonly answered: number
  /** Connections broken towards the balancer or behind it. */
  readonly resets: number
  readonly serverErrors: number
  readonly wrong: number
  readonly example: string | null
  readonly p95: number
  /** The slowest stop, in seconds, and the exit codes other than 0. */
  readonly slowestStop: number
  readonly badExits: number
  readonly marks: number
  readonly lostMarks: number
}

const drainSeconds = 2
const world = { companies: 500, positions: 1_000, seed: 1 }

/** Restarts two API processes behind a balancer in turn, by SIGTERM, while traffic goes on. */
export function measureRestarts(
  env: NodeJS.ProcessEnv,
  { restarts, rate }: { readonly restarts: number; readonly rate: number },
): Promise<RestartFigures> {
  return withScratch(env, async (scratch) => {
    const now = new Date().setUTCHours(0, 0, 0, 0)
    await seed(scratch.pool, { ...world, now })
    await drainAll(scratch)
    await scratch.search.client.indices.refresh({ index: aliasOf(scratch.search, 'position') })
    const apiEnv = {
      ...env,
      ...processSettings(scratch, 'api'),
      DRAIN_SECONDS: `${drainSeconds}`,
      LOG_LEVEL: 'error',
    }
    const ports = [await pickPort(), await pickPort()]
    const running = await Promise.all(ports.map((port) => startApi(apiEnv, port, 4)))
    const balancer = await startBalancer(ports)
    const clients = new Pool(balancer.url, { connections: 128 })
    const finished = new AbortController()
    try {
      const [first] = running
      const recruiters = await makeRecruiters(scratch.db, (first as RunningApi).secrets, 40)
      const searches = mixedSearches(100, new Date(now)).filter(({ criteria }) => !criteria.statuses)
      const mix = await createRecruiterMix(scratch.db, clients, recruiters, searches.slice(0, 30))
      const traffic = sendUntil(finished.signal, rate, (n) => mix.send(clients, n))
      const stops: { seconds: number; code: number | null }[] = []
      for (let n = 0; n < restarts; n++) {
        const turn = n % running.length
        const from = performance.now()
        const api = running[turn] as RunningApi
        await api.stop()
        stops.push({ seconds: (performance.now() - from) / 1_000, code: await api.exitCode })
        running[turn] = await startApi(apiEnv, ports[turn] as number, 4)
        // Until the balancer has seen it, as an orchestrator waits for readiness before it goes on to the next.
        await sleep(1_000)
      }
      finished.abort()
      const arrivals = await traffic
      const wrong = arrivals.filter((arrival) => arrival.wrong !== null)
      return {
        restarts,
        requests: arrivals.length,
        answered: arrivals.filter(isOk).length,
        resets: balancer.broken().length + arrivals.filter(({ status }) => status === 0).length,
        serverErrors: arrivals.filter(({ status }) => status >= 500).length,
        wrong: wrong.length,
        example:
          balancer.broken()[0] ?? wrong.map(({ kind, status, wrong }) => `${kind} ${status} ${wrong}`)[0] ?? null,
        p95: percentile(
          arrivals.map(({ ms }) => ms),
          0.95,
        ),
        slowestStop: Math.max(...stops.map(({ seconds }) => seconds)),
        badExits: stops.filter(({ code }) => code !== 0).length,
        marks: mix.acknowledged.length,
        lostMarks: await countLostMarks(scratch.db, mix.acknowledged),
      }
    } finally {
      finished.abort()
      await clients.destroy()
      await balancer.close()
      await Promise.all(running.map((api) => api.stop()))
    }
  })
}

/** In parts of a second, since the end is not known before. */
async function sendUntil(
  signal: AbortSignal,
  rate: number,
  send: Parameters<typeof sendAtRate>[2],
): Promise<Arrival[]> {
  const parts: Promise<Arrival[]>[] = []
  const from = performance.now()
  for (let second = 0; !signal.aborted; second++) {
    await sleep(Math.max(0, from + second * 1_000 - performance.now()))
    parts.push(sendAtRate(rate, 1, (n) => send(second * rate + n)))
  }
  return (await Promise.all(parts)).flat()
}
