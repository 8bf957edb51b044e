import type { PositionLife } from '../life.ts'
import type { Site } from '../model.ts'

/** The number under which a publication of a position is known: one of a site's, and of a shared board's. */
export function openingId(site: Site, life: PositionLife, edition: 0 | 1): number {
  return ((site.number % 9000) + 1) * 100_000 + ((life.cycle & 63) * 64 + life.slot) * 2 + edition
}

/**
 * The trades are dealt out to a site's positions one after the other, so that a title comes back only when all the
 * others had their turn: two adverts of a site that are not one position are not called alike.
 */
export function dealtTrade<Item>(site: Site, life: PositionLife, trades: readonly Item[]): Item {
  const turn = life.slot + site.slots * (life.cycle & 255)
  const found = trades[(site.seed + turn * coprimeStep(trades.length)) % trades.length]
  if (found === undefined) throw new Error('a site needs trades')
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
