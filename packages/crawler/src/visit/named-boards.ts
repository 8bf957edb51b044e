import type { Board } from '../ats/tracking-system.ts'
import { recogniseBoard } from '../ats/tracking-systems.ts'
import { isOnReadBoard, readBoardOnce } from './read-board.ts'
import type { Visit } from './visit.ts'

const maxBoards = 3

/** Reads the boards to which addresses of a sitemap belong, and gives the addresses that remain. */
export async function readNamedBoards(visit: Visit, urls: readonly string[]): Promise<string[]> {
  const boards = new Map<string, Board>()
  for (const url of urls) {
    const board = URL.canParse(url) ? recogniseBoard(new URL(url))?.board : undefined
    if (board !== undefined && boards.size < maxBoards) boards.set(`${board.system} ${board.url}`, board)
  }
  for (const board of boards.values()) await readBoardOnce(visit, board)
  return urls.filter((url) => !URL.canParse(url) || !isOnReadBoard(visit, new URL(url)))
}
