import type { Redis } from 'ioredis'
import type { Pool } from 'pg'
import type { Log } from '../../platform/context.ts'
import { ttlCache } from '../../platform/limits/ttl-cache.ts'
import { answersSearch } from '../../search/engine/answers-search.ts'
import type { Search } from '../../search/engine/client.ts'

type Deps = {
  /** Of one connection, for this alone: a busy process is ready all the same. */
  readonly pool: Pick<Pool, 'query'>
  readonly search: Search
  readonly redis: Pick<Redis, 'ping'>
  readonly clock: () => Date
  readonly log: Log
}

/** Degraded: searching, or what counts attempts, fails; everything else goes on. */
type ReadyState = 'ok' | 'degraded' | 'unavailable'

export type Readiness = {
  readonly read: () => Promise<ReadyState>
  /** Not ready from now on: the process is about to stop. */
  readonly stop: () => void
}

const maxWaitMs = 2_000
const cacheOptions = { ttlMs: 1_000, max: 1 }

/** Whether a process can serve requests. The engines are asked once a second at most, however many ask. */
export function createReadiness({ pool, search, redis, clock, log }: Deps): Readiness {
  const cached = ttlCache<ReadyState>(clock, cacheOptions)
  let isStopping = false
  let missing = ''

  async function measure(): Promise<ReadyState> {
    const [postgresql, opensearch, redisAnswers] = await Promise.all([
      answers(pool.query({ text: 'SELECT 1', query_timeout: maxWaitMs } as { text: string })),
      answersSearch(search),
      answers(redis.ping()),
    ])
    const engines = { PostgreSQL: postgresql, OpenSearch: opensearch, Redis: redisAnswers }
    report(Object.keys(engines).filter((name) => !engines[name as keyof typeof engines]))
    if (!postgresql) return 'unavailable'
    return opensearch && redisAnswers ? 'ok' : 'degraded'
  }

  function report(names: string[]): void {
    if (names.join(', ') === missing) return
    missing = names.join(', ')
    if (missing) log.warn({ missing }, 'engines do not answer')
    else log.info({}, 'all engines answer again')
  }

  return {
    read: async () => (isStopping ? 'unavailable' : cached('state', measure)),
    stop: () => {
      isStopping = true
    },
  }
}

async function answers(answer: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, maxWaitMs, false)
  const isAnswered = answer.then(
    () => true,
    () => false,
  )
  return Promise.race([isAnswered, late]).finally(() => clearTimeout(timer))
}
