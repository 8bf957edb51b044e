import type { HtmlPage } from '../page.ts'
import { allibo } from './allibo.ts'
import { altamira } from './altamira.ts'
import { arca24 } from './arca24.ts'
import { ashby } from './ashby.ts'
import { bamboohr } from './bamboohr.ts'
import { addressesIn } from './embedded-addresses.ts'
import { greenhouse } from './greenhouse.ts'
import { inrecruiting } from './inrecruiting.ts'
import { lever } from './lever.ts'
import { ncore } from './ncore.ts'
import { oracle } from './oracle.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { softgarden } from './softgarden.ts'
import { successfactors } from './successfactors.ts'
import { teamtailor } from './teamtailor.ts'
import type { Board, TrackingSystem } from './tracking-system.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'

const maxBoards = 40

/** Systems recognised by a host of their own first, those recognised by a path last. */
export const trackingSystems: readonly TrackingSystem[] = [
  greenhouse,
  lever,
  workable,
  teamtailor,
  personio,
  smartrecruiters,
  recruitee,
  ashby,
  bamboohr,
  workday,
  inrecruiting,
  altamira,
  allibo,
  ncore,
  oracle,
  softgarden,
  successfactors,
  arca24,
]

/** One pass over a page that holds no board, as most do. */
const anyMark = new RegExp(trackingSystems.flatMap(({ marks }) => marks.map((mark) => RegExp.escape(mark))).join('|'))

export function trackingSystemOf(board: Board): TrackingSystem | null {
  return trackingSystems.find((system) => system.name === board.system) ?? null
}

/** The board that this address belongs to, be it the board itself, one of its jobs, its feed or its embedded script. */
export function recogniseBoard(url: URL): { system: TrackingSystem; board: Board } | null {
  return recogniseAmong(trackingSystems, url)
}

/** The boards a page is, links to or embeds, in the order of the page, each once. */
export function boardsIn(page: HtmlPage): Board[] {
  if (!anyMark.test(page.html) && !anyMark.test(page.url)) return []
  const systems = trackingSystems.filter(({ marks }) =>
    marks.some((mark) => page.html.includes(mark) || page.url.includes(mark)),
  )
  const boards = new Map<string, Board>()
  const add = (board: Board) => {
    const key = `${board.system} ${board.host ?? ''} ${board.token.toLowerCase()}`
    const known = boards.get(key)
    // A widget's call may stand beside a plain link to the same board.
    if (known !== undefined && known.feed === undefined && board.feed !== undefined) boards.set(key, board)
    if (known === undefined && boards.size < maxBoards) boards.set(key, board)
  }
  const own = URL.parse(page.url)
  for (const url of own === null ? addressesIn(page) : [own, ...addressesIn(page)]) {
    const found = recogniseAmong(systems, url)
    if (found !== null) add(found.board)
  }
  for (const system of systems) {
    // An address names the board better than a widget's number does.
    const isKnown = [...boards.values()].some((board) => board.system === system.name)
    if (!isKnown) for (const board of system.recogniseMarkup?.(page) ?? []) add(board)
  }
  return [...boards.values()]
}

function recogniseAmong(systems: readonly TrackingSystem[], url: URL): { system: TrackingSystem; board: Board } | null {
  for (const system of systems) {
    const board = system.recognise(url)
    if (board !== null) return { system, board }
  }
  return null
}
