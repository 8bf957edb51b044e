import { botName } from '@vedetta/contracts/bot'
import type { Fetcher, FetchRequest, FetchResult } from './fetcher.ts'
import { allowingRobots, denyingRobots, parseRobots, type Robots, robotsBytes } from './robots.ts'

/** RFC 9309, 2.3.1: a missing file allows everything, a host that can't answer for itself allows nothing. */
export function robotsFrom(result: FetchResult): Robots {
  if (result.kind === 'failed') return result.reason === 'too_many_redirects' ? allowingRobots : denyingRobots
  if (result.kind === 'unchanged' || result.status >= 500) return denyingRobots
  return result.status >= 200 && result.status < 300 ? parseRobots(result.body, botName) : allowingRobots
}

export function askRobots(
  fetcher: Fetcher,
  origin: string,
  pause: Pick<FetchRequest, 'pauseMs'>,
): Promise<FetchResult> {
  return fetcher.fetch({ url: `${origin}/robots.txt`, cutAt: robotsBytes, ...pause })
}
