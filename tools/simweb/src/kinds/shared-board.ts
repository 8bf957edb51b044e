import type { Kind, View, World } from '../model.ts'
import { withBoard } from './board-page.ts'
import { greenhouseBoard, greenhouseHosts, greenhouseJob } from './greenhouse.ts'

const members = 40
/** In the default mix one host in this many belongs to a shared board, together with its neighbours. */
const spacing = 125
const offset = 77

/** The distance between the numbers of two neighbouring members. */
const stepOf = ({ only }: World) => only?.length ?? spacing

export function isOnSharedBoard(number: number): boolean {
  return number % spacing === offset
}

/** The numbers of the companies that share a board; the first one names it. */
export function boardMembers(world: World, number: number): number[] {
  const step = stepOf(world)
  const first = number - (Math.floor(number / step) % members) * step
  return Array.from({ length: members }, (_, index) => first + index * step).filter((one) => one < world.hosts)
}

const tokenOf = ({ site }: View) => `gruppo-y${(boardMembers(site.world, site.number)[0] ?? 0).toString(36)}`

/** The first member of the board whose token is in a URL. */
export function boardNumberIn(address: string): number | null {
  const base36 =
    /\/gruppo-y([0-9a-z]{1,6})(?![a-z0-9-])/.exec(address)?.[1] ?? /[?&]for=gruppo-y([0-9a-z]{1,6})$/.exec(address)?.[1]
  return base36 === undefined ? null : Number.parseInt(base36, 36)
}

/** Forty companies of a group, each with its own site, and one board with the positions of all. */
export const sharedBoard: Kind = {
  name: 'shared-board',
  hosts: greenhouseHosts,
  share: [0, 0, 0],
  statesTotal: true,
  slots: [1, 1, 2],
  hasOwnPages: true,
  tells: 'advert',
  pages: (view) => {
    const token = tokenOf(view)
    const views = boardMembers(view.site.world, view.site.number).map((number) =>
      number === view.site.number ? view : view.other(number),
    )
    const posted = views.flatMap((one) => one.openings.map((opening) => ({ view: one, opening })))
    return withBoard(
      view,
      `https://boards.greenhouse.io/${token}`,
      `<p>Le posizioni di tutte le società del gruppo: <a href="https://boards.greenhouse.io/${token}">posizioni aperte</a></p>`,
      greenhouseBoard(view, token, posted),
    )
  },
  urlOf: (view, opening) => greenhouseJob(tokenOf(view), opening),
}
