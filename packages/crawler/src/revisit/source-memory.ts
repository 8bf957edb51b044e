import type { Board } from '../ats/tracking-system.ts'
import type { DrawnFrom } from '../fetch/fetcher.ts'
import type { BoardRound } from '../visit/board-round.ts'
import type { RenderingNote } from '../visit/rendering-notes.ts'

/** Raised whenever the same page would be read differently: a hash counts only with the version that made it. */
export const readerVersion = 13

export type PageMemory = {
  url: string
  role: 'home' | 'careers' | 'list' | 'feed'
  /** The body posted to a feed that is queried by POST. */
  body?: string
  etag?: string
  lastModified?: string
  /** Empty for a page that was denied or could not be read wholly: equal to no hash. */
  bytesHash: string
  /** Null for what is no HTML. */
  contentHash: string | null
  /** The page that it is a part of: a script puts it there. */
  shownAt?: string
  /** The answers a script drew it from, requested in its place. */
  drawnFrom?: DrawnInput[]
  /** For a page of a board's list: the same if the board's reader reads the same in it. */
  list?: ListMemory
}

/** `documentHash` is of the page's own document: other bytes with the same hash draw the same. */
export type DrawnInput = DrawnFrom & { documentHash?: string }

export type ListMemory = {
  board: Board
  digest: string
  /** Sent with a cookie, a token or a header of the visit: an earlier page of the list leads to it. */
  isLed?: true
  /** The pages before it show a change of the list: it is checked with the whole source. */
  isWeekly?: true
}

/** What the visits of a source remember; plain data, stored by the caller between visits. */
export type SourceMemory = {
  readerVersion: number
  /** Checked first at each visit; if all are unchanged, so is the source. */
  pages: PageMemory[]
  /** The adverts whose own pages were read, by their key, with the titles of their links: fetched again only under another title. */
  adverts: Record<string, string>
  /** ISO instant of the last visit of the whole site. */
  wholeVisitAt: string
  /** For a board whose list does not fit into one visit: how far the visits since its first page have come. */
  round?: BoardRound
  /** Its list took several visits, and `pages` has only what every visit reads. */
  isLarge?: true
  /** Counts also for a later reader. */
  renderings?: RenderingNote[]
}
