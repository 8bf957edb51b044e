import type { Day, World } from '@vedetta/simweb/model'
import { truthOf } from '@vedetta/simweb/truth'
import { siteAt } from '@vedetta/simweb/world'

/** A site that opens a position in Italy on one day of the period, and is readable without a browser before and then. */
export type OpeningSite = { readonly number: number; readonly vat: string; readonly day: Day }

/** The first sites of the world that open so many positions, one each. */
export function openingSites(world: World, { from, days }: { from: Day; days: number }, wanted: number): OpeningSite[] {
  const sites: OpeningSite[] = []
  for (let number = 0; number < world.hosts && sites.length < wanted; number++) {
    if (siteAt(world, number).slots === 0) continue
    const before = truthOf(world, number, from)
    if (before.state !== 'readable' || before.kind === 'shared-board') continue
    const opening = openingIn(world, number, from, days)
    if (opening !== null) sites.push({ number, vat: before.vat, day: opening })
  }
  return sites
}

/** The one day after the first on which the site opens a position; null if there is none, or more. */
function openingIn(world: World, number: number, from: Day, days: number): Day | null {
  const opened = Array.from({ length: days }, (_, n) => from + n + 1).filter((day) => {
    const { state, changes, positions } = truthOf(world, number, day)
    const isItalian = (id: string) => positions.some((position) => position.id === id && !position.isAbroad)
    return state === 'readable' && changes.some(({ what, id }) => what === 'opened' && isItalian(id))
  })
  return opened.length === 1 ? (opened[0] ?? null) : null
}
