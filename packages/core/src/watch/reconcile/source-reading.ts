import type { Listing, WatchedPosition } from '@vedetta/crawler/revisit/visit-result'

/** What a visit says of a source's positions, as far as they are to be reconciled with those known. */
export type SourceReading = {
  readonly sourceNo: number
  /** `unchanged` says the same as the visit before: what was missing then is missing again. */
  readonly outcome: 'read' | 'partly_read' | 'unchanged'
  readonly listing: Listing
  readonly positions: readonly WatchedPosition[]
}

export type Reconciled = {
  readonly sourceNo: number
  readonly opened: number
  readonly changed: number
  readonly closed: number
  /** Too much went at once: the next visit decides. */
  readonly isHeld: boolean
}
