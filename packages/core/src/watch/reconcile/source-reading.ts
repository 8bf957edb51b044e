import type { Listing, WatchedPosition } from '@vedetta/crawler/revisit/visit-result'

/** What a visit says of a source's positions, as input to reconcile. */
export type SourceReading = {
  readonly sourceNo: number
  /** `unchanged` repeats the visit before: positions missing then are missing again. */
  readonly outcome: 'read' | 'partly_read' | 'unchanged'
  readonly listing: Listing
  readonly positions: readonly WatchedPosition[]
  /** The trace of the visit, which what follows from it joins. */
  readonly traceparent?: string | null
}

export type Reconciled = {
  readonly sourceNo: number
  readonly opened: number
  readonly changed: number
  readonly closed: number
  /** Too many positions are missing at once: the next visit decides. */
  readonly isHeld: boolean
}
