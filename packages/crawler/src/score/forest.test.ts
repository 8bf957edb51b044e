import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Forest, highestSum, movesOf, sumOfTrees } from './forest.ts'

const inputs = 4
const maxDepth = 3

const number = fc.double({ min: -5, max: 5, noNaN: true }).map(Math.fround)

type Node = { feature: number; limit: number; value: number; lower?: Node; higher?: Node }

const { tree } = fc.letrec<{ tree: Node }>((tie) => ({
  tree: fc.oneof(
    { maxDepth, withCrossShrink: true },
    fc.record({ feature: fc.constant(-1), limit: fc.constant(0), value: number }),
    fc.record({
      feature: fc.integer({ min: 0, max: inputs - 1 }),
      limit: number,
      value: number,
      lower: tie('tree'),
      higher: tie('tree'),
    }),
  ),
}))

function planted(trees: readonly Node[]): Forest {
  const nodes: { feature: number; limit: number; value: number; lower: number; higher: number }[] = []
  const add = ({ feature, limit, value, lower, higher }: Node): number => {
    const node = { feature, limit, value, lower: 0, higher: 0 }
    const place = nodes.push(node) - 1
    if (lower && higher) Object.assign(node, { lower: add(lower), higher: add(higher) })
    return place
  }
  const roots = trees.map(add)
  return {
    roots: Uint16Array.from(roots),
    features: Int16Array.from(nodes, ({ feature }) => feature),
    limits: Float32Array.from(nodes, ({ limit }) => limit),
    lower: Uint16Array.from(nodes, ({ lower }) => lower),
    higher: Uint16Array.from(nodes, ({ higher }) => higher),
    values: Float32Array.from(nodes, ({ value }) => value),
  }
}

const forest = fc.array(tree, { minLength: 1, maxLength: 5 }).map(planted)

test('no inputs within a range give trees a sum above the highest of that range', () => {
  const range = fc.array(fc.tuple(number, number, fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: inputs,
    maxLength: inputs,
  })
  fc.assert(
    fc.property(forest, range, (trees, ranges) => {
      const lowest = Float32Array.from(ranges, ([a, b]) => Math.min(a, b))
      const highest = Float32Array.from(ranges, ([a, b]) => Math.max(a, b))
      // Rounding may lead out of the range.
      const input = Float32Array.from(ranges, ([a, b, share]) =>
        Math.min(Math.max(a, b), Math.max(Math.min(a, b), Math.min(a, b) + share * Math.abs(a - b))),
      )
      expect(highestSum(trees, lowest, highest)).toBeGreaterThanOrEqual(sumOfTrees(trees, input))
      expect(highestSum(trees, input, input)).toBe(sumOfTrees(trees, input))
    }),
  )
})

test('the moves of all inputs lead from the values of the roots to the sum', () => {
  const input = fc.array(number, { minLength: inputs, maxLength: inputs }).map((some) => Float32Array.from(some))
  fc.assert(
    fc.property(forest, input, (trees, some) => {
      const start = trees.roots.reduce((sum, root) => sum + (trees.values[root] ?? 0), 0)
      const moved = movesOf(trees, some).reduce((sum, move) => sum + move, start)
      expect(moved).toBeCloseTo(sumOfTrees(trees, some), 4)
    }),
  )
})
