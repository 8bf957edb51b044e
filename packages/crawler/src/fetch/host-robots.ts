import { botName } from '@vedetta/contracts/watch/bot'
import type { FetchRequest, FetchResult } from './fetcher.ts'
import { followRedirects } from './redirects.ts'
import { allowingRobots, denyingRobots, parseRobots, type Robots, robotsBytes } from './robots.ts'

/** RFC 9309, 2.3.1: a missing file allows everything, a host that can't answer for itself allows nothing. */
export function robotsFrom(result: FetchResult): Robots {
  if (result.kind === 'failed') return result.reason === 'too_many_redirects' ? allowingRobots : denyingRobots
  if (result.kind === 'unchanged' || result.status >= 500) return denyingRobots
  return result.status >= 200 && result.status < 300 ? parseRobots(result.body, botName) : allowingRobots
}

/** Hop by hop: a redirect may lead to a host that was requested just before. */
export function fetchRobots(
  origin: string,
  ask: (request: FetchRequest) => Promise<FetchResult>,
): Promise<FetchResult> {
  return followRedirects({ url: `${origin}/robots.txt`, cutAt: robotsBytes }, ask)
}
