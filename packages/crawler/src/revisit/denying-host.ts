import { robotsFrom } from '../fetch/host-robots.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'

type Visited = Pick<VisitFetcher, 'requests'>
type Request = VisitFetcher['requests'][number]

const originOf = ({ url }: Request) => new URL(url).origin

const robotsOf = ({ requests }: Visited) => requests.filter(({ url }) => url.endsWith('/robots.txt'))

/** The origins whose robots.txt could not be had, which forbids everything there: the fault is what counts. */
export const originsWithoutRobots = (visited: Visited): ReadonlySet<string> =>
  new Set(
    robotsOf(visited)
      .filter(({ answer }) => answer === null || answer.status >= 500)
      .map(originOf),
  )

/**
 * The host whose robots.txt, as it was fetched, denies us all of it, where no rule for a part of a host denied us anything. A denial by
 * `www.` means the whole domain, as an opt-out does.
 */
export function denyingHost(visited: Visited): string | null {
  const faults = originsWithoutRobots(visited)
  const denying = new Set(
    robotsOf(visited)
      .filter(({ answer }) => answer !== null && robotsFrom(answer).deniesHost)
      .map(originOf),
  )
  const denied = visited.requests.filter((one) => one.outcome === 'robots' && !faults.has(originOf(one)))
  const last = denied.at(-1)
  if (last === undefined || !denied.every((one) => denying.has(originOf(one)))) return null
  return new URL(last.url).hostname.replace(/^www\./, '')
}
