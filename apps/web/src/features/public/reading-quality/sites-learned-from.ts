import type { QualityRow } from '@vedetta/contracts/watch/reading-quality'

/** Pages that the learning draws by itself are no sites. */
export const sitesLearnedFrom = ({ learnedFrom }: QualityRow): number =>
  learnedFrom.reduce((sum, { name, sites }) => sum + (name === 'drawn' ? 0 : sites), 0)
