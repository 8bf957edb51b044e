import type { Draws, NonEmpty } from '@vedetta/synthetic/random/draws'
import { WeightedChoice } from '@vedetta/synthetic/random/weighted-choice'
import { boardSystemKinds } from './boards/board-kinds.ts'
import { accordions } from './kinds/accordions.ts'
import { altamira } from './kinds/altamira.ts'
import { atHome } from './kinds/at-home.ts'
import { cards } from './kinds/cards.ts'
import { closedMarked } from './kinds/closed-marked.ts'
import { english, german } from './kinds/foreign.ts'
import { frameset } from './kinds/frameset.ts'
import { greenhouse } from './kinds/greenhouse.ts'
import { headings } from './kinds/headings.ts'
import { inrecruiting } from './kinds/inrecruiting.ts'
import { jsonLd } from './kinds/json-ld.ts'
import { lever } from './kinds/lever.ts'
import { microdata } from './kinds/microdata.ts'
import { newsPosts } from './kinds/news-posts.ts'
import { nextState } from './kinds/next-state.ts'
import { latinCharset, metaRefresh } from './kinds/old-servers.ts'
import { pagedList } from './kinds/paged-list.ts'
import { pdfList } from './kinds/pdf-list.ts'
import { personio } from './kinds/personio.ts'
import { prose } from './kinds/prose.ts'
import { robotsAll, robotsCareers, tdmReserved } from './kinds/restricted.ts'
import { scriptOnly } from './kinds/script-only.ts'
import { isOnSharedBoard, sharedBoard } from './kinds/shared-board.ts'
import { table } from './kinds/table.ts'
import { teamtailor } from './kinds/teamtailor.ts'
import { brochure, brochureNews, broken, dead, parked, shop, spontaneousOnly } from './kinds/without-positions.ts'
import { wordpress } from './kinds/wordpress.ts'
import { workable } from './kinds/workable.ts'
import type { Kind, World } from './model.ts'

/** The kinds that a site may have after a redesign. */
const pageKinds: NonEmpty<Kind> = [headings, accordions, cards, table, wordpress, jsonLd, microdata, pagedList]
const boardKinds: NonEmpty<Kind> = [greenhouse, lever, teamtailor, personio, workable, inrecruiting, altamira]

/** The kinds of the default mix, in an order on which its draws depend. */
const mixedKinds: NonEmpty<Kind> = [
  brochure,
  brochureNews,
  shop,
  spontaneousOnly,
  parked,
  dead,
  broken,
  ...pageKinds,
  ...boardKinds,
  sharedBoard,
  atHome,
  closedMarked,
  prose,
  newsPosts,
  pdfList,
  nextState,
  scriptOnly,
  german,
  english,
  frameset,
  metaRefresh,
  latinCharset,
  tdmReserved,
  robotsCareers,
  robotsAll,
]

export const allKinds: readonly Kind[] = [...new Set([...mixedKinds, ...boardSystemKinds])]

const mixes = [0, 1, 2].map((size) => new WeightedChoice(mixedKinds, ({ share }) => share[size] ?? 0))
const boardShare = 0.35

/** The size class (small, medium or large) that indexes a kind's shares and slots. */
export function sizeOf(employees: number): 0 | 1 | 2 {
  if (employees < 10) return 0
  return employees < 50 ? 1 : 2
}

/** The kind of a site before and after its redesign. */
export function kindsOf(draws: Draws, world: World, number: number, employees: number): readonly [Kind, Kind] {
  const kind = firstKind(draws, world, number, employees)
  const canChangeKind =
    kind.slots !== null && kind.language === undefined && kind !== sharedBoard && kind.unreadableBecause === undefined
  // A world of a single kind exists to test that kind, so its sites keep it.
  if (!canChangeKind || world.only?.length === 1) return [kind, kind]
  return [kind, employees >= 10 && draws.chance(boardShare) ? draws.pick(boardKinds) : draws.pick(pageKinds)]
}

function firstKind(draws: Draws, { only }: World, number: number, employees: number): Kind {
  if (only !== null) return kindNamed(only[number % only.length] ?? '')
  if (isOnSharedBoard(number)) return sharedBoard
  return mixes[sizeOf(employees)]?.draw(draws) ?? brochure
}

/** A kind may be asked for in another language: `board-join-de`. */
function kindNamed(name: string): Kind {
  const kind = allKinds.find((one) => one.name === name)
  const language = /-(de|en)$/.exec(name)?.[1]
  if (kind === undefined && (language === 'de' || language === 'en'))
    return { ...kindNamed(name.slice(0, -3)), language }
  if (kind === undefined) throw new Error(`unknown kind: ${name}`)
  return kind
}
