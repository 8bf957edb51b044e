import type { FoundAdvert, KnownAdvert } from './compared-adverts.ts'

export type Match = {
  positionNo: number
  /** The source gives it another number or address than before. */
  isRenumbered: boolean
}

export type Sides = {
  found: readonly FoundAdvert[]
  known: readonly KnownAdvert[]
  /** The source's own numbers are certain, as a tracking system's are. */
  hasTrustedReferences: boolean
  at: Date
}

export type Matching = Sides & {
  matches: (Match | null)[]
  /** Indexes of `found` in an order that does not depend on the reading's. */
  order: readonly number[]
  isFree(known: KnownAdvert): boolean
  unite(index: number, known: KnownAdvert): void
}
