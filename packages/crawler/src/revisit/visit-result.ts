import type { Board } from '../ats/tracking-system.ts'
import type { Fetched } from '../fetch/fetcher.ts'
import type { PositionReading, SiteFindings } from '../finding.ts'
import type { BoardDrift } from '../visit/board-drift.ts'
import type { SourceMemory } from './source-memory.ts'

/** A source to visit: a company's site by its start address, or a board that one or more companies share. */
export type WatchedSource = {
  kind: 'page' | 'feed' | 'board'
  url: string
  company: string | null
  city: string | null
  visitedAt: Date
  memory: SourceMemory | null
}

/**
 * `read`: everything that was to be read was. `partly_read`: something failed, was denied or did not fit: nothing may be closed.
 * `blocked`: the host refuses us, or robots.txt a part of it. `denied`: a fetched robots.txt denies us the whole host. `unreachable`: no such host, or nothing behind its address. `failed`: a fault that may pass.
 */
export type VisitOutcome =
  | 'unchanged'
  | 'read'
  | 'partly_read'
  | 'blocked'
  | 'denied'
  | 'parked'
  | 'unreachable'
  | 'failed'
  | 'asked_to_wait'

export type WatchedPosition = PositionReading & {
  /** The company its posting names. */
  employer: string | null
  /** Only its entry in a list was read; its own page was read at an earlier visit and not fetched again. */
  isListedOnly: boolean
}

/**
 * `complete_feed`: a tracking system listed everything. `recognised`: a page that lists positions, or says that none are open.
 * `first_part`, `further_part`, `last_part`: a list that takes several visits; with the last of them, all of it was listed.
 */
export type Listing = 'complete_feed' | 'recognised' | 'unsure' | 'first_part' | 'further_part' | 'last_part'

export type VisitResult = {
  outcome: VisitOutcome
  /** Null unless something was read. */
  findings: (Omit<SiteFindings, 'positions' | 'requests'> & { positions: WatchedPosition[]; listing: Listing }) | null
  /** Boards the site leads to: sources of their own, not read by its visit. */
  boards: Board[]
  /** Answers of boards, the source itself or read within it, that their readers did not understand. */
  drifts: BoardDrift[]
  /** To be stored for the next visit; null leaves the stored memory as it is. */
  memory: SourceMemory | null
  /** The answers that yielded positions, but those that reserve their text. */
  pages: Fetched[]
  /** The addresses that reserve text and data mining: nothing of their words is kept. */
  reserved: string[]
  /** The host whose robots.txt denies us all of it; null unless the outcome is `denied`. */
  deniedBy: string | null
  /** The next request to the host is not due before this instant, as the host demanded. */
  waitUntil: Date | null
  requests: number
  bytes: number
}
