import type { Board, BoardRead, TrackingSystem } from '../ats/tracking-system.ts'
import { recogniseBoard, trackingSystemOf } from '../ats/tracking-systems.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { RawPosition } from '../raw-position.ts'
import { listedPositionOf } from './board-details.ts'
import { fetchUnlisted, type Visit } from './visit.ts'

const maxRequestsPerBoard = 16

type BoardReading = {
  /** It answered as a board does. */
  isAnswered: boolean
  /** Every answer was complete, and none is lacking. */
  isWhole: boolean
}

const notAnswered: BoardReading = { isAnswered: false, isWhole: false }

const keyOf = (board: Board) => `${board.system} ${board.host ?? ''} ${board.token.toLowerCase()}`

/** Whether an address belongs to a board that was read, or is one to be read as such. */
export function isOnReadBoard(visit: Visit, url: URL): boolean {
  const found = recogniseBoard(url)
  return found !== null && visit.boards.get(keyOf(found.board)) === true
}

/** Reads a board once, page by page; true if it answered as a board does, or is a source of its own. */
export async function readBoardOnce(visit: Visit, board: Board): Promise<boolean> {
  const known = visit.boards.get(keyOf(board))
  if (known !== undefined) return known
  const apart = visit.watch === null ? null : separateSourceOf(board)
  if (apart !== null) visit.watch?.boards.push(apart)
  visit.boards.set(keyOf(board), apart !== null)
  if (apart !== null) return true
  const { isAnswered, isWhole } = await readBoard(visit, board, maxRequestsPerBoard)
  if (isAnswered && !isWhole && visit.watch !== null) recordTruncation(visit, board)
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
  visit.missed.push({ lead: { url, role: 'feed', priority: 100, listTitle: null, depth: 0 }, reason: 'budget' })
}

/** Lists first, then the details of each job; details known from an earlier visit are not fetched again. */
export async function readBoard(visit: Visit, board: Board, maxRequests: number): Promise<BoardReading> {
  const system = trackingSystemOf(board)
  if (system === null) return notAnswered
  let hasFailed = false
  for (const request of system.requests(board)) {
    const read = await readAnswer(visit, request, system, board)
    if (read === 'failed') hasFailed = true
    if (read === null || read === 'failed') continue
    const feedsBefore = visit.feeds.length
    const rest = await readRest(visit, request, read, system, board, maxRequests)
    if (read.positions.length > 0 || read.isComplete)
      return { isAnswered: true, isWhole: read.isComplete && rest && !hasFailed }
    visit.feeds.length = feedsBefore
  }
  return notAnswered
}

/** True if nothing was cut, failed or incomplete. */
async function readRest(
  visit: Visit,
  first: FetchRequest,
  read: BoardRead,
  system: TrackingSystem,
  board: Board,
  maxRequests: number,
): Promise<boolean> {
  const found = [...read.positions]
  const asked = new Set([keyOfRequest(first)])
  let waiting = read.next
  let isWhole = true
  visit.feeds.push(first)
  for (let count = 1; ; count += 1) {
    const open = (waiting.length > 0 ? waiting : undescribedPages(found, asked)).filter(
      (one) => !asked.has(keyOfRequest(one)) && !isKnownFromBefore(visit, one, found),
    )
    const next = open.find((one) => listedPositionOf(one, found) === null) ?? open[0]
    if (next === undefined) return isWhole
    if (count >= maxRequests) return false
    asked.add(keyOfRequest(next))
    const isDetail = listedPositionOf(next, found) !== null
    if (isDetail) visit.fetcher.grantExtraRequest()
    else visit.feeds.push(next)
    const more = await readAnswer(visit, next, system, board, new Set(found.flatMap(marksOf)))
    if (more === 'failed' || (more === null && !isDetail) || more?.isComplete === false) isWhole = false
    if (more !== null && more !== 'failed') found.push(...more.positions)
    waiting = [...open.filter((one) => one !== next), ...(more === null || more === 'failed' ? [] : more.next)]
  }
}

const keyOfRequest = ({ method, url, body }: FetchRequest) => `${method ?? 'GET'} ${url} ${body ?? ''}`

function isKnownFromBefore({ watch }: Visit, request: FetchRequest, found: readonly RawPosition[]): boolean {
  const listed = watch === null ? null : listedPositionOf(request, found)
  if (watch === null || listed === null || !watch.isKnown(listed.url, listed.title.text)) return false
  watch.listedOnly.add(urlKey(listed.url))
  return true
}

/** The pages of jobs that no answer described beyond the list. */
function undescribedPages(found: readonly RawPosition[], asked: ReadonlySet<string>): FetchRequest[] {
  const described = new Set(found.filter(({ sections }) => sections.length > 0).flatMap(marksOf))
  return found
    .map(({ url }) => ({ url }))
    .filter((request, index) => {
      const raw = found[index]
      return raw !== undefined && !asked.has(keyOfRequest(request)) && !marksOf(raw).some((mark) => described.has(mark))
    })
}

/** A detail repeats its listed position's address or number. */
const marksOf = ({ url, reference }: RawPosition) => (reference === null ? [urlKey(url)] : [urlKey(url), reference])

async function readAnswer(
  visit: Visit,
  request: FetchRequest,
  system: TrackingSystem,
  board: Board,
  listed: ReadonlySet<string> = new Set(),
): Promise<BoardRead | 'failed' | null> {
  const page = await fetchUnlisted(visit, request)
  if (page === null || page.status >= 400) {
    const answer = await visit.fetcher.fetch(request)
    const hasFailed = answer.kind === 'failed' || (answer.kind === 'fetched' && answer.status >= 500)
    return hasFailed ? 'failed' : null
  }
  const read = system.read(page, board)
  for (const raw of read.positions) {
    visit.sightings.push({
      raw,
      pageUrl: page.url,
      isOwnPage: marksOf(raw).some((mark) => listed.has(mark)),
      isForeign: false,
    })
    visit.leads.close(raw.url)
  }
  return read
}
