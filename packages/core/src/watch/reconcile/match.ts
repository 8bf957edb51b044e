import type { FoundAdvert, KnownAdvert } from './compared-adverts.ts'

export type Match = {
  positionNo: number
  /** The source uses another number or address for it than before. */
  isRenumbered: boolean
}

export type Sides = {
  found: readonly FoundAdvert[]
  known: readonly KnownAdvert[]
  /** The source's own numbers are reliable, as those of a tracking system are. */
  hasTrustedReferences: boolean
  at: Date
}

export type Matching = Sides & {
  matches: (Match | null)[]
  /** Indexes of `found` in an order that does not depend on the reading's. */
  order: readonly number[]
  isFree(known: KnownAdvert): boolean
  pair(index: number, known: KnownAdvert): void
}
