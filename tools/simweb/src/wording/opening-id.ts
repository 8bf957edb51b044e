import type { PositionLife } from '../life.ts'
import type { Site } from '../model.ts'

/** The number of a position's publication, unique within a site and within a shared board. */
export function openingId(site: Site, life: PositionLife, edition: 0 | 1): number {
  return ((site.number % 9000) + 1) * 100_000 + ((life.cycle & 63) * 512 + life.slot) * 2 + edition
}

/**
 * Assigns trades to a site's positions in rotation, so that a title returns only after all others have been used:
 * two different positions of a site never have the same title at the same time.
 */
export function assignTrade<Item>(site: Site, life: PositionLife, trades: readonly Item[]): Item {
  const turn = life.slot + site.slots * (life.cycle & 255)
  const found = trades[(site.seed + turn * coprimeStep(trades.length)) % trades.length]
  if (found === undefined) throw new Error('the list of trades is empty')
  return found
}

function coprimeStep(length: number): number {
  let step = Math.max(1, Math.floor(length * 0.618))
  while (greatestDivisor(step, length) !== 1) step += 1
  return step
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
