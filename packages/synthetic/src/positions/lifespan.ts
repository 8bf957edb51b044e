import { dayMs } from '@vedetta/contracts/durations'
import type { SyntheticSite } from '../companies/site.ts'
import type { Draws, NonEmpty } from '../random/draws.ts'

/** Where a position stands among all: its index, from 0, of how many. */
export type PositionOrder = { index: number; of: number; now: number }

/** When a position was first seen and, if it is no longer there, when and why it closed. */
export type Lifespan = { firstSeen: number; closed: { at: number; reason: string } | null }

const oldest = 120 * dayMs
/** Of an advert of 120 days; the younger, the less. Makes 12 % of all. */
const closedShareOfOldest = 0.312
const reasons: NonEmpty<string> = ['missing', 'missing', 'missing', 'closed_on_page', 'expired']

/** Numbers are given as positions are found, so the later the number the later it was seen; recent ones are denser. */
export function drawLifespan(draws: Draws, site: SyntheticSite, { index, of, now }: PositionOrder): Lifespan {
  const age = (1 - (index + 0.5) / of) ** 1.6
  // Nothing is seen after the site was last read.
  const lastRead = site.lastCompleteRead ?? now
  const firstSeen = Math.min(now - age * oldest, lastRead)
  if (!draws.chance(closedShareOfOldest * age)) return { firstSeen, closed: null }
  const at = firstSeen + (lastRead - firstSeen) * (0.15 + 0.85 * draws.unit())
  return { firstSeen, closed: { at, reason: draws.pick(reasons) } }
}
