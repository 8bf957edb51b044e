import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { denyingHost, originsWithoutRobots } from './denying-host.ts'
import type { VisitOutcome } from './visit-result.ts'

type Unread = Extract<VisitOutcome, 'blocked' | 'denied' | 'unreachable' | 'failed' | 'asked_to_wait'>

const unreachable = new Set(['dns', 'tls', 'refused', 'address_refused', 'invalid_url'])
/** The best that one of the addresses tried says: a fault of one that robots.txt allows passes sooner than a denial of another. */
const order = ['asked_to_wait', 'blocked', 'failed', 'denied', 'unreachable'] as const

/** Why a source could not be read, by how its requests were answered. */
export function unreadOutcome(fetcher: VisitFetcher): Unread {
  const { requests, waits } = fetcher
  if (waits.length > 0) return 'asked_to_wait'
  const faults = originsWithoutRobots(fetcher)
  const telling = requests.filter(({ url, outcome }) => {
    const { origin } = new URL(url)
    return url.endsWith('/robots.txt') ? faults.has(origin) : outcome !== 'robots' || !faults.has(origin)
  })
  const outcomes = new Set(telling.map(({ outcome }) => meaningOf(outcome)))
  const best = order.find((one) => outcomes.has(one)) ?? 'failed'
  return best === 'denied' && denyingHost(fetcher) === null ? 'blocked' : best
}

function meaningOf(outcome: string): Unread | null {
  if (unreachable.has(outcome) || outcome === '404' || outcome === '410') return 'unreachable'
  if (outcome === 'asked_to_wait') return 'asked_to_wait'
  if (outcome === 'robots') return 'denied'
  if (outcome === 'guarded' || /^4\d\d$/.test(outcome)) return 'blocked'
  return /^[23]\d\d$|^unchanged$/.test(outcome) ? null : 'failed'
}
