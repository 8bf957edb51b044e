import { minSureConfidence, type ReadingReason } from '@vedetta/contracts/positions/position-reading'
import type { Draws, NonEmpty } from '../random/draws.ts'

export type Certainty = { confidence: number; reasons: readonly ReadingReason[] }

/** As the scorer explains itself most often. */
const supports: NonEmpty<readonly ReadingReason[]> = [
  ['announced', 'title', 'requirements', 'application'],
  ['title', 'siblings', 'careers_page'],
  ['advert_text', 'own_page', 'place', 'terms'],
  ['requirements', 'title', 'dated'],
]
const doubts: NonEmpty<readonly ReadingReason[]> = [
  ['unusual_title', 'announced'],
  ['unlike_list', 'title', 'place'],
  ['not_announced', 'outside_careers', 'title'],
  ['outside_careers', 'title', 'place'],
]
const firstSure = Math.round(minSureConfidence * 100)
const published: readonly ReadingReason[] = ['published_data']

/** A third is published as data; of the rest, one in eight is to be checked. */
export function drawCertainty(draws: Draws): Certainty {
  if (draws.chance(1 / 3)) return { confidence: 1, reasons: published }
  const isSure = draws.chance(7 / 8)
  const hundredths = isSure ? draws.between(firstSure, 99) : draws.between(50, firstSure - 1)
  return { confidence: hundredths / 100, reasons: draws.pick(isSure ? supports : doubts) }
}
