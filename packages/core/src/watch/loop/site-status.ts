import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'

/** `opted_out` is the owner's decision: no visit sets or clears it. */
export type SiteStatus = 'active' | 'dead' | 'parked' | 'blocked' | 'held'

/** With the back-off, three failed visits take a week. */
const visitsUntilDead = 3

/** The status that a visit of its start address gives a site; null to leave it as it is. `failures` includes this visit. */
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
    case 'denied':
      return 'blocked'
    case 'unreachable':
      return visit.failures >= visitsUntilDead ? 'dead' : null
    case 'failed':
    case 'asked_to_wait':
      return null
  }
}
