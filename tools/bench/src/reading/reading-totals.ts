import { type Loss, lossCauses } from '@vedetta/crawler/testing/scoring/loss-cause'
import { scoreSites } from '@vedetta/crawler/testing/scoring/score-sites'
import type { ReadSite } from './read-site.ts'

type Lost = { cause: Loss['cause']; count: number; details: Record<string, number> }

/** What was counted on many sites together; it names none. */
export type ReadingTotals = {
  sites: number
  expected: number
  found: number
  right: number
  precision: number
  recall: number
  f1: number
  /** Every cause, in the order in which a visit works. */
  lost: Lost[]
  /** The share of the right positions with the right value. */
  fields: Record<string, number>
}

export function totalsOf(sites: readonly ReadSite[]): ReadingTotals {
  const { expectedPositions, foundPositions, matched, precision, recall, f1, fieldAccuracy } = scoreSites(sites)
  return {
    sites: sites.length,
    expected: expectedPositions,
    found: foundPositions,
    right: matched,
    precision,
    recall,
    f1,
    lost: lostByCause(sites),
    fields: fieldAccuracy,
  }
}

function lostByCause(sites: readonly ReadSite[]): Lost[] {
  const losses = sites.flatMap(({ fates }) => fates.expected.flatMap(({ loss }) => loss ?? []))
  return lossCauses.map((cause) => {
    const own = losses.filter((loss) => loss.cause === cause)
    const details = Map.groupBy(own, ({ detail }) => detail)
    return {
      cause,
      count: own.length,
      details: Object.fromEntries(
        [...details].flatMap(([detail, of]) => (detail === null ? [] : [[detail, of.length] as const])).sort(),
      ),
    }
  })
}

/** A table of what lost the positions. */
export function lossTable({ expected, right, lost }: ReadingTotals): string[] {
  return [
    `lost: ${expected - right} of ${expected} positions`,
    ...lost.map(({ cause, count, details }) => {
      const parts = Object.entries(details).map(([detail, of]) => `${detail}: ${of}`)
      return `  ${cause.padEnd(20)}${String(count).padStart(4)}${parts.length > 0 ? `   ${parts.join(', ')}` : ''}`
    }),
  ]
}
