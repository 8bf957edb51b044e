import type { PositionCriteria } from '@vedetta/contracts/position-search'

/** Everything that decides which positions a user's search finds. */
export type PositionQuerySpec = {
  readonly criteria: PositionCriteria
  /** The highest `position_no` when the search began. */
  readonly ceiling: number
  readonly marks: MarkBitmaps
  /** Company names from the user's settings. */
  readonly excludedCompanies: readonly string[]
  /** Companies that the user left out by themselves. */
  readonly excludedCompanyNos: readonly number[]
  /** The user's settings hide the positions of employment agencies. */
  readonly hideAgencies: boolean
}

/** The `position_no`s a user has marked: portable Roaring bitmaps in base64; null where there are none. */
export type MarkBitmaps = { readonly seen: string | null; readonly contacted: string | null }

export const noMarks: MarkBitmaps = { seen: null, contacted: null }
