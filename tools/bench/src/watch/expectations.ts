import type { Day, World } from '@vedetta/simweb/model'
import { type TruePosition, type Truth, truthOf } from '@vedetta/simweb/truth'
import { viewOf } from '@vedetta/simweb/view'
import { siteAt } from '@vedetta/simweb/world'
import { boardOf } from './board.ts'

export type SiteDay = {
  number: number
  kind: string
  /** Whether a visitor that respects robots.txt and has no browser can read it. */
  isReadable: boolean
  /** The positions in Italy, which should be open in the tables at the end of the day. */
  expected: readonly TruePosition[]
  /** The positions outside Italy: the product may leave them out, so they are neither missed nor wrong, only wrongly closed. */
  abroad: readonly TruePosition[]
  /** Positions open in the ground truth, readable or not. */
  open: ReadonlySet<string>
  changes: Truth['changes']
}

/**
 * The expected state of each site at the end of each day, to be called day by day. A site that can't be read (down, closed
 * by robots.txt, rendered by scripts) keeps the positions of its last readable day; a board that was once found is read
 * even while the site that linked to it is down.
 */
export function createExpectations(world: World, numbers: readonly number[]): (day: Day) => SiteDay[] {
  const sites = numbers.map((number) => siteAt(world, number))
  const lastReadable = new Map<number, readonly TruePosition[]>()
  const boards = new Map<number, string>()

  return (day) =>
    sites.map((site): SiteDay => {
      const { number } = site
      if (site.slots === 0) {
        const kind = viewOf(site, day).kind.name
        return { number, kind, isReadable: true, expected: [], abroad: [], open: new Set(), changes: [] }
      }
      const { kind, state, isBoardDown, positions, changes } = truthOf(world, number, day)
      const board = boardOf(viewOf(site, day))?.url ?? null
      if (state === 'readable' && board !== null) boards.set(number, board)
      const isBoardKnown = board !== null && boards.get(number) === board
      const isReadable = !isBoardDown && (state === 'readable' || isBoardKnown)
      if (isReadable) lastReadable.set(number, positions)
      const open = new Set(positions.map(({ id }) => id))
      const known = lastReadable.get(number) ?? []
      const [expected, abroad] = [known.filter(({ isAbroad }) => !isAbroad), known.filter(({ isAbroad }) => isAbroad)]
      return { number, kind, isReadable, expected, abroad, open, changes }
    })
}
