import type { Tree } from '@vedetta/crawler/score/forest'
import { Draws } from '@vedetta/synthetic/random/draws'

/** `site` is a number for the site it comes from. */
export type TreeExample = { inputs: Float64Array; isPosition: boolean; weight: number; site: number }

export type LearnedTrees = { trees: Tree[]; start: number; depth: number }

const treeCount = 120
const depth = 4
const rate = 0.1
/** Against leaves that few examples decide. */
const smoothing = 5
const minCurvature = 0.15
const minGain = 1e-3
const maxBins = 32
const start = -2
/** Each tree sees a part of the sites and of the features, so that none of them decides alone. */
const siteShare = 0.6
const featureShare = 0.5
const seed = 19

type Columns = { bins: Uint8Array[]; limits: number[][] }

/** Gradient boosting of the logistic loss; each split is the best of at most 32 limits of a feature. Deterministic. */
export function learnTrees(examples: readonly TreeExample[]): LearnedTrees {
  const columns = columnsOf(examples)
  const sums = new Float64Array(examples.length).fill(start)
  const slopes = new Float64Array(examples.length)
  const curvatures = new Float64Array(examples.length)
  const trees = Array.from({ length: treeCount }, (_, number) => {
    examples.forEach(({ isPosition, weight }, index) => {
      const share = 1 / (1 + Math.exp(-(sums[index] as number)))
      slopes[index] = (share - Number(isPosition)) * weight
      curvatures[index] = Math.max(1e-6, share * (1 - share)) * weight
    })
    const tree = emptyTree()
    const isSeen = partOf(seed, number)
    const isUsed = partOf(seed + 1, number)
    const members = examples.keys().filter((index) => isSeen((examples[index] as TreeExample).site, siteShare))
    const features = columns.bins.keys().filter((feature) => isUsed(feature, featureShare))
    grow(tree, 0, Int32Array.from(members), { columns, features: [...features], slopes, curvatures })
    examples.forEach(({ inputs }, index) => {
      sums[index] = (sums[index] as number) + treeValue(tree, inputs)
    })
    return tree
  })
  return { trees, start, depth }
}

/** What a tree says of a candidate. */
export function treeValue({ features, limits, values }: Tree, inputs: Float64Array): number {
  let node = 0
  for (let feature = features[0] as number; feature >= 0; feature = features[node] as number)
    node = 2 * node + ((inputs[feature] as number) < (limits[node] as number) ? 1 : 2)
  return values[node] as number
}

/** Whether a thing belongs to the part of all that a tree is given: the same for the same numbers. */
function partOf(stream: number, tree: number): (thing: number, share: number) => boolean {
  const draws = new Draws(stream)
  return (thing, share) => draws.begin(tree, thing).unit() < share
}

function columnsOf(examples: readonly TreeExample[]): Columns {
  const limits: number[][] = []
  const bins: Uint8Array[] = []
  for (let feature = 0; feature < (examples[0]?.inputs.length ?? 0); feature++) {
    const values = Float64Array.from(examples, ({ inputs }) => inputs[feature] as number)
    const own = limitsOf(values.toSorted())
    limits.push(own)
    bins.push(Uint8Array.from(values, (value) => countUpTo(own, value)))
  }
  return { bins, limits }
}

/** How many of the sorted limits are not above the value. */
function countUpTo(limits: readonly number[], value: number): number {
  let [low, high] = [0, limits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value >= (limits[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}

function limitsOf(sorted: Float64Array): number[] {
  const distinct = [...new Set(sorted)]
  const candidates =
    distinct.length <= maxBins
      ? distinct.slice(1).map((value, index) => (value + (distinct[index] as number)) / 2)
      : Array.from(
          { length: maxBins - 1 },
          (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / maxBins)] as number,
        )
  // Kept as 32 bits in the file of weights: a limit must mean the same there.
  return [...new Set(candidates.map(Math.fround))]
}

const nodeCount = 2 ** (depth + 1) - 1

const emptyTree = (): Tree => ({
  features: new Int16Array(nodeCount).fill(-1),
  limits: new Float32Array(nodeCount),
  values: new Float32Array(nodeCount),
})

type State = { columns: Columns; features: readonly number[]; slopes: Float64Array; curvatures: Float64Array }

/** Fills the node and those below it. */
function grow(tree: Tree, node: number, members: Int32Array, state: State): void {
  const { slopes, curvatures, columns } = state
  let slope = 0
  let curvature = 0
  for (const member of members) {
    slope += slopes[member] as number
    curvature += curvatures[member] as number
  }
  tree.values[node] = (-rate * slope) / (curvature + smoothing)
  const split = 2 * node + 2 < nodeCount ? bestSplit(members, slope, curvature, state) : null
  if (split === null) return
  tree.features[node] = split.feature
  tree.limits[node] = columns.limits[split.feature]?.[split.bin] as number
  const bins = columns.bins[split.feature] as Uint8Array
  const isBelow = (member: number) => (bins[member] as number) <= split.bin
  grow(tree, 2 * node + 1, members.filter(isBelow), state)
  grow(
    tree,
    2 * node + 2,
    members.filter((member) => !isBelow(member)),
    state,
  )
}

function bestSplit(
  members: Int32Array,
  slope: number,
  curvature: number,
  { columns, features, slopes, curvatures }: State,
) {
  let best: { feature: number; bin: number } | null = null
  let bestGain = minGain
  const whole = slope ** 2 / (curvature + smoothing)
  const slopeOf = new Float64Array(maxBins + 1)
  const curvatureOf = new Float64Array(maxBins + 1)
  for (const feature of features) {
    const last = columns.limits[feature]?.length ?? 0
    if (last === 0) continue
    const bins = columns.bins[feature] as Uint8Array
    slopeOf.fill(0)
    curvatureOf.fill(0)
    for (const member of members) {
      const bin = bins[member] as number
      slopeOf[bin] = (slopeOf[bin] as number) + (slopes[member] as number)
      curvatureOf[bin] = (curvatureOf[bin] as number) + (curvatures[member] as number)
    }
    let below = 0
    let curvatureBelow = 0
    for (let bin = 0; bin < last; bin++) {
      below += slopeOf[bin] as number
      curvatureBelow += curvatureOf[bin] as number
      if (curvatureBelow < minCurvature || curvature - curvatureBelow < minCurvature) continue
      const gain =
        below ** 2 / (curvatureBelow + smoothing) +
        (slope - below) ** 2 / (curvature - curvatureBelow + smoothing) -
        whole
      if (gain > bestGain) {
        bestGain = gain
        best = { feature, bin }
      }
    }
  }
  return best
}
