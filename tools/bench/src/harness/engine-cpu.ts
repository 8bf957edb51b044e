import { setTimeout as sleep } from 'node:timers/promises'
import type { Search } from '@vedetta/core/search/client'

/** The engine looks at its own process once a second, and answers with what it saw last. */
const refreshMs = 1_100

/** Milliseconds of CPU that the engine's process has taken since it started. */
export async function engineCpuMs({ client }: Search): Promise<number> {
  await sleep(refreshMs)
  const { body } = await client.nodes.stats({ metric: ['process'] })
  return Object.values(body.nodes).reduce((sum, node) => sum + Number(node.process?.cpu?.total_in_millis ?? 0), 0)
}
