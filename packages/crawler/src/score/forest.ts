/** The trees' nodes in one row. A node with a feature of -1 is a leaf; an input up to the limit goes to `lower`, any other to `higher`. */
export type Forest = {
  /** The first node of each tree. */
  roots: Uint16Array
  features: Int16Array
  limits: Float32Array
  lower: Uint16Array
  higher: Uint16Array
  /** What the tree would say at each node. */
  values: Float32Array
}

export function sumOfTrees({ roots, features, limits, lower, higher, values }: Forest, input: Float32Array): number {
  let sum = 0
  for (let node of roots) {
    for (let feature = features[node] as number; feature >= 0; feature = features[node] as number)
      node = ((input[feature] as number) <= (limits[node] as number) ? lower[node] : higher[node]) as number
    sum += values[node] as number
  }
  return sum
}

/** The highest sum for any inputs between these. */
export function highestSum(forest: Forest, lowest: Float32Array, highest: Float32Array): number {
  const { roots, features, limits, lower, higher, values } = forest
  const highestBelow = (node: number): number => {
    const feature = features[node] as number
    if (feature < 0) return values[node] as number
    const limit = limits[node] as number
    if ((highest[feature] as number) <= limit) return highestBelow(lower[node] as number)
    if ((lowest[feature] as number) > limit) return highestBelow(higher[node] as number)
    return Math.max(highestBelow(lower[node] as number), highestBelow(higher[node] as number))
  }
  let sum = 0
  for (const root of roots) sum += highestBelow(root)
  return sum
}

/** How far each input moved the sum, tree by tree. */
export function movesOf({ roots, features, limits, lower, higher, values }: Forest, input: Float32Array): Float64Array {
  const moves = new Float64Array(input.length)
  for (let node of roots)
    for (let feature = features[node] as number; feature >= 0; feature = features[node] as number) {
      const next = ((input[feature] as number) <= (limits[node] as number) ? lower[node] : higher[node]) as number
      moves[feature] = (moves[feature] as number) + (values[next] as number) - (values[node] as number)
      node = next
    }
  return moves
}
