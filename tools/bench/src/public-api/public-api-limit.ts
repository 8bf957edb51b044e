import { setTimeout as sleep } from 'node:timers/promises'
import { apiPace } from '@vedetta/contracts/public-api/operation'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { processSettings } from '../harness/process-settings.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startApi } from '../harness/start-api.ts'
import { startRedisProxy } from './redis-proxy.ts'

/** Much shorter than the time of the limit. */
const retryMs = 50

export type LimitFigures = {
  /** The number of the limit's windows that the calls spanned. */
  readonly windows: number
  /** Answers to parallel calls of one key, by status. */
  readonly parallel: Record<string, number>
  /** Refusals with a time to wait, from 1 to 10 seconds. */
  readonly withRetryAfter: number
  /** Statuses of a read and of a write on each process while Redis is down. */
  readonly withoutRedis: { readonly reads: number[]; readonly writes: number[] }
}

/**
 * Sends calls of one key to two API processes, so many at once, then cuts them off Redis and reads and writes. On a slow machine more
 * than some dozens at once are refused for other reasons than the limit.
 */
export function measureApiLimit(
  env: NodeJS.ProcessEnv,
  { calls, atOnce }: { calls: number; atOnce: number },
): Promise<LimitFigures> {
  return withScratch(env, async (scratch) => {
    const ports = [await pickPort(), await pickPort()]
    const proxy = await startRedisProxy(scratch.redis.url)
    const apiEnv = { ...env, ...processSettings(scratch, 'api'), REDIS_URL: proxy.url }
    const running = await Promise.all(ports.map((port) => startApi(apiEnv, port, 1)))
    try {
      const authorization = await makeKey(scratch)
      const begun = performance.now()
      const lanes = Array.from({ length: atOnce }, async (_, lane) => {
        const answered: Response[] = []
        for (let n = lane; n < calls; n += atOnce)
          answered.push(await read(ports[n % ports.length] ?? 0, authorization))
        return answered
      })
      const answers = (await Promise.all(lanes)).flat()
      const windows = Math.ceil((performance.now() - begun) / (apiPace.seconds * 1_000))
      const refused = answers.filter(({ status }) => status === 429)
      proxy.cut()
      const other = await makeKey(scratch)
      const statuses = (call: typeof read) => Promise.all(ports.map(async (port) => (await call(port, other)).status))
      return {
        windows,
        parallel: Object.fromEntries(
          Object.entries(Object.groupBy(answers, ({ status }) => `${status}`)).map(([status, some = []]) => [
            status,
            some.length,
          ]),
        ),
        withRetryAfter: refused.filter(({ headers }) => /^([1-9]|10)$/.test(headers.get('retry-after') ?? '')).length,
        withoutRedis: { reads: await statuses(read), writes: await statuses(write) },
      }
    } finally {
      proxy.cut()
      await Promise.all(running.map((api) => api.stop()))
    }
  })
}

/** A server that has too much to do is asked again: it has not counted the call. */
async function read(port: number, authorization: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/account`, { headers: { authorization } })
    if (answer.status !== 503) return answer
    await answer.arrayBuffer()
    await sleep(retryMs)
  }
}

const write = (port: number, authorization: string) =>
  fetch(`http://127.0.0.1:${port}/api/v1/filters`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Saldatori', criteria: { position: { name: 'saldatore' } } }),
  })

async function makeKey({ db }: Scratch): Promise<string> {
  const now = new Date()
  return (await makeApiKey(db, await makeEnterpriseRecruiter(db, now), now)).authorization
}
