import figures from './reading-quality.json' with { type: 'json' }

/** A share, and the interval that holds it in 95 of 100 samples of as many sites. */
export type QualityEstimate = { value: number; from: number; to: number }

/** Reported positions of one class of certainty, and how many of them are positions. */
export type QualityCount = { found: number; right: number }

/** How well recorded sites are read that the reader learned nothing from. */
export type QualityRow = {
  /** Sites as companies made them, or written for measuring. */
  kind: 'real' | 'written'
  /** `held_out`: learned from the other companies, in turn. `first_look`: sites that nobody had seen. */
  how: 'held_out' | 'first_look'
  measuredAt: string
  readerVersion: number
  /** The sets of sites that the weights learned from, but for those that were read. */
  learnedFrom: readonly { name: string; sites: number }[]
  /** How often the companies were divided anew; 1 for a first look. */
  partitions: number
  sites: number
  sitesWithPositions: number
  positions: number
  /** Sites left out, because careful people label them differently. */
  disputedSites: number
  precision: QualityEstimate
  recall: QualityEstimate
  f1: QualityEstimate
  /** Sites without a position that show one: on average, and of how many. */
  spoilt: { sites: number; of: number }
  sure: QualityCount
  unsure: QualityCount
}

/** Written by `pnpm bench publish-reading`, never by hand. */
export const readingQuality: { rows: readonly QualityRow[] } = figures as { rows: QualityRow[] }
