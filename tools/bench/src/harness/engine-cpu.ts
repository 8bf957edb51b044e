import { setTimeout as sleep } from 'node:timers/promises'
import type { Search } from '@vedetta/core/search/engine/client'

/** The engine refreshes its process statistics once a second and serves cached values in between. */
const refreshMs = 1_100

/** CPU milliseconds used by the engine's process since it started. */
export async function engineCpuMs({ client }: Search): Promise<number> {
  await sleep(refreshMs)
  const { body } = await client.nodes.stats({ metric: ['process'] })
  return Object.values(body.nodes).reduce((sum, node) => sum + Number(node.process?.cpu?.total_in_millis ?? 0), 0)
}
