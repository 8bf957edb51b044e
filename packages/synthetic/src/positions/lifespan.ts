import { dayMs } from '@vedetta/contracts/text/durations'
import type { SyntheticSite } from '../companies/site.ts'
import type { Draws, NonEmpty } from '../random/draws.ts'

/** The index of a position, from 0, among all. */
export type PositionOrder = { index: number; of: number; now: number }

/** When a position was first seen and, if it is no longer there, when and why it closed. */
export type Lifespan = { firstSeen: number; closed: { at: number; reason: string } | null }

const oldest = 120 * dayMs
/** Share of closed adverts at an age of 120 days, less for younger ones: 12 % overall. */
const closedShareOfOldest = 0.312
const reasons: NonEmpty<string> = ['missing', 'missing', 'missing', 'closed_on_page', 'expired']

/** Numbers are assigned as positions are found, so higher numbers were seen later; recent ones are denser. */
export function drawLifespan(draws: Draws, site: SyntheticSite, { index, of, now }: PositionOrder): Lifespan {
  const age = (1 - (index + 0.5) / of) ** 1.6
  // No position is seen after the last visit of the site.
  const lastRead = site.lastCompleteRead ?? now
  const firstSeen = Math.min(now - age * oldest, lastRead)
  if (!draws.chance(closedShareOfOldest * age)) return { firstSeen, closed: null }
  const at = firstSeen + (lastRead - firstSeen) * (0.15 + 0.85 * draws.unit())
  return { firstSeen, closed: { at, reason: draws.pick(reasons) } }
}
