import type { NonEmpty } from '../random/draws.ts'

/** The ATECO classes of 2007 and 2025, and words of such a company’s name. No class of 2025 where it belongs to another sector. */
export type Activity = readonly [ateco2007: string, ateco2025: string | null, words: NonEmpty<string>]

export type SectorProfile = {
  /** Weights of the sector among companies with fewer than ten employees, and among the others. */
  small: number
  larger: number
  /** Thousand euro of turnover an employee. */
  turnoverPerHead: number
  /** EBITDA over turnover. */
  margin: number
  /** `professional` ones are studios rather than partnerships; `capital` ones are always capital companies. */
  forms?: 'professional' | 'capital'
  activities: NonEmpty<Activity>
}
