import type { HtmlPage } from '../page.ts'
import { allibo } from './allibo.ts'
import { altamira } from './altamira.ts'
import { arca24 } from './arca24.ts'
import { ashby } from './ashby.ts'
import { avature } from './avature.ts'
import { bamboohr } from './bamboohr.ts'
import { breezy } from './breezy.ts'
import { cornerstone } from './cornerstone.ts'
import { eightfold } from './eightfold.ts'
import { addressesIn } from './embedded-addresses.ts'
import { factorial } from './factorial.ts'
import { glickon } from './glickon.ts'
import { greenhouse } from './greenhouse.ts'
import { icims } from './icims.ts'
import { inrecruiting } from './inrecruiting.ts'
import { jazzhr } from './jazzhr.ts'
import { jobFeed } from './job-feed.ts'
import { jobvite } from './jobvite.ts'
import { join } from './join.ts'
import { lever } from './lever.ts'
import { ncore } from './ncore.ts'
import { oracle } from './oracle.ts'
import { personio } from './personio.ts'
import { phenom } from './phenom.ts'
import { recruitee } from './recruitee.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { softgarden } from './softgarden.ts'
import { successfactors } from './successfactors.ts'
import { talentclue } from './talentclue.ts'
import { taleo } from './taleo.ts'
import { teamtailor } from './teamtailor.ts'
import type { Board, TrackingSystem } from './tracking-system.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'
import { zoho } from './zoho.ts'

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
  factorial,
  cornerstone,
  zoho,
  jazzhr,
  join,
  taleo,
  icims,
  jobvite,
  breezy,
  talentclue,
  glickon,
  eightfold,
  softgarden,
  successfactors,
  arca24,
  avature,
  phenom,
  jobFeed,
]

/** One pass over a page, whatever it holds. */
const anyMark = new RegExp(
  trackingSystems.flatMap(({ marks }) => marks.map((mark) => RegExp.escape(mark))).join('|'),
  'g',
)

export function trackingSystemOf(board: Board): TrackingSystem | null {
  return trackingSystems.find((system) => system.name === board.system) ?? null
}

/** The board that this address belongs to, be it the board itself, one of its jobs, its feed or its embedded script. */
export function recogniseBoard(url: URL): { system: TrackingSystem; board: Board } | null {
  return recogniseAmong(trackingSystems, url)
}

/** The boards a page is, links to or embeds, in the order of the page, each once. */
export function boardsIn(page: HtmlPage): Board[] {
  const found = new Set<string>()
  for (const text of [page.html, page.url]) for (const [mark] of text.matchAll(anyMark)) found.add(mark)
  if (found.size === 0) return []
  const systems = trackingSystems.filter(({ marks }) => marks.some((mark) => found.has(mark)))
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
