import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'

/** `opted_out` is the owner's word: no visit gives or takes it. */
export type SiteStatus = 'active' | 'dead' | 'parked' | 'blocked' | 'held'

/** In the time of three visits in vain, a week goes by. */
const visitsUntilDead = 3

/** What a visit of its start address says of a site; null where it says nothing new. `failures` counts this visit. */
export function siteStatusAfter(visit: {
  outcome: VisitOutcome
  failures: number
  isHeld: boolean
}): SiteStatus | null {
  switch (visit.outcome) {
    case 'unchanged':
    case 'read':
    case 'partly_read':
      return visit.isHeld ? 'held' : 'active'
    case 'parked':
      return 'parked'
    case 'blocked':
      return 'blocked'
    case 'unreachable':
      return visit.failures >= visitsUntilDead ? 'dead' : null
    case 'failed':
    case 'asked_to_wait':
      return null
  }
}
