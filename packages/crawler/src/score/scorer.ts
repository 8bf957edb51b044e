import {
  blockFactNames,
  type CandidateFacts,
  type CandidateTexts,
  type FactNumbers,
  factNames,
} from './candidate-facts.ts'
import { type Forest, highestSum, movesOf, sumOfTrees } from './forest.ts'
import { isSamePart, type TextPart, textFeatures, textParts } from './text-features.ts'

/** The weight of a word of one part; 0 for one that was never seen. */
export type WordWeights = (feature: number) => number

export type ScorerParts = {
  words: Record<TextPart, WordWeights>
  forest: Forest
  /** From the trees' sum to the logarithm of the odds. */
  calibration: { slope: number; offset: number }
}

/** `confidence` is the share of such candidates that are positions. */
export type Score = { readonly confidence: number; readonly reasons: Reason[] }

/** What counted, for (`weight` above 0) or against. */
type Reason = { fact: InputName; weight: number }

/** From here on, a candidate is more likely a position than not. */
export const acceptedConfidence = 0.5

export type Scorer = {
  scoreGroup(group: readonly CandidateFacts[]): Score[]
  /** Whether one of a group could be so confident, whatever its blocks say: of them nothing is known yet. */
  couldReach(confidence: number, group: readonly CandidateFacts[]): boolean
}

/** What trees decide by: sums of words of the candidate and of its group, and the plain facts. */
export const inputNames = [
  ...textParts.map((part) => `words_${part}` as const),
  ...textParts.map((part) => `groupWords_${part}` as const),
  ...factNames,
] as const

export type InputName = (typeof inputNames)[number]

export function createScorer(parts: ScorerParts): Scorer {
  const sumOf = rememberingLast((part, texts) => wordSum(parts.words[part], textFeatures(part, texts)))
  const { forest, calibration } = parts
  const confidenceOf = (sum: number) => 1 / (1 + Math.exp(-(calibration.slope * sum + calibration.offset)))
  const inputsOfGroup = (group: readonly CandidateFacts[]) =>
    inputsOf(
      group.map(({ texts }) => textParts.map((part) => sumOf(part, texts))),
      group.map(({ numbers }) => numbers),
    )
  return {
    couldReach(confidence, group) {
      const { lowest, highest } = rangesOf(inputsOfGroup(group))
      return calibration.slope <= 0 || confidenceOf(highestSum(forest, lowest, highest)) >= confidence
    },
    scoreGroup(group) {
      return inputsOfGroup(group).map((input) => {
        return {
          confidence: confidenceOf(sumOfTrees(forest, input)),
          // Worked out when asked for: most candidates are dropped by their confidence alone.
          get reasons() {
            return reasonsOf(movesOf(forest, input))
          },
        }
      })
    },
  }
}

const ofBlocks = new Set<InputName>(['words_block', 'groupWords_block', ...blockFactNames])
const placesOfBlocks = inputNames.flatMap((name, place) => (ofBlocks.has(name) ? [place] : []))

/** Between which numbers each input lies; what blocks say may be any. */
function rangesOf(inputs: readonly Float32Array[]): { lowest: Float32Array; highest: Float32Array } {
  const lowest = new Float32Array(inputNames.length).fill(Infinity)
  const highest = new Float32Array(inputNames.length).fill(-Infinity)
  for (const input of inputs)
    for (let place = 0; place < input.length; place++) {
      const value = input[place] as number
      if (value < (lowest[place] as number)) lowest[place] = value
      if (value > (highest[place] as number)) highest[place] = value
    }
  for (const place of placesOfBlocks) {
    lowest[place] = -Infinity
    highest[place] = Infinity
  }
  return { lowest, highest }
}

type SumOfPart = (part: TextPart, texts: CandidateTexts) => number

/** Records of a group have their heading in common, those of a page its title: a text that was just summed is not summed again. */
function rememberingLast(sumOf: SumOfPart): SumOfPart {
  const last = new Map<TextPart, { texts: CandidateTexts; sum: number }>()
  return (part, texts) => {
    const known = last.get(part)
    if (known && isSamePart(part, known.texts, texts)) return known.sum
    const sum = sumOf(part, texts)
    last.set(part, { texts, sum })
    return sum
  }
}

/** A group of records lends each of its members the mean of its words. */
export function inputsOf(sums: readonly (readonly number[])[], numbers: readonly FactNumbers[]): Float32Array[] {
  const means = textParts.map((_, part) => sums.reduce((sum, own) => sum + (own[part] ?? 0), 0) / sums.length)
  return sums.map((own, index) => {
    const input = new Float32Array(inputNames.length)
    input.set(own)
    input.set(means, textParts.length)
    input.set(numbers[index] ?? [], 2 * textParts.length)
    return input
  })
}

/** A long text is worth as much as a short one. */
export function wordSum(weights: WordWeights, features: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < features.length; index++) sum += weights(features[index] as number)
  return sum / Math.sqrt(Math.max(1, features.length))
}

/** Several facts may say the same to a person. */
const maxReasons = 16

/** The facts that moved the trees most, to either side. */
function reasonsOf(moves: Float64Array): Reason[] {
  return inputNames
    .map((fact, index) => ({ fact, weight: moves[index] as number }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, maxReasons)
}
