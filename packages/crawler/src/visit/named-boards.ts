import type { Board } from '../ats/tracking-system.ts'
import { recogniseBoard } from '../ats/tracking-systems.ts'
import { inTurns } from '../turns.ts'
import { isReadBoard, readBoardOnce } from './read-board.ts'
import type { Visit } from './visit.ts'

const maxBoards = 3
const addressesPerTurn = 200

/** Reads the boards to which addresses of a sitemap belong, and gives the addresses that remain. */
export async function readNamedBoards(visit: Visit, urls: readonly string[]): Promise<string[]> {
  const boardOf = (url: string) => (URL.canParse(url) ? recogniseBoard(new URL(url))?.board : undefined)
  const addresses = await inTurns(urls, (url) => ({ url, board: boardOf(url) }), addressesPerTurn)
  const boards = new Map<string, Board>()
  for (const { board } of addresses)
    if (board !== undefined && boards.size < maxBoards) boards.set(`${board.system} ${board.url}`, board)
  for (const board of boards.values()) await readBoardOnce(visit, board)
  return addresses.flatMap(({ url, board }) => (board !== undefined && isReadBoard(visit, board) ? [] : [url]))
}
