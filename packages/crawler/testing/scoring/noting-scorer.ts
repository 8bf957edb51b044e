import { factOf } from '../../src/score/candidate-facts.ts'
import type { Scorer } from '../../src/score/scorer.ts'

/** A title that was weighed; `isNothingOpen` where it stands in a part of the page that says so. */
export type WeighedTitle = { title: string; confidence: number; isNothingOpen: boolean }

/** Scores as the other does and notes every title, also those of groups that the other need not weigh. */
export const notingScorer = (scorer: Scorer, weighed: WeighedTitle[]): Scorer => ({
  couldReach: () => true,
  scoreGroup(group) {
    const scores = scorer.scoreGroup(group)
    group.forEach(({ texts: { title }, numbers }, index) => {
      const isNothingOpen = factOf(numbers, 'nothingOpen') === 1
      weighed.push({ title, confidence: scores[index]?.confidence ?? 0, isNothingOpen })
    })
    return scores
  },
})
