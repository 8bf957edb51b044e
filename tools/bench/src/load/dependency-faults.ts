import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { verifyEmail } from '@vedetta/core/customers/identity/verify-email.mail'
import { queueMail } from '@vedetta/core/platform/mail/queue-mail.queries'
import { aliasOf, indexKinds } from '@vedetta/core/search/engine/index-names'
import { compareIndex } from '@vedetta/core/search/indexing/compare-index'
import { isIndexBehind } from '@vedetta/core/search/indexing/documents.queries'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { seed } from '@vedetta/synthetic/seed'
import { percentile } from '../harness/percentile.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startApi } from '../harness/start-api.ts'
import { startWorker } from '../harness/start-worker.ts'
import { mixedSearches } from '../search/search-mix.ts'
import { type Arrival, isOk, isShed, sendAtRate } from './arrivals.ts'
import { countLostMarks, countUnsentMails } from './load.queries.ts'
import { createRecruiterMix } from './recruiter-mix.ts'
import { makeRecruiters } from './recruiters.ts'
import { type Fault, startToxiproxy } from './toxiproxy.ts'

export const dependencies = ['postgresql', 'redis', 'opensearch', 'smtp'] as const

type Dependency = (typeof dependencies)[number]

export type FaultsOptions = {
  readonly rate: number
  /** The duration of each fault, and of the traffic afterwards. */
  readonly seconds: number
  readonly afterSeconds: number
  readonly dependencies: readonly Dependency[]
  readonly faults: readonly Fault[]
}

type FaultFigures = {
  readonly dependency: Dependency
  readonly fault: Fault
  readonly requests: number
  readonly answered: number
  readonly shed: number
  /** Answers that are neither a success nor a refusal with a time to wait, and wrong ones, with an example. */
  readonly failed: number
  readonly wrong: number
  readonly example: string | null
  /** Requests that are no searches and were not answered with success. */
  readonly othersRefused: number
  readonly p99: number
  /** Seconds from the end of the fault to the last request that was still refused. */
  readonly recovery: number
}

type FaultResults = {
  readonly figures: FaultFigures[]
  readonly marks: number
  readonly lostMarks: number
  readonly mails: number
  readonly unsentMails: number
  readonly mailRecovery: number
  readonly isIndexEqual: boolean
}

const world = { companies: 1_000, positions: 3_000, seed: 1 }

/** Sends a recruiter's traffic through the API while each dependency in turn is slow, away or silent, then checks every write. */
export function measureFaults(env: NodeJS.ProcessEnv, options: FaultsOptions): Promise<FaultResults> {
  return withScratch(env, async (scratch) => {
    const now = new Date().setUTCHours(0, 0, 0, 0)
    await seed(scratch.pool, { ...world, now })
    await drainAll(scratch)
    for (const kind of indexKinds) await scratch.search.client.indices.refresh({ index: aliasOf(scratch.search, kind) })
    const toxiproxy = await startToxiproxy()
    const sink = await startSmtpSink({ keeps: false })
    const engines = {
      REDIS_URL: await toxiproxy.through('redis', scratch.redis.url),
      OPENSEARCH_URL: await toxiproxy.through('opensearch', scratch.opensearchUrl),
      SMTP_URL: await toxiproxy.through('smtp', sink.url),
      REDIS_PREFIX: scratch.redis.prefix,
      INDEX_PREFIX: scratch.indexPrefix,
    }
    const database = await toxiproxy.through('postgresql', scratch.urlOf('api'))
    const workerDatabase = new URL(scratch.urlOf('worker'))
    workerDatabase.host = new URL(database).host
    const worker = startWorker(
      { ...env, ...engines, LOG_LEVEL: 'fatal' },
      { ...scratch, urlOf: () => workerDatabase.href, opensearchUrl: engines.OPENSEARCH_URL },
    )
    const apiEnv = { ...env, ...engines, DATABASE_URL: database, LOG_LEVEL: 'fatal' }
    const api = await startApi(apiEnv, await pickPort(), 512)
    try {
      const recruiters = await makeRecruiters(scratch.db, api.secrets, options.rate + 10)
      const searches = mixedSearches(200, new Date(now)).filter(({ criteria }) => !criteria.statuses)
      const mix = await createRecruiterMix(scratch.db, api.pool, recruiters, searches.slice(0, options.rate))
      await sendAtRate(options.rate, 3, (n) => mix.send(api.pool, n))
      const figures: FaultFigures[] = []
      let mails = 0
      let mailRecovery = 0
      for (const dependency of options.dependencies)
        for (const fault of options.faults) {
          const { rate, seconds, afterSeconds } = options
          await toxiproxy.hurt(dependency, fault)
          const from = performance.now()
          const traffic = sendAtRate(rate, seconds + afterSeconds, (n) => mix.send(api.pool, n))
          for (let second = 0; second < seconds; second++) {
            await oweMail(scratch, mails++)
            await sleep(Math.max(0, from + (second + 1) * 1_000 - performance.now()))
          }
          await toxiproxy.heal()
          const healedAt = performance.now()
          const [arrivals, mailSeconds] = await Promise.all([traffic, waitForMails(scratch, healedAt)])
          figures.push(figuresOf(dependency, fault, arrivals, healedAt))
          mailRecovery = Math.max(mailRecovery, mailSeconds)
          report(figures.at(-1) as FaultFigures)
        }
      return {
        figures,
        marks: mix.acknowledged.length,
        lostMarks: await countLostMarks(scratch.db, mix.acknowledged),
        mails,
        unsentMails: await countUnsentMails(scratch.db),
        mailRecovery,
        isIndexEqual: await isIndexEqual(scratch),
      }
    } finally {
      await toxiproxy.heal().catch(() => {})
      const ended = once(worker, 'exit')
      worker.kill('SIGTERM')
      await Promise.allSettled([api.stop(), ended])
      await toxiproxy.close()
      await sink.close()
    }
  })
}

function figuresOf(dependency: Dependency, fault: Fault, arrivals: readonly Arrival[], healedAt: number): FaultFigures {
  const failed = arrivals.filter((arrival) => !isOk(arrival) && !isShed(arrival))
  const wrong = arrivals.filter((arrival) => isOk(arrival) && arrival.wrong !== null)
  const late = arrivals.filter((arrival) => !isOk(arrival) && arrival.dueAt > healedAt)
  return {
    dependency,
    fault,
    requests: arrivals.length,
    answered: arrivals.filter(isOk).length,
    shed: arrivals.filter(isShed).length,
    failed: failed.length,
    wrong: wrong.length,
    example: [...failed, ...wrong].map(({ kind, status, wrong }) => `${kind} ${status} ${wrong}`)[0] ?? null,
    othersRefused: arrivals.filter((arrival) => arrival.kind !== 'search' && !isOk(arrival)).length,
    p99: percentile(
      arrivals.map(({ ms }) => ms),
      0.99,
    ),
    recovery: Math.max(0, ...late.map(({ dueAt }) => (dueAt - healedAt) / 1_000)),
  }
}

function report({ dependency, fault, ...figures }: FaultFigures): void {
  const { requests, answered, shed, failed, wrong, othersRefused, p99, recovery, example } = figures
  console.log(
    `${dependency} ${fault}: ${requests} requests, ${answered} answered, ${shed} refused with Retry-After, ${failed} failed, ${wrong} wrong; ${othersRefused} refused that are no searches; p99 ${p99.toFixed(0)} ms, recovered in ${recovery.toFixed(1)} s${example ? `; ${example}` : ''}`,
  )
}

const oweMail = ({ db }: Scratch, n: number) =>
  queueMail(db, verifyEmail, {
    to: `${n}@prova.example`,
    language: 'it',
    params: { firstName: 'Anna', url: `https://prova.example/${n}` },
  })

const maxMailMs = 5 * minuteMs

/** Seconds from the end of a fault until every mail was sent. */
async function waitForMails({ db }: Scratch, healedAt: number): Promise<number> {
  while ((await countUnsentMails(db)) > 0 && performance.now() < healedAt + maxMailMs) await sleep(200)
  return (performance.now() - healedAt) / 1_000
}

async function isIndexEqual(scratch: Scratch): Promise<boolean> {
  for (let tries = 0; tries < 150 && (await isIndexBehind(scratch.db)); tries++) await sleep(200)
  for (const kind of indexKinds) await scratch.search.client.indices.refresh({ index: aliasOf(scratch.search, kind) })
  return (await compareIndex(scratch)).every(({ equal }) => equal)
}
