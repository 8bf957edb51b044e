import { pickPort } from '@vedetta/core/testing/pick-port'
import { type Scratch, withScratch } from './scratch.ts'
import { type RunningApi, startApi } from './start-api.ts'

/** Runs a measurement on an API process whose users are in a scratch database; the index is the real one. */
export function withScratchApi(
  env: NodeJS.ProcessEnv,
  connections: number,
  measure: (scratch: Scratch, api: RunningApi) => Promise<void>,
): Promise<void> {
  return withScratch(env, async (scratch) => {
    const apiEnv = { ...env, DATABASE_URL: scratch.urlOf('api'), REDIS_PREFIX: scratch.redis.prefix }
    const api = await startApi(apiEnv, await pickPort(), connections)
    try {
      await measure(scratch, api)
    } finally {
      await api.stop()
    }
  })
}
