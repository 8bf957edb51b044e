import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'

/** One company's job board in a tracking system. */
export type Board = {
  /** The system's name, e.g. `greenhouse`. */
  system: string
  /** The system's name for the company; with `system` and `host` it identifies the board. */
  token: string
  /** Where a person sees the board. */
  url: string
  /** The board's host where the token alone does not give it (own domains, regional hosts). */
  host?: string
  /** The listing call that the company's page itself names, where the token does not give it. */
  feed?: string
}

/** One answer of a board. A board was read wholly if every answer of it is complete. */
export type BoardRead = {
  positions: RawPosition[]
  /** Further pages and details, to be read by the same system. A detail repeats the `reference` of its listed position, and its `url` is the better one. */
  next: FetchRequest[]
  /** The answer had the system's own shape, nothing of it was left out, and what is missing is in `next`. */
  isComplete: boolean
  /** How many positions the board says it has, where it says so: it was read wholly only if as many were found. */
  total?: number
  /** An empty page by which alone the system says that the list ended before it: nothing counted what it held. */
  isEnd?: true
  /** The system answered, but not in the shape that its reader expects. */
  hasDrifted?: true
}

export type TrackingSystem = {
  name: string
  /** A page that holds none of these words holds no board of the system. */
  marks: readonly string[]
  recognise(url: URL): Board | null
  /** Boards recognised by the page's markup rather than by an address: embedded widgets, own domains. */
  recogniseMarkup?(page: HtmlPage): Board[]
  /** The listing calls, best first: the next one is only for when the one before gave neither positions nor `isComplete`. */
  requests(board: Board): FetchRequest[]
  /**
   * Reads any answer, also a detail requested by `next`; `request` is what it answers, since a posted body may name the
   * page or the language. Never throws; an unreadable answer is `unreadableBoard`, a changed one `driftedBoard`.
   */
  read(page: Page, board: Board, request?: FetchRequest): BoardRead
}

export const unreadableBoard: BoardRead = Object.freeze({ positions: [], next: [], isComplete: false })

export const driftedBoard: BoardRead = Object.freeze({ ...unreadableBoard, hasDrifted: true })
