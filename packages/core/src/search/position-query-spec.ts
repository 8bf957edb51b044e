import type { PositionCriteria } from '@vedetta/contracts/position-search'

/** All that decides which positions a user's search finds. */
export type PositionQuerySpec = {
  readonly criteria: PositionCriteria
  /** The highest `position_no` there was when the search began. */
  readonly ceiling: number
  readonly marks: MarkBitmaps
  /** Names of the user's settings. */
  readonly excludedCompanies: readonly string[]
  /** The user's settings leave out what employment agencies post. */
  readonly hideAgencies: boolean
}

/** The `position_no`s a user has marked: Roaring bitmaps, portable, in base64; null where there is none. */
export type MarkBitmaps = { readonly seen: string | null; readonly contacted: string | null }

export const noMarks: MarkBitmaps = { seen: null, contacted: null }
