import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import type { VisitOutcome } from './visit-result.ts'

type Unread = Extract<VisitOutcome, 'blocked' | 'unreachable' | 'failed' | 'asked_to_wait'>

const unreachable = new Set(['dns', 'tls', 'refused', 'address_refused', 'invalid_url'])
/** The best that one of the addresses tried says. */
const order: readonly Unread[] = ['asked_to_wait', 'blocked', 'failed', 'unreachable']

/** Why a source could not be read, by how its requests were answered. */
export function unreadOutcome({ requests, waits }: VisitFetcher): Unread {
  if (waits.length > 0) return 'asked_to_wait'
  const denying = new Set(requests.filter(isDenyingRobots).map(({ url }) => new URL(url).origin))
  // A robots.txt that can't be had forbids everything: the fault is what counts.
  const telling = requests.filter(({ url, outcome, answer }) =>
    url.endsWith('/robots.txt')
      ? answer === null || answer.status >= 500
      : outcome !== 'robots' || !denying.has(new URL(url).origin),
  )
  const outcomes = new Set(telling.map(({ outcome }) => meaningOf(outcome)))
  return order.find((one) => outcomes.has(one)) ?? 'failed'
}

const isDenyingRobots = ({ url, answer }: VisitFetcher['requests'][number]) =>
  url.endsWith('/robots.txt') && (answer === null || answer.status >= 500)

function meaningOf(outcome: string): Unread | null {
  if (unreachable.has(outcome) || outcome === '404' || outcome === '410') return 'unreachable'
  if (outcome === 'asked_to_wait') return 'asked_to_wait'
  if (outcome === 'robots' || /^4\d\d$/.test(outcome)) return 'blocked'
  return /^[23]\d\d$|^unchanged$/.test(outcome) ? null : 'failed'
}
