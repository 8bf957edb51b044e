import type { Search } from '@vedetta/core/search/client'

/** Milliseconds of CPU that the engine's process has taken since it started. */
export async function engineCpuMs({ client }: Search): Promise<number> {
  const { body } = await client.nodes.stats({ metric: ['process'] })
  return Object.values(body.nodes).reduce((sum, node) => sum + Number(node.process?.cpu?.total_in_millis ?? 0), 0)
}
