import type { Board, BoardRead, TrackingSystem } from '../ats/tracking-system.ts'
import { recogniseBoard, trackingSystemOf } from '../ats/tracking-systems.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { type BoardRound, keyOfRequest } from './board-round.ts'
import { isPageMissed } from './further-page.ts'
import type { Lead } from './leads.ts'
import { listDigest } from './list-digest.ts'
import { ListReading } from './list-reading.ts'
import { isRead, readAnswer } from './read-answer.ts'
import { FoundJobs, readDetails } from './read-details.ts'
import type { Visit } from './visit.ts'

/** The most requests for lists, and for lists and details together. */
type BoardLimits = { lists: number; all: number }

const limitsWithinSite: BoardLimits = { lists: 16, all: 16 }
/** Why a board was missed that did not answer as one. */
export const unanswered = 'unanswered'

type BoardReading = {
  /** It answered as a board does. */
  isAnswered: boolean
  /** Every page of the list was read, now or since its round began, and was complete: what they lack is gone. */
  isWhole: boolean
  /** Only an empty page says where the list ends. */
  hasOpenEnd: boolean
  /** No job's details are left to ask for. */
  isDetailed: boolean
  /** A new job stands on the first page, and the list says how many there are. */
  isNewestFirst: boolean
  /** Where the next visit goes on, if the list did not fit into this one. */
  round: BoardRound | null
  /** An answer was not in the shape that the system's reader expects. */
  hasDrifted: boolean
  /** An answer said how many jobs there are, though it may not be believed. */
  isCounted: boolean
}

const notAnswered: BoardReading = {
  isAnswered: false,
  isWhole: false,
  hasOpenEnd: false,
  isDetailed: false,
  isNewestFirst: false,
  round: null,
  hasDrifted: false,
  isCounted: false,
}

const keyOf = (board: Board) => `${board.system} ${board.host ?? ''} ${board.token.toLowerCase()}`

/** Whether an address belongs to a board that was read, or is one to be read as such. */
export function isOnReadBoard(visit: Visit, url: URL): boolean {
  const found = recogniseBoard(url)
  return found !== null && isReadBoard(visit, found.board)
}

export const isReadBoard = ({ boards }: Visit, board: Board): boolean => boards.get(keyOf(board)) === true

/** Reads a board once, page by page; true if it answered as a board does, or is a source of its own. */
export async function readBoardOnce(visit: Visit, board: Board): Promise<boolean> {
  const known = visit.boards.get(keyOf(board))
  if (known !== undefined) return known
  const apart = visit.watch === null ? null : separateSourceOf(board)
  if (apart !== null) visit.watch?.boards.push(apart)
  visit.boards.set(keyOf(board), apart !== null)
  if (apart !== null) return true
  const { isAnswered, isWhole, isDetailed, hasDrifted } = await readBoard(visit, board, limitsWithinSite, null)
  if ((hasDrifted || (isAnswered && !(isWhole && isDetailed))) && visit.watch !== null) recordTruncation(visit, board)
  if (!isAnswered) recordNoAnswer(visit, board)
  visit.boards.set(keyOf(board), isAnswered)
  return isAnswered
}

/** The board under an address that identifies it by itself; null where only the company's page does. */
function separateSourceOf(board: Board): Board | null {
  for (const address of [board.feed, board.url]) {
    const url = address === undefined ? null : URL.parse(address)
    const found = url === null ? null : recogniseBoard(url)?.board
    if (found && keyOf(found) === keyOf(board) && found.feed === board.feed) return { ...board, url: address ?? '' }
  }
  return null
}

function recordTruncation(visit: Visit, { url }: Board): void {
  visit.missed.push({ lead: feedAt(url), reason: 'budget' })
}

/** A dead link, unless an earlier visit read the board there. */
function recordNoAnswer(visit: Visit, board: Board): void {
  for (const { url } of trackingSystemOf(board)?.requests(board) ?? [])
    visit.missed.push({ lead: feedAt(url), reason: unanswered })
}

const feedAt = (url: string): Lead => ({ url, role: 'feed', priority: 100, listTitle: null, depth: 0 })

/**
 * Lists first, then the details of each job; details known from an earlier visit are not fetched again. `before` is the
 * round that earlier visits began.
 */
export async function readBoard(
  visit: Visit,
  board: Board,
  limits: BoardLimits,
  before: BoardRound | null,
): Promise<BoardReading> {
  const system = trackingSystemOf(board)
  if (system === null) return notAnswered
  let hasFailed = false
  let hasDrifted = false
  let isCounted = false
  for (const request of system.requests(board)) {
    const read = await readAnswer(visit, request, system, board)
    if (read === 'failed' || read === 'unsent') hasFailed = true
    if (!isRead(read)) continue
    hasDrifted ||= read.hasDrifted === true
    isCounted ||= read.total !== undefined
    const lists = new ListReading(before, visit.site.visitedAt)
    const { found, isCut } = await readLists(visit, request, read, system, board, limits, lists)
    const reading = lists.end(isCut)
    if (found.positions.length === 0 && !(read.isComplete && (read.next.length === 0 || reading.isWhole))) continue
    const asked = new Set(lists.pages.map((page) => keyOfRequest(page.request)))
    const isDetailed = await readDetails(visit, found, system, board, asked, limits.all)
    rememberLists(visit, board, lists, reading.isNewestFirst)
    const isSound = !hasFailed && !hasDrifted
    return {
      isAnswered: true,
      ...reading,
      isWhole: reading.isWhole && isSound,
      hasOpenEnd: lists.pages.some((page) => page.read.isEnd === true),
      round: isSound ? reading.round : null,
      isDetailed,
      hasDrifted,
      isCounted,
    }
  }
  // Its page may then be read like any other.
  visit.boards.set(keyOf(board), false)
  return { ...notAnswered, hasDrifted, isCounted }
}

/** Reads the pages of the list up to the limit; the details they lead to are left to `readDetails`. */
async function readLists(
  visit: Visit,
  first: FetchRequest,
  read: BoardRead,
  system: TrackingSystem,
  board: Board,
  limits: BoardLimits,
  lists: ListReading,
): Promise<{ found: FoundJobs; isCut: boolean }> {
  const found = new FoundJobs()
  lists.take(first, read, found.take(read), false)
  found.requests = 1
  for (;;) {
    if (found.requests >= limits.lists) return { found, isCut: true }
    const next = lists.next()
    if (next === undefined) return { found, isCut: false }
    found.requests += 1
    visit.fetcher.grantExtraRequest({ isListed: false })
    const more = await readAnswer(visit, next, system, board, found.marks)
    const isMissed = isRead(more) && !more.isEnd && isPageMissed(next, more.positions, found.positions)
    if (isRead(more)) lists.take(next, more, found.take(more), isMissed)
    else lists.fail(next, more === null || more === 'guarded')
    if (more === 'unsent') return { found, isCut: true }
  }
}

/** For the check of the next visit, which asks for the first pages alone where they show every change. */
function rememberLists(visit: Visit, board: Board, { pages }: ListReading, isNewestFirst: boolean): void {
  for (const { request, read, isHead, isRepetition } of pages)
    visit.feeds.push({
      request,
      board,
      digest: listDigest(read),
      isHead,
      isWeekly: !isHead && (isNewestFirst || isRepetition),
    })
}
