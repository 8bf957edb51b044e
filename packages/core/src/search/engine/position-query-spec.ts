import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { RelatedTitle } from '@vedetta/meaning/families/related-titles'
import type { AnalysedWords } from './text-clauses.ts'

/** Everything that decides which positions a user's search finds. */
export type PositionQuerySpec = {
  readonly criteria: PositionCriteria
  /** Titles that are found besides the roles of the criteria. */
  readonly related: readonly RelatedTitle[]
  /** Words of the related titles that need no analysis. */
  readonly titleWords?: AnalysedWords
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

/** The `position_no`s a user has marked or discarded: portable Roaring bitmaps in base64; null where there are none. */
export type MarkBitmaps = {
  readonly seen: string | null
  readonly contacted: string | null
  /** Left out of every search, whatever their mark. */
  readonly discarded: string | null
}

export const noMarks: MarkBitmaps = { seen: null, contacted: null, discarded: null }

/** Position numbers have 32 bits. */
const noCeiling = 2 ** 31 - 1

type Hidden = Pick<PositionQuerySpec, 'excludedCompanies' | 'excludedCompanyNos' | 'hideAgencies'>

type Asked = Pick<PositionQuerySpec, 'criteria' | 'related'>

/** The query of criteria over positions that nobody has marked yet. */
export function freshQuerySpec({ criteria, related }: Asked, hidden: Hidden): PositionQuerySpec {
  return { criteria, related, ceiling: noCeiling, marks: noMarks, ...hidden }
}
