import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import type { VisitOutcome } from './visit-result.ts'

type Unread = Extract<VisitOutcome, 'blocked' | 'unreachable' | 'failed' | 'asked_to_wait'>

const unreachable = new Set(['dns', 'tls', 'refused', 'address_refused', 'invalid_url'])
/** The best that one of the addresses tried says: a fault of one that robots.txt allows passes sooner than a denial of another. */
const order = ['asked_to_wait', 'blocked', 'failed', 'denied', 'unreachable'] as const

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
  const best = order.find((one) => outcomes.has(one)) ?? 'failed'
  return best === 'denied' ? 'blocked' : best
}

const isDenyingRobots = ({ url, answer }: VisitFetcher['requests'][number]) =>
  url.endsWith('/robots.txt') && (answer === null || answer.status >= 500)

function meaningOf(outcome: string): Unread | 'denied' | null {
  if (unreachable.has(outcome) || outcome === '404' || outcome === '410') return 'unreachable'
  if (outcome === 'asked_to_wait') return 'asked_to_wait'
  if (outcome === 'robots') return 'denied'
  if (outcome === 'guarded' || /^4\d\d$/.test(outcome)) return 'blocked'
  return /^[23]\d\d$|^unchanged$/.test(outcome) ? null : 'failed'
}
