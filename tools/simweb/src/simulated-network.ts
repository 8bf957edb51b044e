import type { WebFetcherOptions } from '@vedetta/crawler/fetch/web-fetcher'
import { loopback } from './addresses.ts'
import type { Day, World } from './model.ts'
import { createSimResolver } from './resolver.ts'
import type { Simweb } from './serve.ts'

/** The simulated web in place of the real one: its names, its addresses on loopback, its ports and its CA. */
export function simulatedNetwork(
  world: World,
  day: () => Day,
  { ca, ports }: Pick<Simweb, 'ca' | 'ports'>,
): Required<Pick<WebFetcherOptions, 'resolve' | 'allowedRanges' | 'simulated'>> {
  return { resolve: createSimResolver(world, day), allowedRanges: [loopback], simulated: { ca, ports } }
}
