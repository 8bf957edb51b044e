/** `feature` of -1 is a leaf; the children of node n are 2n + 1 and 2n + 2. `values` are what the tree would say at each node. */
export type Tree = { features: Int16Array; limits: Float32Array; values: Float32Array }

/** All trees in one row, each with the same number of nodes. */
export type Forest = Tree & { nodes: number }

export function plant(trees: readonly Tree[]): Forest {
  const nodes = Math.max(1, ...trees.map(({ features }) => features.length))
  const forest = {
    features: new Int16Array(trees.length * nodes).fill(-1),
    limits: new Float32Array(trees.length * nodes),
    values: new Float32Array(trees.length * nodes),
    nodes,
  }
  for (const [index, { features, limits, values }] of trees.entries()) {
    forest.features.set(features, index * nodes)
    forest.limits.set(limits, index * nodes)
    forest.values.set(values, index * nodes)
  }
  return forest
}

export function sumOfTrees({ features, limits, values, nodes }: Forest, input: Float64Array): number {
  let sum = 0
  for (let root = 0; root < features.length; root += nodes) {
    let node = 0
    for (let feature = features[root] as number; feature >= 0; feature = features[root + node] as number)
      node = 2 * node + ((input[feature] as number) < (limits[root + node] as number) ? 1 : 2)
    sum += values[root + node] as number
  }
  return sum
}

/** The highest sum for any inputs between these. */
export function highestSum(forest: Forest, lowest: Float64Array, highest: Float64Array): number {
  const { features, limits, values, nodes } = forest
  const highestBelow = (root: number, node: number): number => {
    const feature = features[root + node] as number
    if (feature < 0) return values[root + node] as number
    const limit = limits[root + node] as number
    if ((highest[feature] as number) < limit) return highestBelow(root, 2 * node + 1)
    if ((lowest[feature] as number) >= limit) return highestBelow(root, 2 * node + 2)
    return Math.max(highestBelow(root, 2 * node + 1), highestBelow(root, 2 * node + 2))
  }
  let sum = 0
  for (let root = 0; root < features.length; root += nodes) sum += highestBelow(root, 0)
  return sum
}
