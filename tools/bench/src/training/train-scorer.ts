import { type FactNumbers, factOf, withFacts } from '@vedetta/crawler/score/candidate-facts'
import { inputsOf, type ScorerParts, wordSum } from '@vedetta/crawler/score/scorer'
import { encodeScorer } from '@vedetta/crawler/score/scorer-file'
import { type TextPart, textFeatures, textParts } from '@vedetta/crawler/score/text-features'
import type { LearnedSet } from '@vedetta/crawler/score/weights-file'
import { type LearnedTrees, learnTrees, type TreeExample, treeValue } from './boosted-trees.ts'
import { shareOf } from './share-of.ts'
import type { TrainingRow } from './training-rows.ts'
import { learnWords } from './word-weights.ts'

const folds = 5
const calibrationFolds = 2
/** As often as in sites that nobody tuned on, the vocabularies are made not to know a trade. */
const unknownTrades = 0.2
const unknownLanguages = 0.2
/** Sites as the web has them count more than written ones. */
const untunedWeight = 3

export type Trained = {
  words: Record<TextPart, Float64Array>
  trees: LearnedTrees
  calibration: ScorerParts['calibration']
}

type Example = TrainingRow & { features: Record<TextPart, Uint32Array>; isRoleKnown: boolean }

/**
 * Words first, then trees over the words' sums and the plain facts. What words say of a site for the trees to learn from is learned
 * without that site, or the trees would trust words too much; the same holds for the calibration.
 */
export function trainScorer(rows: readonly TrainingRow[]): Trained {
  const examples = rows.map(
    (row): Example => ({
      ...row,
      weight: row.weight * (row.isTuned ? 1 : untunedWeight),
      features: Object.fromEntries(
        textParts.map((part) => [part, Uint32Array.from(textFeatures(part, row.facts.texts))]),
      ) as Example['features'],
      isRoleKnown: !(row.isTuned && row.isPosition && shareOf(`${row.site} ${row.facts.texts.title}`) < unknownTrades),
    }),
  )
  const inputs = treeExamples(examples)
  const trees = learnTrees(inputs)
  return { words: learnAllWords(examples), trees, calibration: calibrate(examples, inputs) }
}

export const encodeTrained = ({ words, trees, calibration }: Trained, sets: LearnedSet[]): Uint8Array =>
  encodeScorer({ words, ...trees, calibration, sets })

const learnAllWords = (examples: readonly Example[]) =>
  Object.fromEntries(textParts.map((part) => [part, learnPart(part, examples).weights])) as Trained['words']

const learnPart = (part: TextPart, examples: readonly Example[]) =>
  learnWords(
    part,
    examples.map(({ features, isPosition, weight }) => ({ features: features[part], isPosition, weight })),
  )

const foldOf = (company: string, salt: string, count = folds) => Math.floor(shareOf(`${salt} ${company}`) * count)

export const testFolds = 5

/** Each partition of the companies into folds is another sample: a site with many positions weighs in one fold. */
export const testFoldOf = (company: string, partition: number): number => foldOf(company, `test ${partition}`)

const unknownWords = textParts.map(() => 0)

/** Some written pages are learned from as if every word were unknown, as in a language that few of them have. */
const isInUnknownLanguage = ({ site, group, isTuned }: Example) =>
  isTuned && shareOf(`${site} ${group} language`) < unknownLanguages

/** Each example with the sums of words that were learned from other sites. */
function treeExamples(examples: readonly Example[]): TreeExample[] {
  const sums = examples.map(() => new Array<number>(textParts.length).fill(0))
  const foldsOf = new Map(examples.map(({ company }) => [company, foldOf(company, 'words')]))
  for (const [index, part] of textParts.entries())
    for (let fold = 0; fold < folds; fold++) {
      const isOf = ({ company }: Example) => foldsOf.get(company) === fold
      const { weights } = learnPart(
        part,
        examples.filter((one) => !isOf(one)),
      )
      const known = (feature: number) => weights[feature] as number
      examples.forEach((one, at) => {
        if (isOf(one)) (sums[at] as number[])[index] = wordSum(known, one.features[part])
      })
    }
  const inputs = new Array<TreeExample>(examples.length)
  const sites = new Map([...new Set(examples.map(({ site }) => site))].map((site, index) => [site, index]))
  const groups = Map.groupBy(examples.keys(), (at) => `${examples[at]?.site} ${examples[at]?.group}`)
  for (const group of groups.values()) {
    const numbers = withUnknownTrades(group.map((at) => examples[at] as Example))
    const [first] = group
    const isForeign = first !== undefined && isInUnknownLanguage(examples[first] as Example)
    inputsOf(
      group.map((at) => (isForeign ? unknownWords : (sums[at] as number[]))),
      numbers,
    ).forEach((own, index) => {
      const at = group[index] as number
      const { isPosition, weight, site } = examples[at] as Example
      inputs[at] = { inputs: own, isPosition, weight, site: sites.get(site) ?? 0 }
    })
  }
  return inputs
}

function withUnknownTrades(group: readonly Example[]): FactNumbers[] {
  const roleOf = ({ facts, isRoleKnown }: Example) => (isRoleKnown ? factOf(facts.numbers, 'isRole') : 0)
  const groupRoles = group.reduce((sum, one) => sum + roleOf(one), 0) / group.length
  return group.map((one) => withFacts(one.facts.numbers, { isRole: roleOf(one), groupRoles }))
}

/** Slope and offset that make the trees' sums, each learned without the site, the logarithm of the odds. */
function calibrate(examples: readonly Example[], inputs: readonly TreeExample[]): ScorerParts['calibration'] {
  const points: { sum: number; isPosition: boolean; weight: number }[] = []
  // Candidates of sites that vocabularies were tuned on, and of drawn pages, are surer than those of the web.
  const hasTypical = examples.some(({ isTuned }) => !isTuned)
  const isTypical = (index: number) => !hasTypical || examples[index]?.isTuned === false
  for (let fold = 0; fold < calibrationFolds; fold++) {
    const isOf = (index: number) => foldOf((examples[index] as Example).company, 'trees', calibrationFolds) === fold
    const { trees, start } = learnTrees(inputs.filter((_, index) => !isOf(index)))
    inputs.forEach((one, index) => {
      if (isOf(index) && isTypical(index)) points.push({ ...one, sum: treeSum({ trees, start }, one.inputs) })
    })
  }
  let [slope, offset] = [1, 0]
  for (let step = 0; step < 2_000; step++) {
    let [bySlope, byOffset, total] = [0, 0, 0]
    for (const { sum, isPosition, weight } of points) {
      const error = (1 / (1 + Math.exp(-(slope * sum + offset))) - Number(isPosition)) * weight
      bySlope += error * sum
      byOffset += error
      total += weight
    }
    slope -= (0.5 * bySlope) / total
    offset -= (0.5 * byOffset) / total
  }
  return { slope, offset }
}

const treeSum = ({ trees, start }: Pick<LearnedTrees, 'trees' | 'start'>, inputs: Float64Array) =>
  trees.reduce((sum, tree) => sum + treeValue(tree, inputs), start)
