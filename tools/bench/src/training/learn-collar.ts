import {
  type CollarFeatures,
  type CollarPart,
  collarParts,
  collarSizes,
} from '@vedetta/crawler/normalise/collar-features'
import { featureShare, type LearnedCollar } from '@vedetta/crawler/normalise/collar-weights'
import { Draws } from '@vedetta/synthetic/random/draws'
import { shuffled } from '../harness/shuffled.ts'

export type CollarExample = { features: CollarFeatures; isBlue: boolean; weight: number }

const epochs = 12
const rate = 0.1
const startRate = 0.02
const decay = 1e-4
const seed = 38

type Table = { weights: Float64Array; squares: Float64Array }

/** Logistic regression over hashed words by AdaGrad, in an order that depends on the seed alone. */
export function learnCollar(examples: readonly CollarExample[]): LearnedCollar {
  const tables = Object.fromEntries(collarParts.map((part) => [part, tableOf(part)])) as Record<CollarPart, Table>
  let order = [...examples.keys()]
  const draws = new Draws(seed).begin(2, 0)
  let start = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    order = shuffled(order, draws)
    for (const index of order) {
      const { features, isBlue, weight } = examples[index] as CollarExample
      const odds = collarParts.reduce((sum, part) => sum + sumOf(tables[part], part, features[part]), start)
      const error = (1 / (1 + Math.exp(-odds)) - Number(isBlue)) * weight
      start -= startRate * error
      for (const part of collarParts) correct(tables[part], features[part], error * featureShare(part, features[part]))
    }
  }
  return { start, weights: { title: tables.title.weights, text: tables.text.weights } }
}

function tableOf(part: CollarPart): Table {
  const size = collarSizes[part]
  return { weights: new Float64Array(size), squares: new Float64Array(size).fill(1e-4) }
}

function sumOf({ weights }: Table, part: CollarPart, features: Uint32Array): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] as number
  return sum * featureShare(part, features)
}

function correct({ weights, squares }: Table, features: Uint32Array, error: number): void {
  for (const feature of features) {
    const slope = error + decay * (weights[feature] as number)
    const square = (squares[feature] as number) + slope * slope
    squares[feature] = square
    weights[feature] = (weights[feature] as number) - (rate * slope) / Math.sqrt(square)
  }
}
