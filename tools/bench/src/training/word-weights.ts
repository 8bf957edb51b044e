import { hashBits, type TextPart } from '@vedetta/crawler/score/text-features'
import { Draws } from '@vedetta/synthetic/random/draws'

export type WordExample = { features: Uint32Array; isPosition: boolean; weight: number }

export type LearnedWords = { bias: number; weights: Float64Array }

const epochs = 6
const rate = 0.1
const biasRate = 0.02
/** What is known well enough teaches nothing more. */
const minError = 0.01
const decay = 3e-4
const seed = 19

/** Logistic regression over hashed words by AdaGrad, in an order that depends on the seed alone. */
export function learnWords(part: TextPart, examples: readonly WordExample[]): LearnedWords {
  const weights = new Float64Array(1 << hashBits[part])
  const squares = new Float64Array(weights.length).fill(1e-4)
  const order = examples.flatMap(({ features }, index) => (features.length > 0 ? [index] : []))
  const draws = new Draws(seed).begin(2, 0)
  let bias = -2
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, draws)
    for (const index of order) {
      const { features, isPosition, weight } = examples[index] as WordExample
      const share = 1 / Math.sqrt(features.length)
      let sum = bias
      for (const feature of features) sum += (weights[feature] as number) * share
      const error = (1 / (1 + Math.exp(-sum)) - Number(isPosition)) * weight
      if (Math.abs(error) < minError) continue
      bias -= biasRate * error
      for (const feature of features) {
        const slope = error * share + decay * (weights[feature] as number)
        const square = (squares[feature] as number) + slope * slope
        squares[feature] = square
        weights[feature] = (weights[feature] as number) - (rate * slope) / Math.sqrt(square)
      }
    }
  }
  return { bias, weights }
}

export function shuffle(order: number[], draws: Draws): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = draws.below(index + 1)
    const kept = order[index] as number
    order[index] = order[other] as number
    order[other] = kept
  }
}
