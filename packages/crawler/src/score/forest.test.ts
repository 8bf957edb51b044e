import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestSum, plant, sumOfTrees } from './forest.ts'

const depth = 3
const inner = 2 ** depth - 1
const nodes = 2 ** (depth + 1) - 1
const inputs = 4

const number = fc.double({ min: -5, max: 5, noNaN: true })
const tree = fc
  .tuple(
    fc.array(fc.integer({ min: -1, max: inputs - 1 }), { minLength: inner, maxLength: inner }),
    fc.array(number, { minLength: nodes, maxLength: nodes }),
    fc.array(number, { minLength: nodes, maxLength: nodes }),
  )
  .map(([features, limits, values]) => ({
    features: Int16Array.from({ length: nodes }, (_, node) => features[node] ?? -1),
    limits: Float32Array.from(limits),
    values: Float32Array.from(values),
  }))

test('no inputs within a range give trees a sum above the highest of that range', () => {
  const range = fc.array(fc.tuple(number, number, fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: inputs,
    maxLength: inputs,
  })
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 5 }), range, (trees, ranges) => {
      const forest = plant(trees)
      const lowest = Float64Array.from(ranges, ([a, b]) => Math.min(a, b))
      const highest = Float64Array.from(ranges, ([a, b]) => Math.max(a, b))
      // Rounding may lead out of the range.
      const input = Float64Array.from(ranges, ([a, b, share]) =>
        Math.min(Math.max(a, b), Math.min(a, b) + share * Math.abs(a - b)),
      )
      expect(highestSum(forest, lowest, highest)).toBeGreaterThanOrEqual(sumOfTrees(forest, input))
      expect(highestSum(forest, input, input)).toBe(sumOfTrees(forest, input))
    }),
  )
})
