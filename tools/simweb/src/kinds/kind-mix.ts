import type { Draws, NonEmpty } from '@vedetta/synthetic/random/draws'
import { WeightedChoice } from '@vedetta/synthetic/random/weighted-choice'
import type { Kind, World } from '../model.ts'
import { accordions } from './accordions.ts'
import { altamira } from './altamira.ts'
import { atHome } from './at-home.ts'
import { cards } from './cards.ts'
import { closedMarked } from './closed-marked.ts'
import { english, german } from './foreign.ts'
import { frameset } from './frameset.ts'
import { greenhouse } from './greenhouse.ts'
import { headings } from './headings.ts'
import { inrecruiting } from './inrecruiting.ts'
import { jsonLd } from './json-ld.ts'
import { lever } from './lever.ts'
import { microdata } from './microdata.ts'
import { newsPosts } from './news-posts.ts'
import { nextState } from './next-state.ts'
import { latinCharset, metaRefresh } from './old-servers.ts'
import { pagedList } from './paged-list.ts'
import { pdfList } from './pdf-list.ts'
import { personio } from './personio.ts'
import { prose } from './prose.ts'
import { robotsAll, robotsCareers, tdmReserved } from './restricted.ts'
import { scriptOnly } from './script-only.ts'
import { isOnSharedBoard, sharedBoard } from './shared-board.ts'
import { table } from './table.ts'
import { teamtailor } from './teamtailor.ts'
import { brochure, brochureNews, broken, dead, parked, shop, spontaneousOnly } from './without-positions.ts'
import { wordpress } from './wordpress.ts'
import { workable } from './workable.ts'

/** The kinds that a site may have after a redesign. */
const pageKinds: NonEmpty<Kind> = [headings, accordions, cards, table, wordpress, jsonLd, microdata, pagedList]
const boardKinds: NonEmpty<Kind> = [greenhouse, lever, teamtailor, personio, workable, inrecruiting, altamira]

export const allKinds: NonEmpty<Kind> = [
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

const mixes = [0, 1, 2].map((size) => new WeightedChoice(allKinds, ({ share }) => share[size] ?? 0))
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

function kindNamed(name: string): Kind {
  const kind = allKinds.find((one) => one.name === name)
  if (kind === undefined) throw new Error(`unknown kind: ${name}`)
  return kind
}
