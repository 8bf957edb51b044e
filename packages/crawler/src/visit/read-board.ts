import type { Board, BoardRead, TrackingSystem } from '../ats/tracking-system.ts'
import { recogniseBoard, trackingSystemOf } from '../ats/tracking-systems.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { RawPosition } from '../raw-position.ts'
import { askPage, type Visit } from './visit.ts'

const maxRequestsPerBoard = 16

const keyOf = (board: Board) => `${board.system} ${board.host ?? ''} ${board.token.toLowerCase()}`

/** Whether an address belongs to a board that was read, or is one to be read as such. */
export function isOnReadBoard(visit: Visit, url: URL): boolean {
  const found = recogniseBoard(url)
  return found !== null && visit.boards.get(keyOf(found.board)) === true
}

/** Reads a board once, page by page; true if it answered as a board does. */
export async function readBoard(visit: Visit, board: Board): Promise<boolean> {
  const known = visit.boards.get(keyOf(board))
  if (known !== undefined) return known
  visit.boards.set(keyOf(board), false)
  const isAnswered = await readOnce(visit, board)
  visit.boards.set(keyOf(board), isAnswered)
  return isAnswered
}

async function readOnce(visit: Visit, board: Board): Promise<boolean> {
  const system = trackingSystemOf(board)
  if (system === null) return false
  for (const request of system.requests(board)) {
    const read = await readAnswer(visit, request, system, board)
    if (read === null) continue
    const found = [...read.positions]
    const asked = new Set([request.url])
    let waiting = read.next
    for (let count = 1; count < maxRequestsPerBoard; count += 1) {
      const [next, ...rest] = waiting.length > 0 ? waiting : untoldPages(found, asked)
      if (next === undefined) break
      asked.add(next.url)
      const more = await readAnswer(visit, next, system, board, new Set(found.flatMap(marksOf)))
      found.push(...(more?.positions ?? []))
      waiting = [...rest, ...(more?.next ?? [])]
    }
    if (read.positions.length > 0 || read.isComplete) return true
  }
  return false
}

/** The pages of jobs of which no answer told more than a list does. */
function untoldPages(found: readonly RawPosition[], asked: ReadonlySet<string>): FetchRequest[] {
  const told = new Set(found.filter(({ sections }) => sections.length > 0).flatMap(marksOf))
  return found
    .filter((raw) => !asked.has(raw.url) && !marksOf(raw).some((mark) => told.has(mark)))
    .map(({ url }) => ({ url }))
}

/** A detail repeats its listed position's address or number. */
const marksOf = ({ url, reference }: RawPosition) => (reference === null ? [urlKey(url)] : [urlKey(url), reference])

async function readAnswer(
  visit: Visit,
  request: FetchRequest,
  system: TrackingSystem,
  board: Board,
  listed: ReadonlySet<string> = new Set(),
): Promise<BoardRead | null> {
  const page = await askPage(visit, request)
  if (page === null || page.status >= 400) return null
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
